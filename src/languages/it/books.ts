import type * as English from '../en/books.ts'
import type { Labels } from '../language.ts'

/** Headings, heads of tables and notes of reports in Italian. */
export const BOOKS: Labels<typeof English.BOOKS> = {
  tag: 'it',
  title: 'Rapporto psicologico natale: {name}',
  subject: 'Una lettura psicologica del tema natale',
  subjectOf: 'Una lettura psicologica del tema natale di',
  portrait: 'Un ritratto psicologico del tema natale',
  keywords: ['tema natale', 'astrologia'],
  contents: 'Indice',
  bornAt: '{date}, ore {time}',
  beforeChrist: '{year} a.C.',
  logo: 'Logo',
  imprint:
    'Calcolato con {ephemeris} e composto da Orrery, software libero sotto la GNU Affero General Public License, versione 3. Composto in EB Garamond e Alegreya Sans, pubblicati sotto la SIL Open Font License.',
  disclaimer: 'Queste pagine descrivono; non predicono. Non sostituiscono un consiglio medico, legale o finanziario.',
  readingLanguage:
    'Per ora i testi di interpretazione di questo libro esistono solo in inglese. I titoli, le tabelle e il glossario sono in italiano.',
  chapters: {
    introduction: 'Prima di leggere',
    chart: 'Il tema in uno sguardo',
    portrait: 'Un ritratto',
    synthesis: 'Ciò che pesa di più',
    questions: 'Domande per il cammino',
    glossary: 'Le parole dell’astrologia',
    method: 'Come è stato calcolato',
  },
  leads: {
    introduction: 'Come è fatto questo libro, le poche parole che richiede e ciò che non può sapere.',
    chart: 'La ruota della nascita e tutto ciò che vi è stato letto, in cifre.',
    portrait: 'Il tema nel suo insieme: ciò che le sue parti hanno in comune, e dove si separano.',
    synthesis: 'Ciò che spicca quando si pesa tutto insieme, e che cosa nel tema lo dice.',
    core_self: 'Il volto rivolto al mondo, la volontà che c’è dietro e i bisogni.',
    mind: 'Percepire, pensare e parlare, e che cosa si fa di ciò che si scopre.',
    love_relating: 'Ciò che attrae, il modo di dare e di cercare, e chi si incontra nell’altro.',
    work_path: 'Ciò che si costruisce, ciò di cui si risponde e dove porta il lungo cammino della fatica.',
    social_collective: 'Dove si cresce oltre sé stessi, e ciò che la propria generazione ha consegnato.',
    karmic_healing: 'Da dove si viene, ciò che fa ancora male e la direzione in cui chiede di essere portato.',
    questions: 'Niente da rispondere oggi: domande a cui tornare.',
    glossary: 'I termini di queste pagine, nell’ordine in cui uno spiega il successivo.',
    method: 'I dati, le fonti e le scelte dietro queste pagine, perché chiunque possa verificarli.',
  },
  leadWithoutWheel: 'Tutto ciò che è stato letto della nascita, in cifre.',
  nothingHere: 'Niente in questo tema appartiene qui in particolare.',
  readMore: 'Continua a pagina',
  tables: {
    placements: 'Posizioni planetarie',
    point: 'Punto',
    place: 'Luogo',
    sign: 'Segno',
    house: 'Casa',
    dignity: 'Dignità',
    retrograde: 'retrogrado',
    direct: 'diretto',
    houses: 'Case',
    cusp: 'Cuspide',
    ruler: 'Governatore',
    angles: 'Angoli',
    angle: 'Angolo',
    aspects: 'Aspetti, i più stretti per primi',
    between: 'Tra',
    aspect: 'Aspetto',
    orb: 'Orbita',
    applying: 'applicante',
    separating: 'separante',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'L’orbita è la distanza dall’aspetto esatto. a: l’aspetto si sta ancora formando (applicante); s: è passato (separante).',
    balance: 'Equilibrio',
    elements: 'Elementi',
    modes: 'Modalità',
    polarities: 'Polarità',
    share: 'Quota',
    body: 'Astro',
    position: 'Posizione',
    motion: 'Moto',
  },
  text: {
    born: 'Nascita: {when}',
    place: 'Luogo: {place}',
    zone: 'Fuso orario: {zone}; in tempo universale {utc}',
    zodiac: 'Zodiaco: {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind}: {shares}',
    share: '{name} {percent} %',
  },
}

