const VIEW_BOX = /<svg\b[^>]*?\sviewBox=["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*["']/

/** The height of a drawing that is `width` pixels wide, in whole pixels. It follows from the `viewBox`. */
export function drawnHeight(svg: string, width: number): number {
  const [, wide, high] = VIEW_BOX.exec(svg) ?? []
  const aspect = Number(high) / Number(wide)
  if (!Number.isFinite(aspect) || aspect <= 0) throw new Error('The drawing has no viewBox')
  return Math.max(1, Math.round(width * aspect))
}
