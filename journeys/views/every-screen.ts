import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../../src/demo/server/fill-files.ts'
import { hiddenStops } from '../by-keyboard.ts'
import { openStage, type Stage } from '../stage.ts'
import { answerAsUsual } from './answers.ts'
import { axeFaults } from './axe.ts'
import { beSlow, jumps, keepJumps, MOST } from './jumps.ts'
import { FILES_SHOWN, personFor, VIEWS } from './screens.ts'
import { openView, shown } from './shown.ts'
import { AT_LEAST, FOR_A_THUMB, smallTargets } from './targets.ts'
import { stateOf, turnTo } from './turn.ts'
import type { View } from './view.ts'

/** How a view is looked at: in a skin, a language, and at sizes that follow each other. */
export interface Look {
  theme: 'light' | 'dark'
  language: 'en' | 'es'
  /** A screen as it loads is looked at in both of them, a state that an act has made at the second. */
  widths: readonly [number, number]
}

const HEIGHT = 900
/** What is left of a window of 1280 by 1024 at 400 %: the page of a telephone is cut to it, and not opened anew. */
const LOW = { width: 320, height: 256 }

/** What a screen itself shows, without what a story makes of it. */
const isPlain = ({ act, before, readsPdf }: View) => !act && !before && !readsPdf

/** A look's pages: one for each person, for a session for every screen would only take time. */
class Room {
  readonly look: Look
  readonly #stage: Stage
  readonly #pages = new Map<string, Page>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(stage: Stage, look: Look) {
    this.#stage = stage
    this.look = look
  }

  /** Shows the page of a view's person, as wide as asked, to one act after the other. */
  show(view: View, width: number, act: (page: Page) => Promise<void>): Promise<void> {
    const turn = this.#last.then(async () => {
      const page = await this.#pageFor(view)
      await page.setViewportSize({ width, height: HEIGHT })
      await beSlow(page, isPlain(view))
      // What a view holds back is not held back from the next.
      await act(page).finally(async () => {
        await answerAsUsual(page)
        await page.emulateMedia({ media: null })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    })
    this.#last = turn.catch(() => {})
    return turn
  }

  async #pageFor(view: View): Promise<Page> {
    const { theme, language, widths } = this.look
    const { readsPdf = false } = view
    const who = personFor(view, language)
    const name = `${who ?? ''}${readsPdf ? ', reading' : ''}`
    const known = this.#pages.get(name)
    if (known) return known
    const look = { theme, language, width: widths[0], height: HEIGHT, readsPdf }
    const page = who ? await this.#stage.signedIn(who, look) : await this.#stage.newPage(look)
    await page.addInitScript(keepJumps)
    this.#pages.set(name, page)
    return page
  }
}

/**
 * Each view is looked at in two looks, a wide one and a narrow and then low one: in both skins and both languages. A screen
 * as it loads is loaded in each of them, and must not jump; a state that an act has made is made once, and the page is then
 * turned to the other look as it stands. Every second view has these looks, those between the looks of another file, which
 * another processor takes. `EVERY_LOOK=1` opens all views in all of them.
 */
