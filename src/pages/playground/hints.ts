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
  ['png_quality_scale', '', 'Pixels of the PNG for each pixel of the size above.'],
  ['format', '“pdf”', 'PDF is a page with the drawing as vectors. JSON has the positions in the drawing.'],
  ['format', '“json” by default', 'JSON fills the table beside the form. iCalendar and CSV are files.'],
  ['format', '`json` by default', 'JSON fills the table beside the form. iCalendar and CSV are files.'],
  ['format', '`pdf`', 'PDF is a page with the drawing as vectors. JSON has the positions in the drawing.'],
  ['datetime', 'The local time of birth', 'The local time of birth as one text, instead of the fields of the birth.'],
  ['zodiac_type', 'Instead of', 'Another zodiac than that of the birth.'],
  ['sidereal_ayanamsa', 'Instead of', 'Another ayanamsa than that of the birth.'],
  ['house_system', 'Instead of', 'Another house system than that of the birth.'],
  [
    'body',
    'The body that returns',
    'The planet that returns, such as Saturn, Chiron or the true node. The Moon by default.',
  ],
  [
    'range_start',
    'The list begins',
    'The list begins with the periods of this time. By default it has the period of the first level at the date.',
  ],
  ['label', 'The name of the person', 'The name of the person in the answer. By default the name of the birth.'],
  [
    'timeline_from',
    '',
    'The timeline begins at this time, or at the beginning of this day at the birthplace. Without both fields it has the mahadashas of 120 years from the birth.',
  ],
  ['levels', 'The levels of the list', 'How many levels the list has. The periods of the date always have four.'],
  ['levels', '1 lists', 'One level lists the years of life, two also their months, three also the days of these.'],
  ['language', 'Language of titles', 'Language of titles and reasons. Passages of the reading are in English.'],
  ['only_active', '', 'Leaves out the yogas that the chart does not have. The summary counts all.'],
  ['divisions', 'The charts to draw', 'The charts to draw, as D9 or 9. By default only the birth chart.'],
  [
    'reference_date',
    'The instant of the ruling',
    'The time of the ruling planets, on the clock of its place. By default now, or the moment of the question.',
  ],
  [
    'include_points',
    'Adds',
    'Adds upagrahas, special lagnas, chara karakas, arudha padas, dignities, combustion and wars of planets.',
  ],
  ['vargas', 'Divisions', 'Divisional charts as numbers or names, such as 9 or D9. None if the list is empty.'],
  ['include_quarters', '', 'First and last quarters of the Moon.'],
  ['include_points', 'Chiron', 'Chiron among ingresses and stations, and the mean lunar node among ingresses.'],
  ['year', 'All returns', 'All returns of the Moon in this year, instead of a start and a number.'],
  ['to_age', '', 'The last age, instead of the last date.'],
  ['from_age', '', 'The first age in years, instead of the first date.'],
  ['date', 'Instead of `year`', 'A time in the year of life, instead of the year. Now by default.'],
  [
    'refraction_arcmin',
    '',
    'How far the air lifts the Sun at the horizon, in minutes of arc. Zero and the centre of the Sun give the geometric sunrise.',
  ],
  ['locale', 'Language of labels', 'Language of labels in Ank Jyotish. Interpretations are in English.'],
  ['birth_date', 'Required in', 'Needed for Pythagorean numerology and Ank Jyotish.'],
  ['response_format', '', 'Full has everything. Compact has the essential positions only.'],
  ['relocated_lng', '', 'The longitude of the place that the chart is relocated to.'],
  ['relocated_lat', '', 'The latitude of the place that the chart is relocated to.'],
  ['relocated_city', '', 'The place that the chart is relocated to. Coordinates take precedence.'],
  [
    'lots_source',
    '',
    'The author whose formulas the lots use. A lot that the author does not give keeps its standard formula.',
  ],
  [
    'bounds',
    '',
    'The bounds (terms) of dignities and receptions: Egyptian, Ptolemaic (Robbins, 1940), or Ptolemaic as William Lilly has them (1647).',
  ],
  [
    'triplicities',
    '',
    'The triplicity rulers of dignities and receptions. Dorotheus has a ruler by day, one by night and a partner. Lilly has one by day and one by night.',
  ],
  ['table_style', '', 'Layout of a table as text, for files and shells.'],
  ['response_mode', '', 'Another name of the format.'],
  ['end_mark', '', 'Adds a last line with the number of rows to a file, so that a cut file is recognized.'],
  ['columns', 'Columns of', 'Columns of a file, in this order. All of them by default.'],
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
  ['end', 'Last local date', 'Last day, included. By default five years after the first; at most 100 years.'],
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
