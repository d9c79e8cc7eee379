import type * as English from '../en/books.ts'
import type { Labels } from '../language.ts'

/** Headings, heads of tables and notes of reports in German. */
export const BOOKS: Labels<typeof English.BOOKS> = {
  tag: 'de',
  title: 'Psychologisches Horoskop: {name}',
  subject: 'Eine psychologische Deutung des Geburtshoroskops',
  subjectOf: 'Eine psychologische Deutung des Geburtshoroskops von',
  portrait: 'Ein psychologisches Porträt des Geburtshoroskops',
  keywords: ['Geburtshoroskop', 'Astrologie'],
  contents: 'Inhalt',
  bornAt: '{date}, {time} Uhr',
  beforeChrist: '{year} v. Chr.',
  logo: 'Logo',
  imprint:
    'Berechnet mit {ephemeris} und gesetzt von Orrery, freier Software unter der GNU Affero General Public License, Version 3. Gesetzt aus EB Garamond und Alegreya Sans, die unter der SIL Open Font License erschienen sind.',
  disclaimer:
    'Diese Seiten beschreiben; sie sagen nichts voraus. Sie ersetzen keinen Rat in medizinischen, rechtlichen oder finanziellen Fragen.',
  readingLanguage:
    'Die Deutungen in diesem Buch gibt es bisher nur auf Englisch. Überschriften, Tabellen und Glossar sind deutsch.',
  chapters: {
    introduction: 'Vor dem Lesen',
    chart: 'Das Horoskop auf einen Blick',
    portrait: 'Ein Porträt',
    synthesis: 'Was am meisten wiegt',
    questions: 'Fragen zum Mitnehmen',
    glossary: 'Die Wörter der Astrologie',
    method: 'Wie gerechnet wurde',
  },
  leads: {
    introduction: 'Wie dieses Buch entsteht, welche Wörter es braucht und was es nicht wissen kann.',
    chart: 'Das Rad der Geburt und alles, was daraus gelesen wurde, in Zahlen.',
    portrait: 'Das Horoskop als Ganzes: was seine Teile gemeinsam haben und wo sie auseinanderstreben.',
    synthesis: 'Was hervortritt, wenn man alles zusammen wiegt, und was im Horoskop dafür spricht.',
    core_self: 'Das Gesicht zur Welt, der Wille dahinter und die Bedürfnisse.',
    mind: 'Wahrnehmen, Denken und Sprechen, und was daraus wird.',
    love_relating: 'Was anzieht, wie man gibt und sucht, und wem man im anderen begegnet.',
    work_path: 'Was entsteht, wofür man einsteht und wohin der lange Weg der Mühe führt.',
    social_collective: 'Wo man über sich hinauswächst, und was die eigene Generation mitgegeben hat.',
    karmic_healing: 'Woher man kommt, was noch schmerzt und in welche Richtung es getragen werden will.',
    questions: 'Heute ist nichts zu beantworten: Fragen, zu denen man zurückkehrt.',
    glossary: 'Die Begriffe dieser Seiten, in der Reihenfolge, in der einer den nächsten erklärt.',
    method: 'Daten, Quellen und Entscheidungen hinter diesen Seiten, damit jeder sie prüfen kann.',
  },
  leadWithoutWheel: 'Alles, was aus der Geburt gelesen wurde, in Zahlen.',
  nothingHere: 'Nichts in diesem Horoskop gehört besonders hierher.',
  readMore: 'Mehr auf Seite',
  tables: {
    placements: 'Stellungen',
    point: 'Punkt',
    place: 'Stelle',
    sign: 'Zeichen',
    house: 'Haus',
    dignity: 'Würde',
    retrograde: 'rückläufig',
    direct: 'direktläufig',
    houses: 'Häuser',
    cusp: 'Spitze',
    ruler: 'Herrscher',
    angles: 'Achsen',
    angle: 'Achse',
    aspects: 'Aspekte, die engsten zuerst',
    between: 'Zwischen',
    aspect: 'Aspekt',
    orb: 'Orbis',
    applying: 'applikativ',
    separating: 'separativ',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'Der Orbis ist der Abstand vom exakten Aspekt. a: Der Aspekt bildet sich noch (applikativ); s: er ist vorüber (separativ).',
    balance: 'Gewichtung',
    elements: 'Elemente',
    modes: 'Modalitäten',
    polarities: 'Polaritäten',
    share: 'Anteil',
    body: 'Himmelskörper',
    position: 'Stellung',
    motion: 'Bewegung',
  },
  text: {
    born: 'Geboren: {when}',
    place: 'Ort: {place}',
    zone: 'Zeitzone: {zone}; in Weltzeit {utc}',
    zodiac: 'Tierkreis: {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind}: {shares}',
    share: '{name} {percent} %',
  },
}

