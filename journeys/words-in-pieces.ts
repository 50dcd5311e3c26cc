import type { Page } from 'playwright-core'

/** A word of at most so many letters has room on the narrowest telephone, in letters twice as large. */
const SHORT = 8

/** The short words of a page that stand in pieces on two lines or more, a line each; addresses and what is for screen readers alone are left out. */
export function wordsInPieces(page: Page): Promise<string[]> {
  return page.evaluate((short) => {
    const isForEars = (one: Element | null): boolean => {
      if (!one) return false
      const { clip, clipPath, display } = getComputedStyle(one)
      const isPoint = display !== 'inline' && (one.clientWidth <= 1 || one.clientHeight <= 1)
      return clip !== 'auto' || clipPath !== 'none' || isPoint || isForEars(one.parentElement)
    }
    const root = document.querySelector('dialog[open]:modal') ?? document.body
    const found = new Set<string>()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const box = node.parentElement
      if (!box?.checkVisibility() || box.closest('script, style, option, svg') || isForEars(box)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![@.\p{L}])\p{L}{3,}(?![@.]?[\p{L}@])/gu,
      )) {
        if (word.length > short) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`“${word}” in ${box.localName}.${box.className}`)
      }
    }
    return [...found]
  }, SHORT)
}
