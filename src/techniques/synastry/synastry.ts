import { ADA, BO, exampleBirth, LOOKS_AND_LANGUAGE, SYDNEY } from '../shown.ts'
import { picture, technique } from '../technique.ts'
import { SynastryWheelRequest } from './schema.ts'

/** The charts of two people over each other. */
export const SYNASTRY = technique({
  id: 'synastry',
  faces: {
    picture: picture({
      names: { chart_synastry: '/api/v1/natal/chart/synastry' },
      summary: 'A bi-wheel of two people: person A outside, person B inside',
      body: SynastryWheelRequest,
      carrier: 'person_a',
      dataSummary: 'The content of a synastry bi-wheel as data',
      facts: {},
      read: (input) => ({ input }),
      page: {
        slug: 'chart-synastry',
        title: 'Synastry image',
        about: 'A bi-wheel of two people, with the aspects between them.',
        group: 'Chart images',
        births: { person_a: 'Person A', person_b: 'Person B' },
        first: ['person_a.theme_type', 'person_a.layout', 'show_person_b_houses'],
        example: { ...exampleBirth('person_a.'), ...exampleBirth('person_b.', SYDNEY) },
      },
      tool: {
        family: { of: 'wheels', line: 'both charts, with the aspects between them' },
        omits: [
          ...LOOKS_AND_LANGUAGE,
          'show_a_aspects',
          'show_b_aspects',
          'show_person_b_houses',
          'show_person_b_angles',
          'person_a_planet_color',
          'person_b_planet_color',
          'person_a_angle_color',
          'person_b_angle_color',
          'person_a_zone_bg_color',
          'person_b_zone_bg_color',
          'person_a_zone_bg_opacity',
          'person_b_zone_bg_opacity',
        ],
        asks: { births: ['person_a', 'person_b'] },
        title: 'Synastry of two people',
        description: `The charts of two people over each other, with the aspects between them: compatibility, friendship, work. Without a time of birth the houses of that person are left out.`,
        example: { person_a: ADA, person_b: BO },
        question: { asked: 'Are we compatible?', says: /Synastry of Ada and Bo[\s\S]*Ada's \w+ \w+ Bo's/ },
      },
      words: {},
    }),
  },
})
