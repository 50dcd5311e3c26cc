/** The browser's own text size, unless its reader asks for another, in pixels. */
const USUAL = 16

/** A length that is drawn in pixels, as one that grows with the text size that the reader chose: `1.25rem` for 20. */
export function inRem(pixels: number): string {
  return `${pixels / USUAL}rem`
}
