import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { FILES_SHOWN, VIEWS } from './screens.ts'
import { shown } from './shown.ts'
import { openStage, type Stage } from './stage.ts'

/** What a page may jump while it loads: the goal of the pages, a fifth of what is called good (DESIGN.md, section 6). */
const MOST = 0.02
/** A way to the server and back, in milliseconds: on loopback an answer comes before anything of its skeleton is seen. */
const ROUND_TRIP = 150

/** What a screen itself shows, without what a story makes of it. */
const PLAIN = VIEWS.filter(({ act, before, readsPdf }) => !act && !before && !readsPdf)

const LOOKS = [{ width: 1440 }, { width: 390 }]

interface Shift {
  value: number
  /** What moved, from where to where. */
  moved: string[]
}

describe('nothing jumps while a screen loads', () => {
  let stage: Stage
  const pages = new Map<string, Promise<Page>>()
  beforeAll(async () => {
    stage = await openStage()
    const { database, files, clock } = stage
    await fillDemoFiles(database.db, files, { now: clock.now(), only: (seed) => FILES_SHOWN.test(seed) })
  })
  afterAll(() => stage.close())

  const pageFor = (who: string | undefined, width: number) => {
    const name = `${who ?? ''} ${width}`
    const known = pages.get(name) ?? openPage(who, width)
    pages.set(name, known)
    return known
  }
  const openPage = async (who: string | undefined, width: number) => {
    const page = who ? await stage.signedIn(who, { width }) : await stage.newPage({ width })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.addInitScript(keepShifts)
    return page
  }

  test.each(PLAIN.flatMap((view) => LOOKS.map((look) => ({ ...view, ...look }))))(
    '$name, $width px',
    async ({ path, who, width }) => {
      const page = await pageFor(who, width)
      await page.goto(path)
      await shown(page)
      const shifts: Shift[] = await page.evaluate('window.shifts')
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(
        sum,
        shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join('; ')}`).join('\n'),
      ).toBeLessThanOrEqual(MOST)
    },
  )

  test('and what jumps is seen', async () => {
    const page = await pageFor(undefined, 1440)
    await page.goto('/login')
    await shown(page)
    await page.evaluate(() => {
      const high = document.createElement('div')
      high.style.height = '300px'
      document.body.prepend(high)
    })
    await page.waitForFunction('window.shifts.some(({ value }) => value > 0.02)')
  })
})

/** In the page, before anything of it: keeps each layout shift that nobody has asked for by a key or a press. */
function keepShifts(): void {
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
