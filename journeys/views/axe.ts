import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/**
 * What axe finds wrong with the page as it stands, a line each; by its usual rules, or by those named. React Aria's portal is
 * known to lie outside landmarks. A target is measured in the middle of the window too: what the sticky header covers of it
 * hangs on how far the page is scrolled.
 */
export async function axeFaults(page: Page, rules: readonly string[] = TAGS): Promise<string[]> {
  // It stays in a page that is looked at again.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE)
  const violations: Violation[] = await page.evaluate(async (rules) => {
    // @ts-expect-error axe was put into the page a line above
    const result = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
    // A target is a control with its label, which is pressed as well (WCAG 2.5.8): axe measures the control alone.
    const isLargeByItsLabel = ({ target }: Violation['nodes'][number]) => {
      const label = document.querySelector(String(target[0]))?.closest('label')?.getBoundingClientRect()
      return label !== undefined && label.width >= 24 && label.height >= 24
    }
    const isSmallInTheMiddle = async ({ target }: Violation['nodes'][number]) => {
      document.querySelector(String(target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // @ts-expect-error as above
      const again = await axe.run(document, { runOnly: ['target-size'], resultTypes: ['violations'] })
      return (again.violations as Violation[]).some(({ nodes }) =>
        nodes.some((node) => String(node.target) === String(target)),
      )
    }
    const found: Violation[] = []
    for (const one of result.violations as Violation[]) {
      if (one.id !== 'target-size') {
        found.push(one)
        continue
      }
      const nodes: Violation['nodes'] = []
      const { scrollX, scrollY } = window
      for (const node of one.nodes)
        if (!isLargeByItsLabel(node) && (await isSmallInTheMiddle(node))) nodes.push(node)
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      if (nodes.length > 0) found.push({ ...one, nodes })
    }
    return found
  }, rules)
  return violations
    .filter(
      ({ id, nodes }) => !(id === 'region' && nodes.every(({ target }) => /react-aria/.test(String(target)))),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Whether something sticks out sideways. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
}
