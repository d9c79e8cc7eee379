import type { DisplaySettings } from '../../contract/chart-style.ts'
import type { ChartBirth } from '../../contract/charts.ts'
import type { Feature } from '../../contract/natal.ts'

type Shown = DisplaySettings | null | undefined

/** Names of `display_settings` for points that no chart has by default, and the features that add them. */
const ASKED: Readonly<Record<string, Feature>> = {
  true_node: 'true_node',
  true_lilith: 'true_lilith',
  south_node: 'south_node',
  mean_south_node: 'south_node',
  true_south_node: 'true_south_node',
  pholus: 'pholus',
  ceres: 'ceres',
  pallas: 'pallas',
  juno: 'juno',
  vesta: 'vesta',
  vertex: 'vertex',
  part_of_fortune: 'part_of_fortune',
  part_of_spirit: 'part_of_spirit',
}

/** A birth whose chart has the points of the image. Options next to the birth (`over`) take precedence. */
export function withShown(birth: ChartBirth & { readonly display_settings?: Shown }, over?: Shown): ChartBirth {
  const shown: Readonly<Record<string, boolean | undefined>> = { ...birth.display_settings, ...over }
  const asked = Object.entries(ASKED).flatMap(([name, feature]) => (shown[name] === true ? [feature] : []))
  return asked.length === 0
    ? birth
    : { ...birth, include_features: [...new Set([...(birth.include_features ?? []), ...asked])] }
}
