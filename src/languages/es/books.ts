import type * as English from '../en/books.ts'
import type { Labels } from '../language.ts'

/** Headings, heads of tables and notes of reports in Spanish. */
export const BOOKS: Labels<typeof English.BOOKS> = {
  tag: 'es',
  title: 'Informe psicológico natal: {name}',
  subject: 'Una lectura psicológica de la carta natal',
  subjectOf: 'Una lectura psicológica de la carta natal de',
  portrait: 'Un retrato psicológico de la carta natal',
  keywords: ['carta natal', 'astrología'],
  contents: 'Índice',
  bornAt: '{date}, {time} h',
  beforeChrist: '{year} a. C.',
  logo: 'Logotipo',
  imprint:
    'Calculado con {ephemeris} y compuesto por Orrery, software libre bajo la GNU Affero General Public License, versión 3. Compuesto en EB Garamond y Alegreya Sans, publicadas bajo la SIL Open Font License.',
  disclaimer: 'Estas páginas describen; no predicen. No sustituyen el consejo médico, jurídico ni financiero.',
  readingLanguage:
    'Por ahora los textos de interpretación de este libro solo existen en inglés. Los títulos, las tablas y el glosario están en español.',
  chapters: {
    introduction: 'Antes de leer',
    chart: 'La carta de un vistazo',
    portrait: 'Un retrato',
    synthesis: 'Lo que más pesa',
    questions: 'Preguntas para el camino',
    glossary: 'Las palabras de la astrología',
    method: 'Cómo se calculó',
  },
  leads: {
    introduction: 'Cómo está hecho este libro, las pocas palabras que necesita y lo que no puede saber.',
    chart: 'La rueda del nacimiento y todo lo que se leyó en ella, en cifras.',
    portrait: 'La carta como un todo: lo que sus partes tienen en común y dónde se separan.',
    synthesis: 'Lo que destaca cuando se pesa todo junto, y qué lo dice en la carta.',
    core_self: 'La cara que se muestra al mundo, la voluntad que hay detrás y las necesidades.',
    mind: 'Percibir, pensar y hablar, y lo que se hace con lo que se descubre.',
    love_relating: 'Lo que atrae, la manera de dar y de buscar, y a quién se encuentra en el otro.',
    work_path: 'Lo que se construye, aquello por lo que se responde y adónde lleva el largo camino del esfuerzo.',
    social_collective: 'Dónde se crece más allá de uno mismo, y lo que la propia generación ha entregado.',
    karmic_healing: 'De dónde se viene, lo que todavía duele y la dirección en la que pide ser llevado.',
    questions: 'Nada que responder hoy: preguntas a las que volver.',
    glossary: 'Los términos de estas páginas, en el orden en que uno explica el siguiente.',
    method: 'Los datos, las fuentes y las decisiones detrás de estas páginas, para que cualquiera pueda comprobarlas.',
  },
  leadWithoutWheel: 'Todo lo que se leyó del nacimiento, en cifras.',
  nothingHere: 'Nada en esta carta pertenece aquí en particular.',
  readMore: 'Sigue en la página',
  tables: {
    placements: 'Posiciones planetarias',
    point: 'Punto',
    place: 'Lugar',
    sign: 'Signo',
    house: 'Casa',
    dignity: 'Dignidad',
    retrograde: 'retrógrado',
    direct: 'directo',
    houses: 'Casas',
    cusp: 'Cúspide',
    ruler: 'Regente',
    angles: 'Ángulos',
    angle: 'Ángulo',
    aspects: 'Aspectos, los más cerrados primero',
    between: 'Entre',
    aspect: 'Aspecto',
    orb: 'Orbe',
    applying: 'aplicativo',
    separating: 'separativo',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'El orbe es la distancia al aspecto exacto. a: el aspecto aún se forma (aplicativo); s: ya ha pasado (separativo).',
    balance: 'Equilibrio',
    elements: 'Elementos',
    modes: 'Modalidades',
    polarities: 'Polaridades',
    share: 'Parte',
    body: 'Astro',
    position: 'Posición',
    motion: 'Movimiento',
  },
  text: {
    born: 'Nacimiento: {when}',
    place: 'Lugar: {place}',
    zone: 'Zona horaria: {zone}; en tiempo universal {utc}',
    zodiac: 'Zodíaco: {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind}: {shares}',
    share: '{name} {percent} %',
  },
}

