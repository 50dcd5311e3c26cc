import type { Page } from 'playwright-core'

/** What a thumb needs of a button, a menu entry or a row, in CSS pixels: the goal of the pages (WCAG 2.2, 2.5.5). */
export const FOR_A_THUMB = 44
/** What the standard asks for everywhere (WCAG 2.2, 2.5.8): seven days of a week stand side by side at 320 px. */
export const AT_LEAST = 24

/**
 * What can be pressed and has another, larger way to the same thing beside it, as the standard allows: a night's mark in the
 * year, whose month opens into a calendar.
 */
const ELSEWHERE = '.year-night'

/**
 * The targets of a page, or of the dialog that is open, that are smaller than this, a line each, and how many were measured.
 * What counts is the area that answers, found by asking the page what lies there: the label of a box, and what a link has
 * been widened by. Links within a sentence are left out, as the standard does, and so is what cannot be pressed now.
 */
export function smallTargets(page: Page, least: number): Promise<{ small: string[]; measured: number }> {
  return page.evaluate(
    ([most, elsewhere]) => {
      const root = document.querySelector('dialog[open]:modal') ?? document.body
      const pressed =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=switch]'
      const labelsOf = (one: Element) => [...((one as HTMLInputElement).labels ?? [])]
      const isTick = (one: Element) => one.matches('[type=checkbox], [type=radio], [type=file]')
      const answers = (one: Element, at: Element | null) =>
        at !== null && (one.contains(at) || labelsOf(one).some((label) => label.contains(at)))

      /** Whether a link stands in a sentence: words of its block are not part of a link. */
      const isInSentence = (one: Element) => {
        if (!getComputedStyle(one).display.startsWith('inline') || one.localName !== 'a') return false
        let block = one.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        const rest = block?.cloneNode(true) as Element | undefined
        for (const other of rest?.querySelectorAll('a, button, svg, .visually-hidden') ?? []) other.remove()
        return /\p{L}{2}/u.test(rest?.textContent ?? '')
      }

      /** How far the area that answers reaches from its middle, to both sides of one axis. */
      const reach = (one: Element, x: number, y: number, dx: number, dy: number) => {
        let far = 0
        while (far < most && answers(one, document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1))))
          far++
        return far
      }

      const small: string[] = []
      let measured = 0
      for (const one of root.querySelectorAll(pressed)) {
        const off = one.closest('[inert], [aria-hidden=true], [disabled], [aria-disabled=true]')
        const shape = isTick(one) ? (labelsOf(one)[0] ?? one) : one
        if (off || one.matches(elsewhere) || !shape.checkVisibility({ visibilityProperty: true })) continue
        const drawn = shape.getBoundingClientRect()
        // For ears alone.
        if (drawn.width < 4 || drawn.height < 4) continue
        measured++
        if ((drawn.width >= most && drawn.height >= most) || isInSentence(one)) continue
        shape.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = shape.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        // Something lies over it for a moment, a toast or the bar of a form.
        if (!answers(one, document.elementFromPoint(x, y))) continue
        const wide = Math.max(width, reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1)
        const high = Math.max(height, reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1)
        if (Math.round(wide) >= most && Math.round(high) >= most) continue
        const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
        const place = `${one.parentElement?.localName}.${one.parentElement?.className} > ${one.localName}.${one.className}`
        small.push(
          `“${name.trim().slice(0, 40)}” ${Math.round(wide)} × ${Math.round(high)} px, ${place.slice(0, 90)}`,
        )
      }
      scrollTo(0, 0)
      return { small, measured }
    },
    [least, ELSEWHERE] as const,
  )
}
