import type { Body } from '../body.ts'

/** A term in the spelling of English almanacs, in the transliteration of the IAST and in Devanagari. */
export interface Term {
  readonly name: string
  readonly iast: string
  readonly devanagari: string
}

/** A term by its three spellings. */
export const term = (name: string, iast: string, devanagari: string): Term => ({ name, iast, devanagari })

/** The planets in the order of the weekdays, then the nodes. */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const
export type Graha = (typeof GRAHAS)[number]

/** The bodies of the grahas that are no nodes. */
export const GRAHA_OF = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
} as const satisfies Partial<Record<Body, Graha>>

/** The weekdays from Sunday on, with their lords. */
export const VARAS: readonly (Term & { readonly english: string; readonly lord: Graha })[] = [
  { ...term('Ravivara', 'Ravivāra', 'रविवार'), english: 'Sunday', lord: 'Sun' },
  { ...term('Somavara', 'Somavāra', 'सोमवार'), english: 'Monday', lord: 'Moon' },
  { ...term('Mangalavara', 'Maṅgalavāra', 'मङ्गलवार'), english: 'Tuesday', lord: 'Mars' },
  { ...term('Budhavara', 'Budhavāra', 'बुधवार'), english: 'Wednesday', lord: 'Mercury' },
  { ...term('Guruvara', 'Guruvāra', 'गुरुवार'), english: 'Thursday', lord: 'Jupiter' },
  { ...term('Shukravara', 'Śukravāra', 'शुक्रवार'), english: 'Friday', lord: 'Venus' },
  { ...term('Shanivara', 'Śanivāra', 'शनिवार'), english: 'Saturday', lord: 'Saturn' },
]

/** The lords of the nakshatras from Ashwini on, in the order of the Vimshottari dasha. They repeat three times. */
const NAKSHATRA_LORDS = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const

/** The 27 nakshatras of 13°20′ from the first point of Aries on. */
export const NAKSHATRAS: readonly (Term & { readonly lord: Graha })[] = [
  term('Ashwini', 'Aśvinī', 'अश्विनी'),
  term('Bharani', 'Bharaṇī', 'भरणी'),
  term('Krittika', 'Kṛttikā', 'कृत्तिका'),
  term('Rohini', 'Rohiṇī', 'रोहिणी'),
  term('Mrigashirsha', 'Mṛgaśīrṣa', 'मृगशीर्ष'),
  term('Ardra', 'Ārdrā', 'आर्द्रा'),
  term('Punarvasu', 'Punarvasu', 'पुनर्वसु'),
  term('Pushya', 'Puṣya', 'पुष्य'),
  term('Ashlesha', 'Āśleṣā', 'आश्लेषा'),
  term('Magha', 'Maghā', 'मघा'),
  term('Purva Phalguni', 'Pūrvaphalgunī', 'पूर्वफल्गुनी'),
  term('Uttara Phalguni', 'Uttaraphalgunī', 'उत्तरफल्गुनी'),
  term('Hasta', 'Hasta', 'हस्त'),
  term('Chitra', 'Citrā', 'चित्रा'),
  term('Swati', 'Svāti', 'स्वाति'),
  term('Vishakha', 'Viśākhā', 'विशाखा'),
  term('Anuradha', 'Anurādhā', 'अनुराधा'),
  term('Jyeshtha', 'Jyeṣṭhā', 'ज्येष्ठा'),
  term('Mula', 'Mūla', 'मूल'),
  term('Purva Ashadha', 'Pūrvāṣāḍhā', 'पूर्वाषाढा'),
  term('Uttara Ashadha', 'Uttarāṣāḍhā', 'उत्तराषाढा'),
  term('Shravana', 'Śravaṇa', 'श्रवण'),
  term('Dhanishta', 'Dhaniṣṭhā', 'धनिष्ठा'),
  term('Shatabhisha', 'Śatabhiṣā', 'शतभिषा'),
  term('Purva Bhadrapada', 'Pūrvabhādrapadā', 'पूर्वभाद्रपदा'),
  term('Uttara Bhadrapada', 'Uttarabhādrapadā', 'उत्तरभाद्रपदा'),
  term('Revati', 'Revatī', 'रेवती'),
].map((each, index) => ({ ...each, lord: NAKSHATRA_LORDS[index % NAKSHATRA_LORDS.length]! }))

