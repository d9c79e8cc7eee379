/** What decides the colours of an element. The themes differ in these alone. */
const PRESENTATION = ['fill', 'stroke', 'stroke-width', 'stroke-opacity', 'fill-opacity', 'opacity', 'stroke-dasharray']
const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/gi
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g
/** The ground is rounded, as the panels of the guides are. */
const CORNER = 28

type Attributes = readonly (readonly [name: string, value: string])[]

interface Element {
  readonly end: boolean
  readonly name: string
  readonly attributes: Attributes
  readonly isEmpty: boolean
}

const attributesOf = (text: string): Attributes =>
  [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!] as const)

/** The elements of a drawing. Titles and descriptions within it are left out: a guide says what it shows. */
const elementsOf = (svg: string): readonly Element[] =>
  [...svg.replaceAll(/<(title|desc|metadata)>[\s\S]*?<\/\1>/g, '').matchAll(TAG)].map(
    ([, end, name, attributes, isEmpty]) => ({
      ...{ end: end === '/', name: name!, isEmpty: isEmpty === '/' },
      attributes: attributesOf(attributes!),
    }),
  )

const isPresentation = ([name]: readonly [string, string]): boolean => PRESENTATION.includes(name)
const isKept = ([name]: readonly [string, string]): boolean => !/^(?:data-|class$|role$|aria-)/.test(name)
/** Tenths of a unit are a twentieth of a pixel in a guide. */
const shortened = (value: string): string =>
  value.replaceAll(/\d*\.\d\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
const written = (attributes: Attributes): string =>
  attributes.map(([name, value]) => ` ${name}="${name === 'd' ? shortened(value) : value}"`).join('')
const ruleOf = (attributes: Attributes): string => attributes.map(([name, value]) => `${name}:${value}`).join(';')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** `a` to `z`, then `a1` and so on. */
const className = (index: number): string =>
  `${LETTERS[index % LETTERS.length]}${index < LETTERS.length ? '' : Math.floor(index / LETTERS.length)}`

/**
 * One drawing in the colours of two themes, which follow those of the reader. The colours are rules of a style sheet in the
 * drawing, and what only programs read is left out, so that it is about half as long. Throws if the drawings differ in
 * more than colours.
 */
export function inTwoThemes(title: string, light: string, dark: string): string {
  const [day, night] = [elementsOf(light), elementsOf(dark)]
  const classes = new Map<string, { readonly day: string; readonly night: string; readonly name: string }>()
  const classOf = (one: Attributes, other: Attributes): string => {
    const [byDay, byNight] = [ruleOf(one), ruleOf(other)]
    const key = `${byDay}|${byNight}`
    const known = classes.get(key) ?? { day: byDay, night: byNight, name: className(classes.size) }
    classes.set(key, known)
    return known.name
  }
  const body = day.map((element, index) => {
    const other = night[index]
    if (!other || shapeOf(other) !== shapeOf(element)) throw new Error(`The themes of ${title} draw different shapes`)
    if (element.end) return `</${element.name}>`
    const kept = element.attributes.filter((each) => isKept(each) && (index === 0 || !isPresentation(each)))
    const shown = index === 0 ? [] : element.attributes.filter(isPresentation)
    const styled: Attributes =
      shown.length > 0 ? [['class', classOf(shown, other.attributes.filter(isPresentation))]] : []
    const corner: Attributes = isGround(element) ? [['rx', String(CORNER)]] : []
    return `<${element.name}${written([...styled, ...kept, ...corner])}${element.isEmpty ? '/' : ''}>`
  })
  const rules = [...classes.values()]
  const sheet = rules.map((each) => `.${each.name}{${each.day}}`).join('')
  const nightly = rules.filter((each) => each.day !== each.night).map((each) => `.${each.name}{${each.night}}`)
  const style = `<title>${title}</title><style>${sheet}@media(prefers-color-scheme:dark){${nightly.join('')}}</style>`
  const [root, ...rest] = body
  return `${joined([`${root}${style}`, ...rest].join(''))}\n`
}

const isGround = ({ attributes }: Element): boolean =>
  attributes.some(([name, value]) => name === 'class' && value === 'background')

/** An element without its colours and without what programs read. */
const shapeOf = ({ end, name, attributes }: Element): string =>
  `${end}${name}${written(attributes.filter((each) => isKept(each) && !isPresentation(each)))}`

/** Groups that say nothing are opened, and neighbouring paths of one look are one path. */
function joined(svg: string): string {
  let text = svg
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replaceAll(/<g>((?:(?!<\/?g[ >])[\s\S])*)<\/g>/g, '$1')
  }
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replaceAll(
      /<path class="(\w+)" d="([^"]*)"\/><path class="\1" d="(M[^"]*)"\/>/g,
      '<path class="$1" d="$2$3"/>',
    )
  }
  return text
}
