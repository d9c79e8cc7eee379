// The list of the playground: what is typed leaves the calculations that have all its words.
const field = document.getElementById('filter')
const found = document.getElementById('found')
const topics = [...document.querySelectorAll('.topic')]
const items = [...document.querySelectorAll('.calculations > li')].map((element) => ({
  element,
  text: `${element.querySelector('h3').textContent} ${element.querySelector('p').textContent}`.toLowerCase(),
}))

const counted = (many) => (many === 1 ? '1 calculation' : `${many} calculations`)

const filter = () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const { element, text } of items) element.hidden = !words.every((word) => text.includes(word))
  for (const topic of topics) topic.hidden = topic.querySelector('li:not([hidden])') === null
  const many = items.filter(({ element }) => !element.hidden).length
  found.textContent = words.length === 0 ? '' : many === 0 ? 'No calculation has these words.' : counted(many)
}

field.addEventListener('input', filter)
field.addEventListener('keydown', ({ key }) => {
  const [first] = items.filter(({ element }) => !element.hidden)
  if (key === 'Enter' && field.value.trim() !== '' && first) first.element.querySelector('a').click()
})
document.querySelector('.find').dataset.canFilter = ''
// A browser may have kept the text of the field.
filter()
