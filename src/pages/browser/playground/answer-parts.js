// The parts of an answer for people: tables made by hand, and those made by rule of what is left.

import { topicOf } from './answer-topics.js'

let modules = null
let loading = null

/** Loads what makes the tables of a calculation. */
export const loadParts = (slug) => {
  const topic = topicOf(slug)
  loading ??= Promise.all([
    import('../shared/pages/charts/answer-views.js'),
    import('../shared/pages/playground/answer-tables.js'),
    topic && import(`../shared/pages/charts/answers/${topic}.js`),
  ]).then(([{ answerViews }, { answerTables }, own]) => {
    modules = { answerViews, answerTables, ownViews: own?.views }
  })
  return loading
}

/** Markup of a view, whose texts are escaped, as an element. */
const elementOf = ({ markup }) => {
  const element = document.createElement('div')
  element.className = 'chart-view'
  element.innerHTML = markup
  return element
}

/**
 * The parts, made once for each answer. Null while the modules load: `came` is called when they are here.
 * @param {{ call: object, sides: { data: object }, parts?: object }} answer
 */
export const answerParts = (answer, json, { came, slug }) => {
  if (modules === null) {
    loadParts(slug).then(came)
    return null
  }
  if (answer.parts?.json !== json) {
    const { views, rest } = modules.answerViews(json, answer.sides.data.body, modules.ownViews)
    answer.parts = { json, views: views.map(elementOf), tables: modules.answerTables(rest) }
  }
  return answer.parts
}
