/** Headings, heads of tables and notes of reports in English. */
export const BOOKS = {
  /** The language tag of the document. */
  tag: 'en-GB',
  title: 'Psychological natal report: {name}',
  subject: 'A psychological reading of the natal chart',
  subjectOf: 'A psychological reading of the natal chart of',
  portrait: 'A psychological portrait of the birth chart',
  keywords: ['natal chart', 'astrology'],
  contents: 'Contents',
  bornAt: '{date} at {time}',
  beforeChrist: '{year} BC',
  logo: 'Logo',
  imprint:
    'Calculated with {ephemeris} and typeset by Orrery, free software under the GNU Affero General Public License, version 3. Set in EB Garamond and Alegreya Sans, which are published under the SIL Open Font License.',
  disclaimer:
    'These pages describe; they do not foretell. They are no substitute for medical, legal or financial advice.',
  /** Empty in the language of the readings. */
  readingLanguage: '',
  chapters: {
    introduction: 'Before you read',
    chart: 'Your chart at a glance',
    portrait: 'A portrait',
    synthesis: 'What weighs most',
    questions: 'Questions to live with',
    glossary: 'The words of astrology',
    method: 'How this was calculated',
  },
  leads: {
    introduction: 'How this book is made, the few words it needs, and what it cannot know.',
    chart: 'The wheel of your birth and everything that was read from it, in figures.',
    portrait: 'The chart as a whole: what its parts have in common, and where they pull apart.',
    synthesis: 'What stands out when all of it is weighed together, and what in the chart says so.',
    core_self: 'Who you are when nobody asks: the face you turn to the world, the will behind it, and what you need.',
    mind: 'How you notice, think and speak, and what you do with what you find out.',
    love_relating: 'What you are drawn to, how you give and go after it, and whom you meet in the other person.',
    work_path: 'What you build, what you answer for, and where the long road of effort leads.',
    social_collective: 'Where you grow beyond yourself, and what your generation has handed to you in particular.',
    karmic_healing: 'What you came from, what still hurts, and the direction in which it asks to be carried.',
    questions: 'Nothing to answer today: questions to come back to.',
    glossary: 'The terms of these pages, in the order in which one explains the next.',
    method: 'The data, the sources and the decisions behind these pages, so that anyone can check them.',
  },
  leadWithoutWheel: 'Everything that was read from your birth, in figures.',
  nothingHere: 'Nothing in this chart belongs here in particular.',
  readMore: 'Read more on page',
  tables: {
    placements: 'Placements',
    point: 'Point',
    place: 'Place',
    sign: 'Sign',
    house: 'House',
    dignity: 'Dignity',
    retrograde: 'retrograde',
    direct: 'direct',
    houses: 'Houses',
    cusp: 'Cusp',
    ruler: 'Ruler',
    angles: 'Angles',
    angle: 'Angle',
    aspects: 'Aspects, the closest first',
    between: 'Between',
    aspect: 'Aspect',
    orb: 'Orb',
    applying: 'applying',
    separating: 'separating',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'The orb is the distance from the exact aspect. Marked a: the aspect is still forming (applying); s: it has passed (separating).',
    balance: 'Balance',
    elements: 'Elements',
    modes: 'Modes',
    polarities: 'Polarities',
    share: 'Share',
    body: 'Body',
    position: 'Position',
    motion: 'Motion',
  },
  /** The birth in the text form of a report. */
  text: {
    born: 'Born: {when}',
    place: 'Place: {place}',
    zone: 'Time zone: {zone}; in universal time {utc}',
    zodiac: 'Zodiac: {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind}: {shares}',
    share: '{name} {percent} %',
  },
} as const