/** How a report was calculated, in Italian. */
export const METHODS: Labels<typeof English.METHODS> = {
  data: 'I dati di questo tema',
  facts: {
    name: 'Nome',
    date: 'Data di nascita',
    time: 'Ora di nascita',
    universal: 'Tempo universale',
    place: 'Luogo di nascita',
    coordinates: 'Coordinate',
    zone: 'Fuso orario',
    houses: 'Case',
    zodiac: 'Zodiaco',
    ephemeris: 'Effemeridi',
  },
  timeUnknown: 'ignota; il tema è calcolato per mezzogiorno',
  noHouses: 'nessuna senza ora di nascita',
  universal: '{date}, {time}',
  tropical: 'Tropicale',
  sidereal: 'Siderale ({ayanamsa})',
  notes: 'Note su questo tema',
  passages: {
    positions: {
      title: 'Le posizioni',
      body: 'I luoghi del Sole, della Luna e dei pianeti sono calcolati con la Swiss Ephemeris di Astrodienst, che segue le effemeridi planetarie del Jet Propulsion Laboratory. Sono geocentrici e apparenti, e dati al minuto d’arco. Un pianeta si dice retrogrado quando, visto dalla Terra, si muove all’indietro nello zodiaco.',
    },
    time: {
      title: 'Ora e luogo',
      body: 'L’ora dell’orologio è stata convertita in tempo universale con la banca dati dei fusi orari della IANA, che conosce la storia dell’ora legale e dei cambi del fuso orario indicato sopra con la sua differenza. Prima del 1970 un tale fuso registra l’orologio della propria città; una nota lo dice dove nel luogo di nascita poteva essere in uso un altro orologio. Per le nascite anteriori all’ora civile si usa il tempo medio locale del luogo.',
      timed:
        'L’Ascendente avanza di un grado in quattro minuti, perciò l’ora di nascita conta: un errore di un quarto d’ora può spostare le cuspidi di alcuni gradi.',
      untimed:
        'Senza ora non ci sono case né Ascendente, e la Luna può trovarsi fino a sette gradi da dove è mostrata; i testi che ne dipendono sono omessi. Dove un testo rimanda alla casa di un pianeta, serve l’ora per conoscerla.',
    },
    weights: {
      title: 'Aspetti e pesi',
      body: 'Gli aspetti sono i cinque maggiori: congiunzione, sestile, quadratura, trigono e opposizione. Un aspetto conta quando è entro la sua orbita; più è stretto, più conta. Si leggono anche i quinconci e le loro figure, che non contano.',
      timed:
        'L’equilibrio di elementi e modalità si conta per peso: i luminari e l’Ascendente contano più dei pianeti lenti, che un’intera generazione condivide.',
      untimed:
        'L’equilibrio di elementi e modalità si conta per peso: i luminari contano più dei pianeti lenti, che un’intera generazione condivide.',
      ranks:
        'Il capitolo «Ciò che pesa di più» ordina i pianeti secondo ciò che governano, la vicinanza a un angolo, la dignità e gli aspetti, e nomina queste ragioni.',
    },
    texts: {
      title: 'I testi',
      body: 'Ogni testo parla di una sola combinazione: un pianeta in un segno o in una casa, un aspetto, il governatore di una casa. Sono stati scritti per questo servizio e li sceglie soltanto il tema; lo stesso tema dà sempre lo stesso libro. Dove due sembrano contraddirsi, entrambi possono essere veri, in ore diverse. L’astrologia è un linguaggio per pensare a una vita, e ciò che vi si riconosce conta più di ciò che è stampato qui.',
    },
    licence: {
      title: 'Licenza',
      body: 'Il servizio che ha calcolato e composto questo libro è Orrery, software libero sotto la GNU Affero General Public License, versione 3: chi usa il servizio attraverso una rete ha diritto al suo codice sorgente. La Swiss Ephemeris è usata sotto la stessa licenza. I caratteri sono EB Garamond e Alegreya Sans, con Noto per le lettere che mancano loro, sotto la SIL Open Font License, versione 1.1; i simboli dei pianeti e dei segni sono stati disegnati per questo servizio.',
    },
  },
  clocks: {
    julian: 'giuliano',
    swedish: 'svedese',
    standardTime: 'senza ora legale',
    summerTime: 'con ora legale',
    ascendantRange: 'Con questi orologi l’Ascendente si trova tra {from} e {to}',
  },
  differences: {
    house_system_undefined:
      'Le case di {requested} non sono definite a questa latitudine e in questo istante; al loro posto valgono quelle di {used}',
    local_time_ambiguous: 'Gli orologi hanno mostrato due volte quest’ora locale; dst_policy permette di scegliere',
    local_time_nonexistent: 'Gli orologi hanno saltato quest’ora locale; dst_policy permette di scegliere',
    local_mean_time:
      'Non c’era ancora un’ora civile: è stato usato il tempo medio della longitudine del luogo di nascita',
    clock_of_other_city:
      'Prima del 1970 il fuso {zone} registra l’orologio di {city}, a {km} km. L’orologio del luogo di nascita poteva essere diverso. Altri scarti nei dintorni a quest’ora locale: {offsets}{ascendants}',
    clock_of_region:
      'Secondo fonti pubbliche questa regione non aveva allora l’orologio di {city}: è stato usato {offset}, non {offsets}{ascendants}',
    mean_time_not_law:
      'Il fuso {zone} ha qui il tempo medio di {city}, che altrove non era legge: è stato usato il tempo medio del luogo di nascita, {offset}, non {offsets}{ascendants}',
    clock_unknown:
      'Per questo luogo non si conosce alcun orologio in quell’epoca: è stato usato il tempo medio della longitudine del luogo di nascita',
    place_mismatch: 'Sono state usate le coordinate. Si trovano a {km} km da {named}, il luogo indicato in `{field}`',
    orbit_unknown: 'Omessi, perché le loro orbite sono ignote in quest’epoca: {bodies}',
    moshier_theory:
      'Le posizioni vengono dalla teoria di Moshier, perché nessun file di effemeridi copre quest’epoca. Differiscono dalle posizioni di tali file di {planets} secondi d’arco al massimo (Luna {moon}, da Urano a Plutone {outer}, nodo vero {node}, Lilith vera {lilith})',
    not_in_theory: 'Omessi, perché la teoria di Moshier non li contiene: {bodies}',
    calendar_of_place:
      'In questo luogo il calendario {calendar} fu in uso fino al {until}, almeno in parte. La data è stata letta nel calendario gregoriano, perché mancava `calendar`. Nel calendario {calendar} è il {gregorian} gregoriano, {days} giorni dopo: {moved}',
    swedish_calendar: 'La data è stata letta nel calendario svedese del 1700-1712; `calendar` ne sceglie un altro',
    julian_calendar: 'La data è stata letta nel calendario giuliano; `calendar` ne sceglie un altro',
    year_of_two_digits:
      'La nascita è stata letta nell’anno {year}, {before} anni prima del 2000. Forse si intendeva: {meant}',
  },
}
