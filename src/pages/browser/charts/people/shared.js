// The script of a shared chart: a person may choose the bodies of the wheel.
import { watchWheels } from '../wheel.js'

watchWheels(document.getElementById('view'))
