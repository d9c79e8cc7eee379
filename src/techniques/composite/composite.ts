import { ADA, BO, exampleBirth, LOOKS_AND_LANGUAGE, SYDNEY } from '../shown.ts'
import { picture, technique } from '../technique.ts'
import { CompositeWheelRequest } from './schema.ts'

/** One chart for two people, of the midpoints between theirs. */
export const COMPOSITE = technique({
  id: 'composite',
  faces: {
    picture: picture({
      names: { chart_composite: '/api/v1/natal/chart/composite' },
      summary: 'The midpoint composite of two people',
      body: CompositeWheelRequest,
      carrier: 'person_a',
      dataSummary: 'The content of a composite chart as data',
      facts: {},
      read: (input) => ({ input }),
      page: {
        slug: 'chart-composite',
        title: 'Composite image',
        about: 'One wheel for two people, of the midpoints between their charts.',
        group: 'Chart images',
        births: { person_a: 'Person A', person_b: 'Person B' },
        first: ['person_a.theme_type', 'person_a.layout', 'person_a.house_system'],
        example: { ...exampleBirth('person_a.'), ...exampleBirth('person_b.', SYDNEY) },
      },
      tool: {
        family: { of: 'wheels', line: 'one chart, of the midpoints of both' },
        omits: [
          ...LOOKS_AND_LANGUAGE,
          'show_aspects',
          'custom_sign_colors',
          'custom_sign_color',
          'custom_sign_bg_color',
          'custom_house_colors',
          'custom_house_color',
          'custom_house_bg_color',
          'custom_planet_color',
          'show_sign_background',
          'sign_background_opacity',
          'show_house_background',
          'house_background_opacity',
          'show_retrograde_markers',
          'retrograde_marker_style',
        ],
        asks: { births: ['person_a', 'person_b'] },
        title: 'Composite chart of two people',
        description: `One chart of a relationship, of the midpoints of two natal charts. For the aspects between two people use synastry.`,
        example: { person_a: ADA, person_b: BO },
        question: { asked: 'What is the chart of our relationship?', says: /composite chart: / },
      },
      words: { untimed: 'The composite chart has no houses, and its Moon is uncertain.' },
    }),
  },
})
