/**
 * What a form says of a field instead of its description in the contract, which names what only the API has. Each stands
 * for descriptions that begin with a text, because fields of one name may mean different things.
 */
const HINTS: readonly (readonly [name: string, begins: string, hint: string])[] = [
  [
    'embed_horoscope_shape_metadata',
    '',
    'Adds data about the shape of the chart to the file, even if the shape is not drawn.',
  ],
  ['png_quality_scale', '', 'Pixels in the PNG for each pixel of the size above.'],
  ['format', '“pdf”', 'PDF is a page with the chart as vectors. JSON has the positions that the chart shows.'],
  ['format', '“json” by default', 'JSON fills the table beside the form. iCalendar and CSV are files.'],
  ['format', '`json` by default', 'JSON fills the table beside the form. iCalendar and CSV are files.'],
  ['format', '`pdf`', 'PDF is a page with the chart as vectors. JSON has the positions that the chart shows.'],
  ['datetime', 'The local time of birth', 'The local time of birth as one text, instead of the fields of the birth.'],
  ['zodiac_type', 'Instead of', 'Overrides the zodiac of the birth.'],
  ['sidereal_ayanamsa', 'Instead of', 'Overrides the ayanamsa of the birth.'],
  ['house_system', 'Instead of', 'Overrides the house system of the birth.'],
  [
    'body',
    'The body that returns',
    'The body that returns: a planet such as Saturn, Chiron, or the true node. The Moon by default.',
  ],
  [
    'range_start',
    'The list begins',
    'The list begins with the periods at this time. By default, it covers the first-level period that contains the date.',
  ],
  [
    'label',
    'The name of the person',
    'The name of the person in the answer. By default, the name given with the birth.',
  ],
  [
    'timeline_from',
    '',
    'The timeline begins at this time, or at the start of this day at the birthplace. If both fields are empty, it lists the mahadashas of the 120 years from birth.',
  ],
  [
    'levels',
    'The levels of the list',
    'How many levels the list has. The periods running on the date always have four.',
  ],
  ['levels', '1 lists', 'One level lists the years of life, two add their months, three add the days.'],
  ['language', 'Language of titles', 'Language of titles and reasons. Passages of the reading are in English.'],
  ['only_active', '', 'Leaves out the yogas that the chart does not have. The summary counts all.'],
  ['divisions', 'The charts to draw', 'The charts to draw, such as D9 or 9. By default, only the birth chart.'],
  [
    'reference_date',
    'The instant of the ruling',
    'When the ruling planets are taken, in local time. By default now, or the moment of the question.',
  ],
  [
    'include_points',
    'Adds',
    'Adds upagrahas, special lagnas, chara karakas, arudha padas, dignities, combustion and planetary wars.',
  ],
  ['vargas', 'Divisions', 'Divisional charts as numbers or names, such as 9 or D9. None if the list is empty.'],
  ['include_quarters', '', 'Adds the first and last quarters of the Moon.'],
  ['include_points', 'Chiron', 'Adds ingresses and stations of Chiron, and ingresses of the mean lunar node.'],
  ['year', 'All returns', 'Lists all returns of the Moon in this year, instead of a number of returns from a start.'],
  ['to_age', '', 'The last age, instead of the last date.'],
  ['from_age', '', 'The first age in years, instead of the first date.'],
  ['date', 'Instead of `year`', 'A time within the wanted year of life, instead of the year itself. Now by default.'],
  [
    'refraction_arcmin',
    '',
    'How far refraction lifts the Sun at the horizon, in arcminutes. For geometric sunrise, set zero and choose the centre of the Sun.',
  ],
  ['locale', 'Language of labels', 'Language of labels in Ank Jyotish. Interpretations are in English.'],
  ['birth_date', 'Required in', 'Needed for Pythagorean numerology and Ank Jyotish.'],
  ['response_format', '', 'Full has everything. Compact has only the essential positions.'],
  ['relocated_lng', '', 'The longitude of the place to which the chart is relocated.'],
  ['relocated_lat', '', 'The latitude of the place to which the chart is relocated.'],
  ['relocated_city', '', 'The place to which the chart is relocated. Coordinates take precedence.'],
  [
    'lots_source',
    '',
    'The author whose formulas the lots use. Lots for which the author gives no formula keep the standard one.',
  ],
  [
    'bounds',
    '',
    'The bounds (terms) of dignities and receptions: Egyptian, Ptolemaic (Robbins, 1940), or Ptolemaic according to William Lilly (1647).',
  ],
  [
    'triplicities',
    '',
    'The triplicity rulers of dignities and receptions. Dorotheus gives a day ruler, a night ruler and a partner; Lilly only a day and a night ruler.',
  ],
  ['table_style', '', 'Layout of a text table, for files and terminals.'],
  ['response_mode', '', 'Another name for the format.'],
  ['end_mark', '', 'Adds a last line with the number of rows to a file, so that a truncated file is recognised.'],
  ['columns', 'Columns of', 'Columns of the file, in this order. All of them by default.'],
  [
    'bodies',
    'Sun to Pluto',
    'Sun to Pluto, mean node, true Lilith and Chiron by default. Also asteroids by number or name, at most 20, where the service has their files.',
  ],
  [
    'asteroids',
    'Asteroids by number',
    'Asteroids by number or name, such as 433 or Eris, where the service has their files.',
  ],
  ['end', 'Last local date', 'Last day, inclusive. By default, five years after the first; at most 100 years.'],
  ['name', 'Any name', 'Any name.'],
  ['ascendant_text_color', '', 'The colour of the lagna.'],
  [
    'well_placed',
    '',
    'Which houses count as well placed, in whole signs from the Ascendant. Not cadent: 1, 2, 4, 5, 7, 8, 10 and 11. Angular: 1, 4, 7 and 10.',
  ],
]

/** The hint of a field in a form, for its name and its description. */
export const hintFor = (name: string, description: string): string =>
  HINTS.find(([own, begins]) => own === name && description.startsWith(begins))?.[2] ?? description
