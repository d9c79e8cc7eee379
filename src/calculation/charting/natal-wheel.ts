import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import type { Language } from '../../languages/language.ts'
import type { WheelContent, WheelStar } from '../../wheel/content.ts'
import { captionOf, descriptionOf } from './caption.ts'
import type { CastBirth } from './cast.ts'
import { ringOf, wheelAspects } from './rings.ts'
import type { PlacedStar } from './stars.ts'

/** The natal chart alone, with fixed stars. */
export const natalWheel = (cast: CastBirth, stars: readonly PlacedStar[], language: Language): WheelContent => ({
  kind: 'natal',
  language,
  inner: ringOf('natal', cast.chart, language),
  outer: null,
  aspects: wheelAspects(cast.chart),
  stars: stars.map(
    ({ star, position }): WheelStar => ({ id: star.id, name: star.name, longitude: position.longitude }),
  ),
  title: filled(CATALOGUES[language].charts.titles.natal, { name: cast.name }),
  description: descriptionOf(cast, language),
  caption: [{ ring: null, lines: captionOf(cast, language) }],
})
