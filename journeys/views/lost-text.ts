import type { Page } from 'playwright-core'

/**
 * The texts of a page that its reader cannot get at, a line each: what lies beyond the page's edge, what a box that does
 * not scroll cuts off, and what another text lies upon. Empty where everything can be read.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What is for screen readers alone is cut to a point on purpose. */
    const isForEars = (one: Element) => one.clientWidth <= 1 || one.clientHeight <= 1
    const root = document.querySelector('dialog[open]:modal') ?? document.body
    const edge = document.documentElement.clientWidth
    const named = (node: Element, text: string) =>
      `“${text.trim().slice(0, 40)}” in ${node.tagName.toLowerCase()}.${String(node.className).split(' ').join('.')}`

    /** What becomes of a text in the boxes around it: whether it can be seen now, or be scrolled to, or never. */
    const fateOf = (element: Element, rect: DOMRect): string => {
      let across = true
      let down = true
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.clip !== 'auto' || style.clipPath !== 'none' || isForEars(box)) {
          if (style.display !== 'inline') return 'elsewhere'
        }
        // The first lines of what stands whole on a page of its own.
        if (style.webkitLineClamp !== 'none') return 'elsewhere'
        const inner = box.getBoundingClientRect()
        const isOutside = rect.top > inner.bottom || rect.bottom < inner.top || rect.left > inner.right
        if (isOutside && /auto|scroll/.test(style.overflow)) return 'elsewhere'
        if (/auto|scroll/.test(style.overflowX)) across = false
        if (/auto|scroll/.test(style.overflowY)) down = false
        const cutsAcross = across && /hidden|clip/.test(style.overflowX) && style.display !== 'inline'
        const cutsDown = down && /hidden|clip/.test(style.overflowY) && style.display !== 'inline'
        if (cutsAcross && (rect.right > inner.right + 2 || rect.left < inner.left - 2)) return 'is cut off'
        // A line's box is taller than its letters.
        if (cutsDown && (rect.bottom > inner.bottom + 5 || rect.top < inner.top - 5))
          return 'is cut off below'
        if (style.position === 'fixed') break
      }
      return across && (rect.right > edge + 1 || rect.left < -1) ? 'lies beyond the edge' : 'seen'
    }

    const lost: string[] = []
    const seen: { element: Element; text: string; rect: DOMRect; layer: Element | null }[] = []
    const layerOf = (element: Element) => {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(box).position)) return box
      return null
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      const element = walker.currentNode.parentElement
      if (!text.trim() || !element || element.closest('script, style, noscript, option, svg')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const fate = fateOf(element, rect)
        if (fate === 'elsewhere') continue
        if (fate !== 'seen') {
          lost.push(`${named(element, text)} ${fate}`)
          break
        }
        seen.push({ element, text, rect, layer: layerOf(element) })
      }
    }
    // A column that is narrower than its words stands a letter a line.
    const lines = new Map<Element, Set<number>>()
    for (const { element, rect } of seen)
      lines.set(element, (lines.get(element) ?? new Set()).add(Math.round(rect.top)))
    for (const [element, tops] of lines) {
      const text = element.textContent?.trim() ?? ''
      if (text.length > 4 && tops.size > text.length / 2.2)
        lost.push(`${named(element, text)} stands a letter a line`)
    }
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        if (across > 4 && down > 8)
          lost.push(`${named(one.element, one.text)} lies on ${named(other.element, other.text)}`)
      }
    return [...new Set(lost)]
  })
}

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
