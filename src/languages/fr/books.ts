import type * as English from '../en/books.ts'
import type { Labels } from '../language.ts'

/** Headings, heads of tables and notes of reports in French. */
export const BOOKS: Labels<typeof English.BOOKS> = {
  tag: 'fr',
  title: 'Portrait psychologique du thème natal : {name}',
  subject: 'Une lecture psychologique du thème natal',
  subjectOf: 'Une lecture psychologique du thème natal de',
  portrait: 'Un portrait psychologique du thème de naissance',
  keywords: ['thème natal', 'astrologie'],
  contents: 'Table des matières',
  bornAt: '{date} à {time}',
  beforeChrist: '{year} av. J.-C.',
  logo: 'Logo',
  imprint:
    'Calculé avec {ephemeris} et composé par Orrery, logiciel libre sous la licence GNU Affero General Public License, version 3. Composé en EB Garamond et Alegreya Sans, publiées sous la licence SIL Open Font License.',
  disclaimer:
    'Ces pages décrivent ; elles ne prédisent pas. Elles ne remplacent aucun conseil médical, juridique ou financier.',
  readingLanguage:
    'Les textes d’interprétation de ce livre n’existent pour l’instant qu’en anglais. Les titres, les tableaux et le glossaire sont en français.',
  chapters: {
    introduction: 'Avant de lire',
    chart: 'Le thème en un coup d’œil',
    portrait: 'Un portrait',
    synthesis: 'Ce qui pèse le plus',
    questions: 'Questions à garder',
    glossary: 'Les mots de l’astrologie',
    method: 'Comment cela a été calculé',
  },
  leads: {
    introduction: 'Comment ce livre est fait, les quelques mots qu’il demande et ce qu’il ne peut pas savoir.',
    chart: 'La roue de la naissance et tout ce qu’on y a lu, en chiffres.',
    portrait: 'Le thème dans son ensemble : ce que ses parties ont en commun, et où elles divergent.',
    synthesis: 'Ce qui ressort quand on pèse le tout, et ce qui le dit dans le thème.',
    core_self: 'Le visage tourné vers le monde, la volonté derrière lui, et les besoins.',
    mind: 'Percevoir, penser et parler, et ce que l’on fait de ce que l’on découvre.',
    love_relating: 'Ce qui attire, la manière de donner et de chercher, et qui l’on rencontre dans l’autre.',
    work_path: 'Ce que l’on construit, ce dont on répond, et où mène le long chemin de l’effort.',
    social_collective: 'Là où l’on se dépasse, et ce que sa génération a transmis en particulier.',
    karmic_healing: 'D’où l’on vient, ce qui fait encore mal, et la direction dans laquelle le porter.',
    questions: 'Rien à répondre aujourd’hui : des questions auxquelles revenir.',
    glossary: 'Les termes de ces pages, dans l’ordre où l’un explique le suivant.',
    method: 'Les données, les sources et les choix derrière ces pages, pour que chacun puisse les vérifier.',
  },
  leadWithoutWheel: 'Tout ce qu’on a lu de la naissance, en chiffres.',
  nothingHere: 'Rien dans ce thème n’a sa place ici en particulier.',
  readMore: 'Lire la suite à la page',
  tables: {
    placements: 'Positions planétaires',
    point: 'Point',
    place: 'Position',
    sign: 'Signe',
    house: 'Maison',
    dignity: 'Dignité',
    retrograde: 'rétrograde',
    direct: 'direct',
    houses: 'Maisons',
    cusp: 'Cuspide',
    ruler: 'Maître',
    angles: 'Angles',
    angle: 'Angle',
    aspects: 'Aspects, les plus serrés d’abord',
    between: 'Entre',
    aspect: 'Aspect',
    orb: 'Orbe',
    applying: 'appliquant',
    separating: 'séparant',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'L’orbe est la distance à l’aspect exact. a : l’aspect se forme encore (appliquant) ; s : il est passé (séparant).',
    balance: 'Équilibre',
    elements: 'Éléments',
    modes: 'Modes',
    polarities: 'Polarités',
    share: 'Part',
    body: 'Astre',
    position: 'Position',
    motion: 'Mouvement',
  },
  text: {
    born: 'Naissance : {when}',
    place: 'Lieu : {place}',
    zone: 'Fuseau horaire : {zone} ; en temps universel {utc}',
    zodiac: 'Zodiaque : {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind} : {shares}',
    share: '{name} {percent} %',
  },
}