/** How a report was calculated, in German. */
export const METHODS: Labels<typeof English.METHODS> = {
  data: 'Die Daten dieses Horoskops',
  facts: {
    name: 'Name',
    date: 'Geburtsdatum',
    time: 'Geburtszeit',
    universal: 'Weltzeit',
    place: 'Geburtsort',
    coordinates: 'Koordinaten',
    zone: 'Zeitzone',
    houses: 'Häuser',
    zodiac: 'Tierkreis',
    ephemeris: 'Ephemeride',
  },
  timeUnknown: 'unbekannt; für Mittag berechnet',
  noHouses: 'keine ohne Geburtszeit',
  universal: '{date}, {time}',
  tropical: 'Tropisch',
  sidereal: 'Siderisch ({ayanamsa})',
  notes: 'Anmerkungen zu diesem Horoskop',
  passages: {
    positions: {
      title: 'Stellungen',
      body: 'Die Orte von Sonne, Mond und Planeten berechnet die Swiss Ephemeris von Astrodienst, die den Planetenephemeriden des Jet Propulsion Laboratory folgt. Sie sind geozentrisch und scheinbar und auf die Bogenminute angegeben. Ein Planet heißt rückläufig, wenn er sich, von der Erde aus gesehen, rückwärts durch den Tierkreis bewegt.',
    },
    time: {
      title: 'Zeit und Ort',
      body: 'Die Uhrzeit wurde mit der Zeitzonendatenbank der IANA in Weltzeit umgerechnet, mit der Geschichte der Sommerzeit und der Zonenwechsel in der Zeitzone, die oben mit ihrem Abstand zur Weltzeit steht. Vor 1970 gibt eine solche Zone die Uhr ihrer eigenen Stadt wieder; ein Hinweis sagt es, wo am Geburtsort eine andere Uhr gegolten haben kann. Für Geburten vor der Einführung der Zonenzeit gilt die mittlere Ortszeit des Geburtsorts.',
      timed:
        'Der Aszendent rückt in vier Minuten um einen Grad weiter, deshalb kommt es auf die Geburtszeit an: Ein Fehler von einer Viertelstunde kann Häuserspitzen um einige Grad verschieben.',
      untimed:
        'Ohne Uhrzeit gibt es weder Häuser noch Aszendent, und der Mond kann bis zu sieben Grad neben der gezeigten Stelle stehen; Texte, die davon abhängen, fehlen. Wo ein Text auf das Haus eines Planeten verweist, wird dafür die Uhrzeit gebraucht.',
    },
    weights: {
      title: 'Aspekte und Gewichte',
      body: 'Aspekte sind hier die fünf Hauptaspekte: Konjunktion, Sextil, Quadrat, Trigon und Opposition. Ein Aspekt zählt, wenn er innerhalb seines Orbis liegt; je enger er ist, desto mehr zählt er. Auch Quinkunxe und Figuren aus ihnen werden gedeutet; sie zählen nicht mit.',
      timed:
        'Elemente und Modalitäten werden nach Gewicht gezählt: Die Lichter und der Aszendent zählen mehr als die langsamen Planeten, die eine ganze Generation teilt.',
      untimed:
        'Elemente und Modalitäten werden nach Gewicht gezählt: Die Lichter zählen mehr als die langsamen Planeten, die eine ganze Generation teilt.',
      ranks:
        'Das Kapitel „Was am meisten wiegt“ ordnet die Planeten danach, was sie beherrschen, wie nahe sie einer Achse stehen, nach ihrer Würde und ihren Aspekten, und nennt diese Gründe.',
    },
    texts: {
      title: 'Die Texte',
      body: 'Jeder Text handelt von einer Verbindung: einem Planeten in einem Zeichen oder Haus, einem Aspekt, dem Herrscher eines Hauses. Die Texte wurden für diesen Dienst geschrieben und allein nach dem Horoskop ausgewählt; dasselbe Horoskop ergibt immer dasselbe Buch. Wo zwei einander zu widersprechen scheinen, können beide stimmen, zu verschiedenen Stunden. Astrologie ist eine Sprache, um über ein Leben nachzudenken, und was man darin wiedererkennt, zählt mehr als das Gedruckte.',
    },
    licence: {
      title: 'Lizenz',
      body: 'Der Dienst, der dieses Buch berechnet und gesetzt hat, ist Orrery, freie Software unter der GNU Affero General Public License, Version 3: Wer den Dienst über ein Netz benutzt, hat ein Recht auf seinen Quelltext. Die Swiss Ephemeris wird unter derselben Lizenz verwendet. Die Schriften sind EB Garamond und Alegreya Sans, mit Noto für Buchstaben, die ihnen fehlen, unter der SIL Open Font License, Version 1.1; die Symbole der Planeten und Zeichen wurden für diesen Dienst gezeichnet.',
    },
  },
  clocks: {
    julian: 'julianischer',
    swedish: 'schwedischer',
    standardTime: 'ohne Sommerzeit',
    summerTime: 'mit Sommerzeit',
    ascendantRange: 'Über diese Uhren liegt der Aszendent zwischen {from} und {to}',
  },
  differences: {
    house_system_undefined:
      'Häuser nach {requested} sind auf dieser Breite und in diesem Augenblick nicht definiert; stattdessen gilt {used}',
    local_time_ambiguous: 'Die Uhren zeigten diese Ortszeit zweimal; mit dst_policy lässt sich eine wählen',
    local_time_nonexistent: 'Die Uhren übersprangen diese Ortszeit; mit dst_policy lässt sich eine Lesart wählen',
    local_mean_time: 'Es gab noch keine Zonenzeit: Verwendet wurde die mittlere Zeit der Länge des Geburtsorts',
    clock_of_other_city:
      'Vor 1970 verzeichnet die Zeitzone {zone} die Uhr von {city}, {km} km entfernt. Die Uhr des Geburtsorts kann anders gegangen sein. Andere Abweichungen von UTC in der Nähe zu dieser Ortszeit: {offsets}{ascendants}',
    clock_of_region:
      'Nach öffentlichen Quellen hatte diese Gegend damals nicht die Uhr von {city}: Verwendet wurde {offset}, nicht {offsets}{ascendants}',
    mean_time_not_law:
      'Die Zeitzone {zone} hat hier die mittlere Zeit von {city}, die für andere Orte nicht Gesetz war: Verwendet wurde die mittlere Zeit des Geburtsorts, {offset}, nicht {offsets}{ascendants}',
    clock_unknown:
      'Für diesen Ort ist zu dieser Zeit keine Uhr bekannt: Verwendet wurde die mittlere Zeit der Länge des Geburtsorts',
    place_mismatch: 'Verwendet wurden die Koordinaten. Sie liegen {km} km von {named} entfernt, dem Ort in `{field}`',
    orbit_unknown: 'Weggelassen, weil ihre Bahnen zu dieser Zeit nicht bekannt sind: {bodies}',
    moshier_theory:
      'Die Positionen stammen aus der Theorie von Moshier, weil keine Ephemeridendateien diese Zeit abdecken. Von Positionen aus solchen Dateien weichen sie um höchstens {planets} Bogensekunden ab (Mond {moon}, Uranus bis Pluto {outer}, wahrer Mondknoten {node}, wahre Lilith {lilith})',
    not_in_theory: 'Weggelassen, weil die Theorie von Moshier sie nicht enthält: {bodies}',
    calendar_of_place:
      'An diesem Ort galt bis {until} zumindest teilweise ein anderer Kalender ({calendar}). Das Datum wurde gregorianisch gelesen, weil `calendar` fehlte. Im anderen Kalender ist es der {gregorian} gregorianisch, {days} Tage später: {moved}',
    swedish_calendar:
      'Das Datum wurde im schwedischen Kalender von 1700 bis 1712 gelesen; `calendar` wählt einen anderen',
    julian_calendar: 'Das Datum wurde im julianischen Kalender gelesen; `calendar` wählt einen anderen',
    year_of_two_digits:
      'Die Geburt wurde im Jahr {year} gelesen, {before} Jahre vor 2000. Gemeint sein könnte: {meant}',
  },
}
