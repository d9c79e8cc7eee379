// The script of a shared chart: a person may choose the bodies of the wheel, and print the page.
import { watchPrinting } from '../print.js'
import { watchWheels } from '../wheel.js'

watchWheels(document.getElementById('view'))
watchPrinting()