export const PAKSHAS = ['Shukla', 'Krishna'] as const
export type Paksha = (typeof PAKSHAS)[number]

/** The tithis of a half of the month. The fifteenth is Purnima in the bright half, Amavasya in the dark one. */
const TITHIS = [
  term('Pratipada', 'Pratipadā', 'प्रतिपदा'),
  term('Dwitiya', 'Dvitīyā', 'द्वितीया'),
  term('Tritiya', 'Tṛtīyā', 'तृतीया'),
  term('Chaturthi', 'Caturthī', 'चतुर्थी'),
  term('Panchami', 'Pañcamī', 'पञ्चमी'),
  term('Shashti', 'Ṣaṣṭhī', 'षष्ठी'),
  term('Saptami', 'Saptamī', 'सप्तमी'),
  term('Ashtami', 'Aṣṭamī', 'अष्टमी'),
  term('Navami', 'Navamī', 'नवमी'),
  term('Dashami', 'Daśamī', 'दशमी'),
  term('Ekadashi', 'Ekādaśī', 'एकादशी'),
  term('Dwadashi', 'Dvādaśī', 'द्वादशी'),
  term('Trayodashi', 'Trayodaśī', 'त्रयोदशी'),
  term('Chaturdashi', 'Caturdaśī', 'चतुर्दशी'),
] as const
const PURNIMA = term('Purnima', 'Pūrṇimā', 'पूर्णिमा')
const AMAVASYA = term('Amavasya', 'Amāvasyā', 'अमावस्या')

/** Tithis in a half of the month. */
export const PAKSHA_TITHIS = 15

export interface Tithi extends Term {
  /** The number within the half of the month, from 1 to 15. */
  readonly number: number
  readonly paksha: Paksha
  readonly lord: Graha
}

/** The lords of the tithis of both halves; the new Moon has Rahu instead of Saturn. */
const TITHI_LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const

/** The thirty tithis of a lunar month from the new Moon on. */
export const TITHIS_OF_MONTH: readonly Tithi[] = PAKSHAS.flatMap((paksha) =>
  [...TITHIS, paksha === 'Shukla' ? PURNIMA : AMAVASYA].map((each, index) => ({
    ...each,
    number: index + 1,
    paksha,
    lord: each === AMAVASYA ? ('Rahu' as const) : TITHI_LORDS[index % TITHI_LORDS.length]!,
  })),
)

export interface Yoga extends Term {
  readonly meaning: string
  /** Nine yogas are avoided for a beginning. */
  readonly isAuspicious: boolean
}

const yoga = (name: string, iast: string, devanagari: string, meaning: string, isAuspicious = true): Yoga => ({
  ...term(name, iast, devanagari),
  meaning,
  isAuspicious,
})

/** The 27 yogas of 13°20′ of the sum of the longitudes of Sun and Moon. */
export const YOGAS: readonly Yoga[] = [
  yoga('Vishkambha', 'Viṣkambha', 'विष्कम्भ', 'door bolt', false),
  yoga('Priti', 'Prīti', 'प्रीति', 'affection'),
  yoga('Ayushman', 'Āyuṣmān', 'आयुष्मान्', 'long life'),
  yoga('Saubhagya', 'Saubhāgya', 'सौभाग्य', 'good fortune'),
  yoga('Shobhana', 'Śobhana', 'शोभन', 'splendour'),
  yoga('Atiganda', 'Atigaṇḍa', 'अतिगण्ड', 'great obstacle', false),
  yoga('Sukarma', 'Sukarmā', 'सुकर्मा', 'good deeds'),
  yoga('Dhriti', 'Dhṛti', 'धृति', 'steadfastness'),
  yoga('Shula', 'Śūla', 'शूल', 'spear', false),
  yoga('Ganda', 'Gaṇḍa', 'गण्ड', 'obstacle', false),
  yoga('Vriddhi', 'Vṛddhi', 'वृद्धि', 'growth'),
  yoga('Dhruva', 'Dhruva', 'ध्रुव', 'constancy'),
  yoga('Vyaghata', 'Vyāghāta', 'व्याघात', 'blow', false),
  yoga('Harshana', 'Harṣaṇa', 'हर्षण', 'delight'),
  yoga('Vajra', 'Vajra', 'वज्र', 'thunderbolt', false),
  yoga('Siddhi', 'Siddhi', 'सिद्धि', 'success'),
  yoga('Vyatipata', 'Vyatīpāta', 'व्यतीपात', 'calamity', false),
  yoga('Variyana', 'Varīyān', 'वरीयान्', 'comfort'),
  yoga('Parigha', 'Parigha', 'परिघ', 'iron bar', false),
  yoga('Shiva', 'Śiva', 'शिव', 'auspiciousness'),
  yoga('Siddha', 'Siddha', 'सिद्ध', 'accomplishment'),
  yoga('Sadhya', 'Sādhya', 'साध्य', 'what can be attained'),
  yoga('Shubha', 'Śubha', 'शुभ', 'goodness'),
  yoga('Shukla', 'Śukla', 'शुक्ल', 'brightness'),
  yoga('Brahma', 'Brahma', 'ब्रह्म', 'Brahma'),
  yoga('Indra', 'Indra', 'इन्द्र', 'Indra'),
  yoga('Vaidhriti', 'Vaidhṛti', 'वैधृति', 'discord', false),
]