/** How a report was calculated, in French. */
export const METHODS: Labels<typeof English.METHODS> = {
  data: 'Les données de ce thème',
  facts: {
    name: 'Nom',
    date: 'Date de naissance',
    time: 'Heure de naissance',
    universal: 'Temps universel',
    place: 'Lieu de naissance',
    coordinates: 'Coordonnées',
    zone: 'Fuseau horaire',
    houses: 'Maisons',
    zodiac: 'Zodiaque',
    ephemeris: 'Éphémérides',
  },
  timeUnknown: 'inconnue ; le thème est calculé à midi',
  noHouses: 'aucune sans heure de naissance',
  universal: '{date}, {time}',
  tropical: 'Tropical (saisons)',
  sidereal: 'Sidéral ({ayanamsa})',
  notes: 'Remarques sur ce thème',
  passages: {
    positions: {
      title: 'Les positions',
      body: 'Les positions du Soleil, de la Lune et des planètes sont calculées par les Swiss Ephemeris d’Astrodienst, qui suivent les éphémérides planétaires du Jet Propulsion Laboratory. Elles sont géocentriques et apparentes, et données à la minute d’arc. Une planète est dite rétrograde quand, vue de la Terre, elle recule dans le zodiaque.',
    },
    time: {
      title: 'L’heure et le lieu',
      body: 'L’heure de l’horloge a été convertie en temps universel avec la base de données des fuseaux horaires de l’IANA, qui connaît l’histoire de l’heure d’été et des changements du fuseau nommé plus haut avec son décalage. Avant 1970, un tel fuseau indique l’horloge de sa propre ville ; une note le signale là où une autre horloge a pu être en usage au lieu de naissance. Pour les naissances antérieures à l’heure légale, on utilise le temps moyen local du lieu.',
      timed:
        'L’Ascendant avance d’un degré en quatre minutes ; l’heure de naissance compte donc : une erreur d’un quart d’heure peut déplacer les cuspides de quelques degrés.',
      untimed:
        'Sans heure, il n’y a ni maisons ni Ascendant, et la Lune peut se trouver jusqu’à sept degrés plus loin ; les textes qui en dépendent sont omis. Quand un texte renvoie à la maison d’une planète, il faut l’heure pour la connaître.',
    },
    weights: {
      title: 'Aspects et poids',
      body: 'Les aspects sont les cinq majeurs : conjonction, sextile, carré, trigone et opposition. Un aspect compte quand il est dans son orbe ; plus il est serré, plus il compte. Les quinconces et leurs figures sont lus aussi, sans compter.',
      timed:
        'L’équilibre des éléments et des modes est compté par poids : les luminaires et l’Ascendant comptent plus que les planètes lentes, que partage toute une génération.',
      untimed:
        'L’équilibre des éléments et des modes est compté par poids : les luminaires comptent plus que les planètes lentes, que partage toute une génération.',
      ranks:
        'Le chapitre « Ce qui pèse le plus » classe les planètes selon ce qu’elles gouvernent, leur proximité d’un angle, leur dignité et leurs aspects, et nomme ces raisons.',
    },
    texts: {
      title: 'Les textes',
      body: 'Chaque texte parle d’une seule combinaison : une planète dans un signe ou une maison, un aspect, le maître d’une maison. Ils ont été écrits pour ce service et sont choisis par le thème seul ; le même thème donne toujours le même livre. Quand deux d’entre eux semblent se contredire, les deux peuvent être vrais, à des heures différentes. L’astrologie est un langage pour réfléchir à une vie, et ce que l’on y reconnaît compte plus que ce qui est imprimé ici.',
    },
    licence: {
      title: 'Licence du logiciel',
      body: 'Le service qui a calculé et composé ce livre est Orrery, logiciel libre sous la licence GNU Affero General Public License, version 3 : quiconque utilise le service par un réseau a droit à son code source. Les Swiss Ephemeris sont utilisées sous la même licence. Les caractères sont EB Garamond et Alegreya Sans, avec Noto pour les lettres qui leur manquent, sous la licence SIL Open Font License, version 1.1 ; les symboles des planètes et des signes ont été dessinés pour ce service.',
    },
  },
  clocks: {
    julian: 'julien',
    swedish: 'suédois',
    standardTime: 'sans heure d’été',
    summerTime: 'avec heure d’été',
    ascendantRange: 'Selon ces horloges l’Ascendant se trouve entre {from} et {to}',
  },
  differences: {
    house_system_undefined:
      'Les maisons {requested} ne sont pas définies à cette latitude et à cet instant ; les maisons {used} les remplacent',
    local_time_ambiguous: 'Les horloges ont montré deux fois cette heure locale ; dst_policy permet de choisir',
    local_time_nonexistent: 'Les horloges ont sauté cette heure locale ; dst_policy permet de choisir',
    local_mean_time:
      'Il n’y avait pas encore d’heure légale : on a utilisé le temps moyen de la longitude du lieu de naissance',
    clock_of_other_city:
      'Avant 1970 le fuseau {zone} donne l’horloge de {city}, à {km} km. L’horloge du lieu de naissance a pu être différente. Autres décalages à proximité à cette heure locale : {offsets}{ascendants}',
    clock_of_region:
      'Selon des sources publiques, cette région n’avait pas alors l’horloge de {city} : on a utilisé {offset}, et non {offsets}{ascendants}',
    mean_time_not_law:
      'Le fuseau {zone} a ici le temps moyen de {city}, qui n’avait pas force de loi ailleurs : on a utilisé le temps moyen du lieu de naissance, {offset}, et non {offsets}{ascendants}',
    clock_unknown:
      'Aucune horloge n’est connue pour ce lieu à cette époque : on a utilisé le temps moyen de la longitude du lieu de naissance',
    place_mismatch: 'Les coordonnées ont été utilisées. Elles sont à {km} km de {named}, le lieu que nomme `{field}`',
    orbit_unknown: 'Omis, parce que leur orbite est inconnue à cette époque : {bodies}',
    moshier_theory:
      'Les positions viennent de la théorie de Moshier, parce qu’aucun fichier d’éphémérides ne couvre cette époque. Elles s’écartent des positions de tels fichiers d’au plus {planets} secondes d’arc (Lune {moon}, d’Uranus à Pluton {outer}, nœud vrai {node}, Lune noire vraie {lilith})',
    not_in_theory: 'Omis, parce que la théorie de Moshier ne les contient pas : {bodies}',
    calendar_of_place:
      'En ce lieu le calendrier {calendar} a été en usage jusqu’au {until}, au moins en partie. La date a été lue dans le calendrier grégorien, faute de `calendar`. Dans le calendrier {calendar} c’est le {gregorian} grégorien, {days} jours plus tard : {moved}',
    swedish_calendar: 'La date a été lue dans le calendrier suédois de 1700 à 1712 ; `calendar` en choisit un autre',
    julian_calendar: 'La date a été lue dans le calendrier julien ; `calendar` en choisit un autre',
    year_of_two_digits:
      'La naissance a été lue en l’an {year}, {before} ans avant 2000. Peut-être vouliez-vous dire : {meant}',
  },
}
