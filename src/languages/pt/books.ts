import type * as English from '../en/books.ts'
import type { Labels } from '../language.ts'

/** Headings, heads of tables and notes of reports in Portuguese. */
export const BOOKS: Labels<typeof English.BOOKS> = {
  tag: 'pt',
  title: 'Relatório psicológico natal: {name}',
  subject: 'Uma leitura psicológica do mapa natal',
  subjectOf: 'Uma leitura psicológica do mapa natal de',
  portrait: 'Um retrato psicológico do mapa natal',
  keywords: ['mapa natal', 'astrologia'],
  contents: 'Sumário',
  bornAt: '{date}, às {time}',
  beforeChrist: '{year} a.C.',
  logo: 'Logotipo',
  imprint:
    'Calculado com {ephemeris} e composto pelo Orrery, software livre sob a GNU Affero General Public License, versão 3. Composto em EB Garamond e Alegreya Sans, publicadas sob a SIL Open Font License.',
  disclaimer: 'Estas páginas descrevem; não predizem. Não substituem conselho médico, jurídico ou financeiro.',
  readingLanguage:
    'Por enquanto, os textos de interpretação deste livro só existem em inglês. Os títulos, as tabelas e o glossário estão em português.',
  chapters: {
    introduction: 'Antes de ler',
    chart: 'O mapa num relance',
    portrait: 'Um retrato',
    synthesis: 'O que mais pesa',
    questions: 'Perguntas para o caminho',
    glossary: 'As palavras da astrologia',
    method: 'Como foi calculado',
  },
  leads: {
    introduction: 'Como este livro é feito, as poucas palavras de que precisa e o que não pode saber.',
    chart: 'A roda do nascimento e tudo o que se leu nela, em números.',
    portrait: 'O mapa como um todo: o que as suas partes têm em comum e onde se afastam.',
    synthesis: 'O que se destaca quando tudo é pesado em conjunto, e o que no mapa o diz.',
    core_self: 'O rosto voltado para o mundo, a vontade por trás dele e as necessidades.',
    mind: 'Perceber, pensar e falar, e o que se faz com o que se descobre.',
    love_relating: 'O que atrai, a maneira de dar e de buscar, e quem se encontra no outro.',
    work_path: 'O que se constrói, aquilo por que se responde e aonde leva o longo caminho do esforço.',
    social_collective: 'Onde se cresce além de si, e o que a própria geração entregou.',
    karmic_healing: 'De onde se vem, o que ainda dói e a direção em que pede para ser levado.',
    questions: 'Nada a responder hoje: perguntas às quais voltar.',
    glossary: 'Os termos destas páginas, na ordem em que um explica o seguinte.',
    method: 'Os dados, as fontes e as decisões por trás destas páginas, para que qualquer pessoa possa verificá-los.',
  },
  leadWithoutWheel: 'Tudo o que se leu do nascimento, em números.',
  nothingHere: 'Nada neste mapa pertence aqui em particular.',
  readMore: 'Continua na página',
  tables: {
    placements: 'Posições planetárias',
    point: 'Ponto',
    place: 'Lugar',
    sign: 'Signo',
    house: 'Casa',
    dignity: 'Dignidade',
    retrograde: 'retrógrado',
    direct: 'direto',
    houses: 'Casas',
    cusp: 'Cúspide',
    ruler: 'Regente',
    angles: 'Ângulos',
    angle: 'Ângulo',
    aspects: 'Aspectos, os mais exatos primeiro',
    between: 'Entre',
    aspect: 'Aspecto',
    orb: 'Orbe',
    applying: 'aplicativo',
    separating: 'separativo',
    applyingMark: 'a',
    separatingMark: 's',
    orbNote:
      'O orbe é a distância ao aspecto exato. a: o aspecto ainda se forma (aplicativo); s: já passou (separativo).',
    balance: 'Equilíbrio',
    elements: 'Elementos',
    modes: 'Modalidades',
    polarities: 'Polaridades',
    share: 'Parte',
    body: 'Astro',
    position: 'Posição',
    motion: 'Movimento',
  },
  text: {
    born: 'Nascimento: {when}',
    place: 'Lugar: {place}',
    zone: 'Fuso horário: {zone}; em tempo universal {utc}',
    zodiac: 'Zodíaco: {zodiac}',
    aspect: '{a} {aspect} {b}',
    shares: '{kind}: {shares}',
    share: '{name} {percent} %',
  },
}

