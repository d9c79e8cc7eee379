import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { PanchangReply } from '../families/vedic/panchang-reply.ts'
import { VEDIC_CHAPTER } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { PanchangRequest, panchangInput } from './schema.ts'

type Reply = z.output<typeof PanchangReply>

/** The five elements of a day at a place, with its month, its good and bad times. */
export const PANCHANG = technique({
  id: 'panchang',
  faces: {
    data: data({
      area: 'vedic',
      chapter: VEDIC_CHAPTER,
      guide: 'Panchang',
      names: { panchang_day: '/api/v2/vedic/panchang' },
      summary: 'Panchang of a day at a place: tithi, nakshatra, yoga, karana and the times of the day',
      body: PanchangRequest,
      reply: PanchangReply,
      read: (body, _, { warnings }) => ({ input: panchangInput(body, { warnings }) }),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'panchang',
        title: 'Panchang',
        about: 'Tithi, nakshatra, yoga and karana of a day at a place, with its month and its good and bad times.',
        group: 'The sky',
        first: ['year', 'month', 'day', 'hour', 'minute', 'city', 'ayanamsha'],
        example: { year: '2026', month: '9', day: '22', hour: '6', minute: '0', city: 'Mumbai' },
      },
      tool: {
        family: { of: 'vedic', line: 'day: tithi, nakshatra, rahu kala' },
        title: 'Panchang',
        description:
          'The panchang of a day at a place: weekday, tithi, nakshatra, yoga and karana with their ends, sunrise, lunar month, rahu kala and other good and bad times. It needs a place and no birth.',
        requires: ['city'],
        omits: [
          'state',
          'country',
          'calendar',
          'dst_policy',
          'second',
          'sunrise_limb',
          'refraction_arcmin',
          'ephemeris',
        ],
        asks: { births: [], place: { fields: '', called: 'the place' } },
        example: { year: 2026, month: 9, day: 22, city: 'Mumbai' },
        text: dayText,
        largest: { hour: 6, minute: 0, include_choghadiya: true, include_hora: true },
        question: { asked: 'Which tithi is it in Mumbai on 22 September 2026?', says: /Ekadashi/ },
      },
    }),
  },
})

function dayText(reply: Reply): string {
  const { date, location, weekday, lunar_month: month, request_time_panchang: moment } = reply
  const place = location.city ?? `${location.lat}, ${location.lng}`
  const until = ({ name, ends_at }: { readonly name: string; readonly ends_at: string }): string =>
    `${name} until ${ends_at}`
  const stretch = (name: string, found: Reply['rahu_kalam']): readonly string[] =>
    found ? [`${name} ${found.start} to ${found.end}`] : []
  return paragraphs(
    [
      `${weekday.name}, ${date}, ${place} (${location.timezone}). Hours above 24 are on the next date.`,
      `${month.month_type === 'regular' ? '' : `${month.month_type} `}${month.name} (purnimanta: ${month.purnimanta.name}), Vikram Samvat ${month.vikram_samvat}, Shaka ${month.shaka_samvat}.`,
    ],
    warningLines(reply.warnings ?? []),
    [
      `Sunrise ${reply.sunrise ?? 'none'}, sunset ${reply.sunset ?? 'none'}.`,
      `Tithi: ${reply.tithis.map((each) => `${each.paksha} ${until(each)}`).join(', ')}`,
      `Nakshatra: ${reply.nakshatras.map(until).join(', ')}`,
      `Yoga: ${reply.yogas.map(until).join(', ')}`,
      `Karana: ${reply.karanas.map(until).join(', ')}`,
    ],
    [
      ...stretch('Rahu Kaal', reply.rahu_kalam),
      ...stretch('Yamaganda', reply.yamaganda),
      ...stretch('Gulika Kala', reply.gulika_kalam),
      ...(reply.abhijit_muhurta?.available ? stretch('Abhijit Muhurta', reply.abhijit_muhurta) : []),
      ...stretch('Brahma Muhurta', reply.brahma_muhurta),
    ],
    moment
      ? [
          `At ${moment.local_time}: ${moment.tithi.paksha} ${moment.tithi.name}, ${moment.nakshatra.name} pada ${moment.nakshatra.pada}, Moon in ${moment.moon_sign.name}, Sun in ${moment.sun_sign.name} (sidereal).`,
        ]
      : [],
  )
}