export function everyScreen(turn: 0 | 1, looks: readonly [wide: Look, narrow: Look]): void {
  const all = process.env.EVERY_LOOK
  const views = VIEWS.filter((_, index) => all || index % 2 === turn)
  const isOpenedAnew = (view: View) => all || isPlain(view) || view.anew
  const anew = views.filter(isOpenedAnew).flatMap((view) => looks.map((look) => ({ view, look })))
  // They begin in one look and in the other by turns.
  const turned = views
    .filter((view) => !isOpenedAnew(view))
    .map((view, index) => ({ view, first: looks[index % 2]!, second: looks[1 - (index % 2)]! }))

  describe('every screen, for everyone', () => {
    let stage: Stage
    const rooms = new Map<Look, Room>()
    beforeAll(async () => {
      stage = await openStage()
      const { database, files, clock } = stage
      await fillDemoFiles(database.db, files, { now: clock.now(), only: (seed) => FILES_SHOWN.test(seed) })
      for (const look of looks) rooms.set(look, new Room(stage, look))
    })
    afterAll(() => stage.close())

    // The looks side by side: a page that waits for its network leaves the machine to the others.
    test.concurrent.each(anew.map((one) => ({ ...one, name: `${one.view.name}: ${nameOf(one.look)}` })))(
      '$name: axe finds nothing, nothing sticks out, nothing jumps',
      async ({ view, look }) => {
        const [first, second] = look.widths
        const width = isPlain(view) ? first : second
        await rooms.get(look)?.show(view, width, async (page) => {
          await openView(page, view)
          if (isPlain(view)) {
            const { sum, told } = await jumps(page)
            expect(sum, told).toBeLessThanOrEqual(MOST)
            await standsAt(page, { width, height: HEIGHT })
          }
          await resize(page, { width: second, height: HEIGHT })
          await lookAt(page)
          if (second >= 500) return
          await press(page)
          await lookLow(page)
        })
      },
    )

    test.concurrent.each(
      turned.map((one) => ({
        ...one,
        name: `${one.view.name}: ${nameOf(one.first)}, then ${nameOf(one.second)}`,
      })),
    )('$name: axe finds nothing, nothing sticks out', async ({ view, first, second }) => {
      await rooms.get(first)?.show(view, first.widths[1], async (page) => {
        await openView(page, view)
        await lookAt(page)
        const state = await stateOf(page)
        await turnTo(page, second)
        expect(await stateOf(page), 'what is open and said after the turn').toEqual(state)
        await resize(page, { width: second.widths[1], height: HEIGHT })
        await lookAt(page)
        await lookLow(page)
      })
    })

    test('and what jumps is seen', async () => {
      const room = rooms.get(looks[0])
      await room?.show({ name: 'login', path: '/login' }, 1440, async (page) => {
        await page.goto('/login')
        await shown(page)
        await page.evaluate(() => {
          const high = document.createElement('div')
          high.style.height = '300px'
          document.body.prepend(high)
        })
        await expect.poll(async () => (await jumps(page)).sum).toBeGreaterThan(MOST)
      })
    })

    test('and what is too small to press is seen', async () => {
      const room = rooms.get(looks[1])
      await room?.show({ name: 'login', path: '/login' }, 390, async (page) => {
        await page.goto('/login')
        await shown(page)
        await page.evaluate(() => {
          const one = document.createElement('button')
          one.ariaLabel = 'Tiny'
          one.style.cssText =
            'all: unset; position: fixed; top: 200px; left: 100px; width: 20px; height: 20px'
          document.body.append(one)
        })
        const { small, measured } = await smallTargets(page, AT_LEAST)
        expect(small).toEqual([expect.stringContaining('“Tiny” 20 × 20 px')])
        expect(measured).toBeGreaterThan(5)
      })
    })

    test('and no page threw', () => {
      // The calls that a view breaks on purpose are in the browser’s log.
      expect(stage.faults.filter((fault) => !/status of 500/.test(fault))).toEqual([])
    })
  })
}

interface Size {
  width: number
  height: number
}

async function resize(page: Page, size: Size): Promise<void> {
  const { width, height } = page.viewportSize() ?? size
  if (width === size.width && height === size.height) return
  await page.setViewportSize(size)
  await shown(page)
}

/** The page as it stands: nothing is wrong with it, and nothing is missing. */
async function lookAt(page: Page): Promise<void> {
  const size = page.viewportSize() ?? LOW
  expect(await axeFaults(page), at(size)).toEqual([])
  await standsAt(page, size)
}

/** The page at a phone's width, and in the narrowest window: a thumb meets what it presses. */
async function press(page: Page): Promise<void> {
  for (const [width, least] of [
    [320, AT_LEAST],
    [390, FOR_A_THUMB],
  ] as const) {
    await resize(page, { width, height: HEIGHT })
    const { small } = await smallTargets(page, least)
    expect(small, `smaller than ${least} px at ${width} px`).toEqual([])
  }
}

/** The same in a low window: what axe looks for does not hang on its height. */
async function lookLow(page: Page): Promise<void> {
  await resize(page, LOW)
  expect(await hiddenStops(page), at(LOW)).toEqual([])
  await standsAt(page, LOW)
}

async function standsAt(page: Page, size: Size): Promise<void> {
  const { sticksOut, headings, hidden } = await page.evaluate(howItStands)
  expect(sticksOut, `something sticks out ${at(size)}`).toBe(false)
  expect(headings, `headings ${at(size)}`).toBe(1)
  expect(hidden, `parts of the header that are not seen ${at(size)}`).toEqual([])
}

/** In the page, all in one question. */
function howItStands(): { sticksOut: boolean; headings: number; hidden: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement
  // At every width the header says where one is, and has the skin and the way out (spec, section 2); paper has a head of its own.
  const hasHeader = !document.querySelector('dialog[open]') && !matchMedia('print').matches
  const header = hasHeader ? document.querySelector('header.header') : null
  const isSeen = (part: Element | null | undefined) =>
    part?.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0
  const parts = header ? ['.contract', '.header-title', '.header-logout'] : []
  return {
    sticksOut: scrollWidth > clientWidth + 1,
    headings: document.querySelectorAll('h1').length,
    hidden: parts.filter((part) => !isSeen(header?.querySelector(part))),
  }
}

const at = ({ width, height }: Size) => `at ${width} × ${height} px`

const nameOf = ({ theme, language, widths }: Look) => `${theme}, ${language}, ${widths[1]} px`