/** How a report was calculated, in Portuguese. */
export const METHODS: Labels<typeof English.METHODS> = {
  data: 'Os dados deste mapa',
  facts: {
    name: 'Nome',
    date: 'Data de nascimento',
    time: 'Hora de nascimento',
    universal: 'Tempo universal',
    place: 'Local de nascimento',
    coordinates: 'Coordenadas',
    zone: 'Fuso horário',
    houses: 'Casas',
    zodiac: 'Zodíaco',
    ephemeris: 'Efemérides',
  },
  timeUnknown: 'desconhecida; o mapa é calculado para o meio-dia',
  noHouses: 'nenhuma sem hora de nascimento',
  universal: '{date}, {time}',
  tropical: 'Tropical (estações)',
  sidereal: 'Sideral ({ayanamsa})',
  notes: 'Notas sobre este mapa',
  passages: {
    positions: {
      title: 'As posições',
      body: 'Os lugares do Sol, da Lua e dos planetas são calculados pela Swiss Ephemeris da Astrodienst, que segue as efemérides planetárias do Jet Propulsion Laboratory. São geocêntricos e aparentes, e dados ao minuto de arco. Um planeta chama-se retrógrado quando, visto da Terra, recua pelo zodíaco.',
    },
    time: {
      title: 'Hora e lugar',
      body: 'A hora do relógio foi convertida em tempo universal com a base de dados de fusos horários da IANA, que conhece a história do horário de verão e das mudanças do fuso horário indicado acima com a sua diferença. Antes de 1970 esse fuso regista o relógio da sua própria cidade; uma nota di-lo onde no local de nascimento pode ter vigorado outro relógio. Para nascimentos anteriores à hora oficial usa-se a hora média local do lugar.',
      timed:
        'O Ascendente avança um grau em quatro minutos, por isso a hora de nascimento importa: um erro de um quarto de hora pode mover as cúspides alguns graus.',
      untimed:
        'Sem hora não há casas nem Ascendente, e a Lua pode estar até sete graus além de onde é mostrada; os textos que dependem disso são omitidos. Onde um texto remete à casa de um planeta, é preciso a hora para a conhecer.',
    },
    weights: {
      title: 'Aspectos e pesos',
      body: 'Os aspectos são os cinco maiores: conjunção, sextil, quadratura, trígono e oposição. Um aspecto conta quando está dentro do seu orbe; quanto mais exato, mais conta. Também se leem os quincúncios e as suas figuras, que não contam.',
      timed:
        'O equilíbrio de elementos e modalidades é contado por peso: os luminares e o Ascendente contam mais do que os planetas lentos, que uma geração inteira partilha.',
      untimed:
        'O equilíbrio de elementos e modalidades é contado por peso: os luminares contam mais do que os planetas lentos, que uma geração inteira partilha.',
      ranks:
        'O capítulo “O que mais pesa” ordena os planetas pelo que regem, pela proximidade de um ângulo, pela dignidade e pelos aspectos, e nomeia essas razões.',
    },
    texts: {
      title: 'Os textos',
      body: 'Cada texto fala de uma só combinação: um planeta num signo ou numa casa, um aspecto, o regente de uma casa. Foram escritos para este serviço e são escolhidos apenas pelo mapa; o mesmo mapa dá sempre o mesmo livro. Onde dois parecem contradizer-se, ambos podem ser verdadeiros, em horas diferentes. A astrologia é uma linguagem para pensar sobre uma vida, e o que nela se reconhece conta mais do que o que está impresso aqui.',
    },
    licence: {
      title: 'Licença',
      body: 'O serviço que calculou e compôs este livro é o Orrery, software livre sob a GNU Affero General Public License, versão 3: quem usa o serviço por uma rede tem direito ao seu código-fonte. A Swiss Ephemeris é usada sob a mesma licença. Os tipos são EB Garamond e Alegreya Sans, com Noto para as letras que lhes faltam, sob a SIL Open Font License, versão 1.1; os símbolos dos planetas e dos signos foram desenhados para este serviço.',
    },
  },
  clocks: {
    julian: 'juliano',
    swedish: 'sueco',
    standardTime: 'sem horário de verão',
    summerTime: 'com horário de verão',
    ascendantRange: 'Com estes relógios o Ascendente fica entre {from} e {to}',
  },
  differences: {
    house_system_undefined:
      'As casas de {requested} não estão definidas nesta latitude e neste instante; são dadas em seu lugar as de {used}',
    local_time_ambiguous: 'Os relógios mostraram duas vezes esta hora local; dst_policy permite escolher',
    local_time_nonexistent: 'Os relógios saltaram esta hora local; dst_policy permite escolher',
    local_mean_time: 'Ainda não havia hora oficial: usou-se a hora média da longitude do local de nascimento',
    clock_of_other_city:
      'Antes de 1970 o fuso {zone} registra o relógio de {city}, a {km} km. O relógio do local de nascimento pode ter sido outro. Outras diferenças nas proximidades a esta hora local: {offsets}{ascendants}',
    clock_of_region:
      'Segundo fontes públicas, esta região não tinha então o relógio de {city}: usou-se {offset}, e não {offsets}{ascendants}',
    mean_time_not_law:
      'O fuso {zone} tem aqui a hora média de {city}, que não era lei noutras localidades: usou-se a hora média do local de nascimento, {offset}, e não {offsets}{ascendants}',
    clock_unknown:
      'Não se conhece nenhum relógio deste local nessa época: usou-se a hora média da longitude do local de nascimento',
    place_mismatch: 'Foram usadas as coordenadas. Ficam a {km} km de {named}, o lugar que `{field}` indica',
    orbit_unknown: 'Omitidos, porque as suas órbitas não são conhecidas nesta época: {bodies}',
    moshier_theory:
      'As posições vêm da teoria de Moshier, porque nenhum ficheiro de efemérides abrange esta época. Diferem das posições de tais ficheiros em {planets} segundos de arco no máximo (Lua {moon}, de Urano a Plutão {outer}, nodo verdadeiro {node}, Lilith verdadeira {lilith})',
    not_in_theory: 'Omitidos, porque a teoria de Moshier não os contém: {bodies}',
    calendar_of_place:
      'Neste local o calendário {calendar} esteve em uso até {until}, pelo menos em parte. A data foi lida no calendário gregoriano, porque `calendar` não foi dado. No calendário {calendar} é {gregorian} gregoriano, {days} dias depois: {moved}',
    swedish_calendar: 'A data foi lida no calendário sueco de 1700 a 1712; `calendar` escolhe outro',
    julian_calendar: 'A data foi lida no calendário juliano; `calendar` escolhe outro',
    year_of_two_digits:
      'O nascimento foi lido no ano {year}, {before} anos antes de 2000. Talvez se quisesse dizer: {meant}',
  },
}
