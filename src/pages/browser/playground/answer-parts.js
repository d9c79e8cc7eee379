// The parts of an answer for people: tables made by hand, and those made by rule of what is left.

let modules = null
const loading = Promise.all([
  import('../shared/pages/charts/answer-views.js'),
  import('../shared/pages/playground/answer-tables.js'),
]).then(([{ answerViews }, { answerTables }]) => {
  modules = { answerViews, answerTables }
})

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
export const answerParts = (answer, json, came) => {
  if (modules === null) {
    loading.then(came)
    return null
  }
  if (answer.parts?.json !== json) {
    const { views, rest } = modules.answerViews(json, answer.sides.data.body)
    answer.parts = { json, views: views.map(elementOf), tables: modules.answerTables(rest) }
  }
  return answer.parts
}
