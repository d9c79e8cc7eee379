import { NatalWheelRequest } from '../../contract/charts/requests.ts'
import { ADA, exampleBirth, LOOKS } from '../shown.ts'
import { picture, technique } from '../technique.ts'

/** The wheel of a birth. Its data have an operation of their own, which also takes orders of reports. */
export const NATAL_WHEEL = technique({
  id: 'natal',
  faces: {
    picture: picture({
      names: { chart_natal: '/api/v1/natal/chart/' },
      summary: 'The wheel of a natal chart',
      body: NatalWheelRequest,
      carrier: null,
      dataSummary: 'The content of the wheel of a natal chart as data',
      facts: {},
      read: (input) => ({ input }),
      page: {
        slug: 'chart-natal',
        title: 'Natal chart image',
        about: 'The wheel of a birth, as SVG, PNG or PDF.',
        group: 'Chart images',
        births: { '': 'Birth' },
        first: ['theme_type', 'layout', 'house_system', 'size'],
        example: { ...exampleBirth(''), theme_type: 'midnight' },
      },
      tool: {
        omits: LOOKS,
        asks: { births: [''] },
        hasApp: true,
        title: 'Image of a natal chart',
        description: `The wheel of a natal chart as an image, with its data. Use it when the person wants to see the chart. For data only, v1_natal_calculate is cheaper. Ask for the birth, never invent it.`,
        example: ADA,
        question: { asked: 'Can you draw my chart?', says: /Ascendant \d\d°\d\d' \w{3}/ },
      },
      words: {},
    }),
  },
})
