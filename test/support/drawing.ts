/** A drawing of shapes by hand: a blue field, a red disk in its middle, a ring of ticks. `seed` makes each one different. */
export const drawing = (
  seed = 0,
  viewBox = '0 0 100 100',
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
  <title>Drawing ${seed}</title>
  <rect width="100" height="100" fill="#0000ff"/>
  <circle cx="50" cy="50" r="20" fill="#ff0000"/>
  ${Array.from({ length: 36 }, (_, tick) => `<path d="M50 4V10" stroke="#fff" transform="rotate(${tick * 10} 50 50)"/>`).join('')}
</svg>`