/** How a report was calculated, in Spanish. */
export const METHODS: Labels<typeof English.METHODS> = {
  data: 'Los datos de esta carta',
  facts: {
    name: 'Nombre',
    date: 'Fecha de nacimiento',
    time: 'Hora de nacimiento',
    universal: 'Tiempo universal',
    place: 'Lugar de nacimiento',
    coordinates: 'Coordenadas',
    zone: 'Zona horaria',
    houses: 'Casas',
    zodiac: 'Zodíaco',
    ephemeris: 'Efemérides',
  },
  timeUnknown: 'desconocida; la carta se calcula para el mediodía',
  noHouses: 'ninguna sin hora de nacimiento',
  universal: '{date}, {time}',
  tropical: 'Tropical (estaciones)',
  sidereal: 'Sideral ({ayanamsa})',
  notes: 'Notas sobre esta carta',
  passages: {
    positions: {
      title: 'Las posiciones',
      body: 'Los lugares del Sol, de la Luna y de los planetas los calcula la Swiss Ephemeris de Astrodienst, que sigue las efemérides planetarias del Jet Propulsion Laboratory. Son geocéntricos y aparentes, y se dan al minuto de arco. Un planeta se llama retrógrado cuando, visto desde la Tierra, retrocede por el zodíaco.',
    },
    time: {
      title: 'Hora y lugar',
      body: 'La hora del reloj se convirtió en tiempo universal con la base de datos de zonas horarias de la IANA, que conoce la historia del horario de verano y de los cambios de la zona horaria que figura arriba con su diferencia. Antes de 1970 esa zona registra el reloj de su propia ciudad; una nota lo dice donde en el lugar de nacimiento pudo regir otro reloj. Para nacimientos anteriores a la hora oficial se usa la hora media local del lugar.',
      timed:
        'El Ascendente avanza un grado en cuatro minutos, así que la hora de nacimiento importa: un error de un cuarto de hora puede mover las cúspides algunos grados.',
      untimed:
        'Sin hora no hay casas ni Ascendente, y la Luna puede estar hasta siete grados más allá de donde se muestra; los textos que dependen de ello se omiten. Donde un texto remite a la casa de un planeta, hace falta la hora para conocerla.',
    },
    weights: {
      title: 'Aspectos y pesos',
      body: 'Los aspectos son los cinco mayores: conjunción, sextil, cuadratura, trígono y oposición. Un aspecto cuenta cuando está dentro de su orbe; cuanto más cerrado, más cuenta. También se leen los quincuncios y sus figuras, que no cuentan.',
      timed:
        'El equilibrio de elementos y modalidades se cuenta por peso: las luminarias y el Ascendente cuentan más que los planetas lentos, que comparte toda una generación.',
      untimed:
        'El equilibrio de elementos y modalidades se cuenta por peso: las luminarias cuentan más que los planetas lentos, que comparte toda una generación.',
      ranks:
        'El capítulo «Lo que más pesa» ordena los planetas por lo que rigen, por lo cerca que están de un ángulo, por su dignidad y por sus aspectos, y nombra esas razones.',
    },
    texts: {
      title: 'Los textos',
      body: 'Cada texto habla de una sola combinación: un planeta en un signo o en una casa, un aspecto, el regente de una casa. Se escribieron para este servicio y los elige solo la carta; la misma carta da siempre el mismo libro. Donde dos parecen contradecirse, ambos pueden ser ciertos, a horas distintas. La astrología es un lenguaje para pensar sobre una vida, y lo que se reconoce en ella cuenta más que lo que aquí se imprime.',
    },
    licence: {
      title: 'Licencia',
      body: 'El servicio que calculó y compuso este libro es Orrery, software libre bajo la GNU Affero General Public License, versión 3: quien usa el servicio a través de una red tiene derecho a su código fuente. La Swiss Ephemeris se usa bajo la misma licencia. Los tipos son EB Garamond y Alegreya Sans, con Noto para las letras que les faltan, bajo la SIL Open Font License, versión 1.1; los símbolos de planetas y signos se dibujaron para este servicio.',
    },
  },
  clocks: {
    julian: 'juliano',
    swedish: 'sueco',
    standardTime: 'sin hora de verano',
    summerTime: 'con hora de verano',
    ascendantRange: 'Con estos relojes el Ascendente queda entre {from} y {to}',
  },
  differences: {
    house_system_undefined:
      'Las casas de {requested} no están definidas en esta latitud y en este instante; se dan en su lugar las de {used}',
    local_time_ambiguous: 'Los relojes mostraron dos veces esta hora local; dst_policy permite elegir',
    local_time_nonexistent: 'Los relojes saltaron esta hora local; dst_policy permite elegir',
    local_mean_time: 'Aún no había hora oficial: se usó la hora media de la longitud del lugar de nacimiento',
    clock_of_other_city:
      'Antes de 1970 la zona horaria {zone} registra el reloj de {city}, a {km} km. El reloj del lugar de nacimiento pudo ser otro. Otros desfases cerca de él a esta hora local: {offsets}{ascendants}',
    clock_of_region:
      'Según fuentes públicas, esta región no tenía entonces el reloj de {city}: se usó {offset}, no {offsets}{ascendants}',
    mean_time_not_law:
      'La zona horaria {zone} tiene aquí la hora media de {city}, que no era ley en otras localidades: se usó la hora media del lugar de nacimiento, {offset}, no {offsets}{ascendants}',
    clock_unknown:
      'No se conoce ningún reloj de este lugar en esa época: se usó la hora media de la longitud del lugar de nacimiento',
    place_mismatch: 'Se usaron las coordenadas. Están a {km} km de {named}, el lugar que nombra `{field}`',
    orbit_unknown: 'Omitidos, porque sus órbitas no se conocen en esta época: {bodies}',
    moshier_theory:
      'Las posiciones proceden de la teoría de Moshier, porque ningún fichero de efemérides abarca esta época. Difieren de las posiciones de tales ficheros en {planets} segundos de arco como máximo (Luna {moon}, de Urano a Plutón {outer}, nodo verdadero {node}, Lilith verdadera {lilith})',
    not_in_theory: 'Omitidos, porque la teoría de Moshier no los contiene: {bodies}',
    calendar_of_place:
      'En este lugar se usó el calendario {calendar} hasta {until}, al menos en parte. La fecha se leyó en el calendario gregoriano, porque no se dio `calendar`. En el calendario {calendar} es el {gregorian} gregoriano, {days} días después: {moved}',
    swedish_calendar: 'La fecha se leyó en el calendario sueco de 1700 a 1712; `calendar` elige otro',
    julian_calendar: 'La fecha se leyó en el calendario juliano; `calendar` elige otro',
    year_of_two_digits:
      'El nacimiento se leyó en el año {year}, {before} años antes de 2000. Quizá se quería decir: {meant}',
  },
}