/** How a report was calculated, in English. */
export const METHODS = {
  data: 'The data of this chart',
  facts: {
    name: 'Name',
    date: 'Date of birth',
    time: 'Time of birth',
    universal: 'Universal time',
    place: 'Place of birth',
    coordinates: 'Coordinates',
    zone: 'Time zone',
    houses: 'Houses',
    zodiac: 'Zodiac',
    ephemeris: 'Ephemeris',
  },
  timeUnknown: 'not known; the chart is cast for noon',
  noHouses: 'none without a time of birth',
  universal: '{date}, {time}',
  tropical: 'Tropical',
  sidereal: 'Sidereal ({ayanamsa})',
  notes: 'Notes on this chart',
  passages: {
    positions: {
      title: 'Positions',
      body: 'The places of the Sun, the Moon and the planets are computed by the Swiss Ephemeris of Astrodienst, which follows the planetary ephemerides of the Jet Propulsion Laboratory. They are geocentric and apparent, and are given to the minute of arc. A planet is called retrograde when, seen from the Earth, it moves backwards through the zodiac.',
    },
    time: {
      title: 'Time and place',
      body: 'The time on the clock was turned into universal time by the IANA time zone database, with the history of summer time and of changes of zone in the time zone that is named above with its offset. Before 1970 such a zone records the clock of its own city; a note says so where another clock may have been in use at the birthplace. For births before standard time the local mean time of the birthplace is used.',
      timed:
        'The Ascendant moves by one degree in four minutes, so the time of birth matters: an error of a quarter of an hour can move cusps of houses by some degrees.',
      untimed:
        'Without a time there are no houses and no Ascendant, and the Moon can be up to seven degrees from where it is shown; texts that depend on them are left out. Where a text refers to the house of a planet, finding it needs a time.',
    },
    weights: {
      title: 'Aspects and weights',
      body: 'Aspects are the five major ones: conjunction, sextile, square, trine and opposition. An aspect counts when it is within its orb; the closer it is, the more it counts. Quincunxes and figures made of them are read too, and weigh nothing.',
      timed:
        'The balance of elements and modes is counted by weight: the lights and the Ascendant count more than the slow planets, which a whole generation shares.',
      untimed:
        'The balance of elements and modes is counted by weight: the lights count more than the slow planets, which a whole generation shares.',
      ranks:
        'The chapter ‘What weighs most’ ranks the planets by what they rule, how near they stand to an angle, their dignity and their aspects, and names those reasons.',
    },
    texts: {
      title: 'The texts',
      body: 'Each text speaks of one combination: a planet in a sign or a house, an aspect, the ruler of a house. They were written for this service and are chosen by the chart alone; the same chart always has the same book. Where two of them seem to disagree, both may be true of you, at different hours. Astrology is a language for thinking about a life, and what you recognise in it counts for more than what is printed here.',
    },
    licence: {
      title: 'Licence',
      body: 'The service that calculated and typeset this book is Orrery, free software under the GNU Affero General Public License, version 3: every user of the service over a network has a right to its source code. The Swiss Ephemeris is used under the same licence. The typefaces are EB Garamond and Alegreya Sans, with Noto for letters that they lack, under the SIL Open Font License, version 1.1; the symbols of planets and signs were drawn for this service.',
    },
  },
  /** Parts of the sentences about a clock or a calendar. */
  clocks: {
    julian: 'Julian',
    swedish: 'Swedish',
    standardTime: 'standard time',
    summerTime: 'summer time',
    ascendantRange: 'Over these clocks the Ascendant lies between {from} and {to}',
  },
  /** Every way in which a chart differs from its request. */
  differences: {
    house_system_undefined:
      '{requested} houses are undefined at this latitude and instant; {used} houses are given instead',
    local_time_ambiguous:
      'Clocks showed this local time twice; `time.change` has both instants. Choose one with dst_policy',
    local_time_nonexistent:
      'Clocks skipped this local time; `time.change` has both readings. Choose one with dst_policy',
    local_mean_time: 'There was no standard time yet: the mean time of the place’s longitude was used',
    clock_of_other_city:
      'Before 1970 the time zone {zone} records the clock of {city}, {km} km away. The clock of this place may have differed. Other offsets near it at this local time: {offsets}{ascendants}',
    clock_of_region:
      'According to public sources, this region did not have the clock of {city} at that time: {offset} was used, not {offsets}{ascendants}',
    mean_time_not_law:
      'The time zone {zone} has the mean time of {city} here, which was not the law in other towns: the mean time of this place, {offset}, was used, not {offsets}{ascendants}',
    clock_unknown: 'No clock is known for this place at that time: the mean time of its longitude was used',
    place_mismatch: 'The coordinates were used. They are {km} km from {named}, which `{field}` names',
    orbit_unknown: 'Left out, because their orbits are unknown at this time: {bodies}',
    moshier_theory:
      'Positions come from the Moshier theory, because no ephemeris files cover this time. They differ from positions calculated with such files by at most {planets} arcseconds (the Moon {moon}, Uranus to Pluto {outer}, the true node {node}, true Lilith {lilith})',
    not_in_theory: 'Left out, because the Moshier theory does not have them: {bodies}',
    calendar_of_place:
      'At this place the {calendar} calendar was in use until {until}, at least in part. The date was read in the Gregorian calendar, because `calendar` was not given. In the {calendar} calendar it is the Gregorian {gregorian}, {days} days later: {moved}',
    swedish_calendar: 'The date was read in the Swedish calendar of 1700 to 1712; `calendar` chooses another',
    julian_calendar: 'The date was read in the Julian calendar; `calendar` chooses another',
    year_of_two_digits: 'The birth was read in the year {year}, {before} years before 2000. Did you mean {meant}?',
  },
} as const
