// Pictures of an answer: what a chart endpoint draws, or the wheel of the same birth.
import { html } from '../lit-html.js'
import { downloadButtons } from './download-buttons.js'

const FILES = { svg: 'SVG', png: 'PNG', pdf: 'PDF' }

/** A body with another format of its picture. The format may be a field within the body. */
export const inFormat = (body, path, format) => {
  const copy = structuredClone(body)
  const names = path.split('.')
  const last = names.pop()
  let into = copy
  for (const name of names) into = into[name] ??= {}
  into[last] = format
  return copy
}

export const isPicture = ({ type }) => type.startsWith('image/')

const valueAt = (body, path) => path.split('.').reduce((at, name) => at?.[name], body)

/**
 * The calls of the picture and of the data of an answer. A natal chart has its wheel by another call than its positions, and a
 * chart image has its data in the format json. Elsewhere they are the same call.
 */
export const sidesOf = (call, { picture, wheelFields, format, isPictureOnly }) => {
  const { method, body } = call
  if (picture === 'wheel') {
    const own = Object.entries(body).filter(([name]) => wheelFields.includes(name))
    return { picture: { method, path: 'api/v1/natal/chart/', body: Object.fromEntries(own) }, data: call }
  }
  if (picture !== 'chart' || isPictureOnly || valueAt(body, format) === 'json') return { picture: call, data: call }
  return { picture: call, data: { ...call, body: inFormat(body, format, 'json') } }
}

/** The call that an answer begins with: the one that the open tab shows, since a plan may allow one call a second. */
export const firstCall = (call, sides, tab) => {
  if (tab === 'code') return call
  return ['table', 'json'].includes(tab) ? sides.data : sides.picture
}

/**
 * @param {{ call: object, said?: string }} answer
 * @param {{ url: string, title: string, call: object, format: string, calculation: object, key: () => Promise<string | null>, came: () => void }} picture
 */
export const pictureView = (answer, { url, title, call, format, key, came, calculation }) => {
  const callIn = (as) => ({ ...call, body: inFormat(call.body, format, as) })
  return html`<figure class=${calculation.picture === 'wheel' ? 'picture paper' : 'picture'}><img src=${url} alt=${`${title}. The table has the positions.`}></figure>
${downloadButtons(answer, { labels: FILES, name: 'chart', callIn, key, came })}`
}
