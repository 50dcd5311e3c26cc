import type { CDPSession, Page } from 'playwright-core'

/** What a page may jump while it loads: the goal of the pages, a fifth of what is called good. */
export const MOST = 0.02
/** A way to the server and back, in milliseconds: on loopback an answer comes before anything of its skeleton is seen. */
const ROUND_TRIP = 150

interface Shift {
  value: number
  /** The elements that moved, from where to where. */
  moved: string[]
}

const networks = new WeakMap<Page, { session: CDPSession; isSlow: boolean }>()

/** Puts a page’s server as far away as it is from its owners, or beside it again. */
export async function beSlow(page: Page, isSlow: boolean): Promise<void> {
  const known = networks.get(page)
  if (known?.isSlow === isSlow) return
  const session = known?.session ?? (await page.context().newCDPSession(page))
  networks.set(page, { session, isSlow })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? ROUND_TRIP : 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** How far the page has jumped since it was opened, and what of it. It has to keep its jumps. */
export async function jumps(page: Page): Promise<{ sum: number; told: string }> {
  const shifts: Shift[] = await page.evaluate('window.shifts')
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    told: shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`).join('\n'),
  }
}

/** In the page, before anything of it: keeps each layout shift that nobody has asked for by a key or a press. */
export function keepJumps(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.localName}.${element.className}`.slice(0, 60) : 'gone'
  }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
