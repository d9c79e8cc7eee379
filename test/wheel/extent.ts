import type { Area } from '../../src/wheel/tables/table.ts'

/** The extent of path data: ends of lines and arcs, and points on curves. */
export function extentOf(path: string): Area {
  let [x, y, firstX, firstY] = [0, 0, 0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, command, text] of path.matchAll(/([MmLlCcAaz])([^A-Za-z]*)/g)) {
    const numbers = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const [dx = 0, dy = 0] = numbers.slice(-2)
    const from = { x, y }
    if (command === 'z') [x, y] = [firstX, firstY]
    else if (command === command!.toUpperCase()) [x, y] = [dx, dy]
    else [x, y] = [x + dx, y + dy]
    if (command === 'M' || command === 'm') [firstX, firstY] = [x, y]
    if (command === 'c')
      for (const t of [0.25, 0.5, 0.75]) {
        const at = (start: number, a: number, b: number, end: number) =>
          (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * end
        xs.push(at(from.x, from.x + numbers[0]!, from.x + numbers[2]!, x))
        ys.push(at(from.y, from.y + numbers[1]!, from.y + numbers[3]!, y))
      }
    xs.push(x)
    ys.push(y)
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