/** The eleven karanas: seven that recur eight times in a month, and four that occur once. */
export const KARANAS: readonly Term[] = [
  term('Bava', 'Bava', 'बव'),
  term('Balava', 'Bālava', 'बालव'),
  term('Kaulava', 'Kaulava', 'कौलव'),
  term('Taitila', 'Taitila', 'तैतिल'),
  term('Gara', 'Gara', 'गर'),
  term('Vanij', 'Vaṇija', 'वणिज'),
  term('Vishti', 'Viṣṭi', 'विष्टि'),
  term('Shakuni', 'Śakuni', 'शकुनि'),
  term('Chatushpada', 'Catuṣpada', 'चतुष्पद'),
  term('Naga', 'Nāga', 'नाग'),
  term('Kimstughna', 'Kiṃstughna', 'किंस्तुघ्न'),
]
const MOVABLE_KARANAS = 7

/**
 * The karana of a half tithi, from 0 at the new Moon to 59: Kimstughna first, then the movable ones, and the other three
 * fixed ones before the next new Moon, as almanacs print them; the Surya Siddhanta (2.67) has Naga before Chatushpada. The result is an index of `KARANAS`.
 */
export function karanaOf(half: number): number {
  if (half === 0) return 10
  return half < 57 ? (half - 1) % MOVABLE_KARANAS : half - 57 + MOVABLE_KARANAS
}

export const isFixedKarana = (karana: number): boolean => karana >= MOVABLE_KARANAS

/** The lunar months from Chaitra on. */
export const MASAS: readonly Term[] = [
  term('Chaitra', 'Caitra', 'चैत्र'),
  term('Vaishakha', 'Vaiśākha', 'वैशाख'),
  term('Jyeshtha', 'Jyeṣṭha', 'ज्येष्ठ'),
  term('Ashadha', 'Āṣāḍha', 'आषाढ'),
  term('Shravana', 'Śrāvaṇa', 'श्रावण'),
  term('Bhadrapada', 'Bhādrapada', 'भाद्रपद'),
  term('Ashwina', 'Āśvina', 'आश्विन'),
  term('Kartika', 'Kārtika', 'कार्तिक'),
  term('Margashirsha', 'Mārgaśīrṣa', 'मार्गशीर्ष'),
  term('Pausha', 'Pauṣa', 'पौष'),
  term('Magha', 'Māgha', 'माघ'),
  term('Phalguna', 'Phālguna', 'फाल्गुन'),
]

/** The seasons of two lunar months each, from Chaitra on. */
export const RITUS: readonly (Term & { readonly english: string })[] = [
  { ...term('Vasanta', 'Vasanta', 'वसन्त'), english: 'Spring' },
  { ...term('Grishma', 'Grīṣma', 'ग्रीष्म'), english: 'Summer' },
  { ...term('Varsha', 'Varṣā', 'वर्षा'), english: 'Rains' },
  { ...term('Sharad', 'Śarad', 'शरद्'), english: 'Autumn' },
  { ...term('Hemanta', 'Hemanta', 'हेमन्त'), english: 'Early winter' },
  { ...term('Shishira', 'Śiśira', 'शिशिर'), english: 'Late winter' },
]
