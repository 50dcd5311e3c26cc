/** The height of a row of the chart in letters, as the styles have it (`--row`). */
const ROW_EM = 32 / 14

/** The height of a row in pixels: it grows with the letters. */
export function rowHeight(canvas: HTMLElement | null): number {
  return canvas ? Number.parseFloat(getComputedStyle(canvas).fontSize) * ROW_EM : 32
}
