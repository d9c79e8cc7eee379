import type { METHODS as English } from '../en/methods.ts'
import type { Labels } from '../language.ts'

/** How a report was calculated, in Portuguese. */
export const METHODS: Labels<typeof English> = {
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
