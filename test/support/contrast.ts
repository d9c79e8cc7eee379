/** A script that lists the visible texts whose contrast with what lies behind is below 4.5 (WCAG 2.2, 1.4.3). */
export const LOW_CONTRAST = `(() => {
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0)
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = rgb(getComputedStyle(each).backgroundColor)
      if (color.length === 3 || color[3] > 0) return color
    }
  }
  const low = []
  for (const element of document.querySelectorAll('main *, header *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!own || !element.offsetParent) continue
    const [a, b] = [light(rgb(getComputedStyle(element).color)), light(behind(element))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (ratio < 4.5) low.push(element.outerHTML.slice(0, 80) + ' ' + ratio.toFixed(2))
  }
  return low
})()`
