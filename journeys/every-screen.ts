import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { axeFaults, overflows } from './axe.ts'
import { hiddenStops } from './by-keyboard.ts'
import { FILES_SHOWN, personFor, VIEWS } from './screens.ts'
import { openView, shown } from './shown.ts'
import { openStage, type Stage } from './stage.ts'
import type { View } from './view.ts'

/** How a view is opened, and at which sizes it is then looked at: the first is the one it is opened at. */
export interface Opening {
  theme: 'light' | 'dark'
  language: 'en' | 'es'
  sizes: readonly [Size, ...Size[]]
}

interface Size {
  width: number
  height: number
}

/** An opening's pages: one for each person, for signing in again for every screen would only take time. */
class Room {
  readonly #stage: Stage
  readonly #opening: Opening
  readonly #pages = new Map<string, Page>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(stage: Stage, opening: Opening) {
    this.#stage = stage
    this.#opening = opening
  }

  /** Shows a person's page to one act after the other. */
  show(
    { view, who }: { view: View; who: string | undefined },
    act: (page: Page) => Promise<void>,
  ): Promise<void> {
    const turn = this.#last.then(async () => act(await this.#pageFor(who, view.readsPdf ?? false)))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #pageFor(who: string | undefined, readsPdf: boolean): Promise<Page> {
    const name = `${who ?? ''}${readsPdf ? ', reading' : ''}`
    const { theme, language, sizes } = this.#opening
    const known = this.#pages.get(name)
    if (known) {
      await known.setViewportSize(sizes[0])
      return known
    }
    const look = { theme, language, ...sizes[0], readsPdf }
    const page = who ? await this.#stage.signedIn(who, look) : await this.#stage.newPage(look)
    this.#pages.set(name, page)
    return page
  }
}

/**
 * Each view is looked at wide, narrow and low, in both skins and both languages: every second one in these openings, those
 * between in the openings of another file, which another processor takes. `EVERY_LOOK=1` opens all views in all of them.
 */
export function everyScreen(turn: 0 | 1, openings: readonly Opening[]): void {
  const views = VIEWS.filter((_, index) => process.env.EVERY_LOOK || index % 2 === turn)
  const seen = views.flatMap((view) =>
    openings.map((opening) => ({ view, opening, name: nameOf(view, opening) })),
  )

  describe('every screen, for everyone', () => {
    let stage: Stage
    const rooms = new Map<Opening, Room>()
    beforeAll(async () => {
      stage = await openStage()
      const { database, files, clock } = stage
      await fillDemoFiles(database.db, files, { now: clock.now(), only: (seed) => FILES_SHOWN.test(seed) })
      for (const opening of openings) rooms.set(opening, new Room(stage, opening))
    })
    afterAll(() => stage.close())

    // The openings side by side: a page that waits for its network leaves the machine to the others.
    test.concurrent.each(seen)('$name: axe finds nothing, nothing sticks out', async ({ view, opening }) => {
      const person = { view, who: personFor(view, opening.language) }
      await rooms.get(opening)?.show(person, async (page) => {
        try {
          await openView(page, view)
          for (const size of opening.sizes) {
            if (size !== opening.sizes[0]) {
              await page.setViewportSize(size)
              await shown(page)
            }
            await lookAt(page, size)
          }
        } finally {
          // What a view holds back is not held back from the next.
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
      })
    })

    test('and no page threw', () => {
      // The calls that a view breaks on purpose are in the browser’s log.
      expect(stage.faults.filter((fault) => !/status of 500/.test(fault))).toEqual([])
    })
  })
}

/** The page as it stands at a size: nothing is wrong with it, and nothing is missing. */
async function lookAt(page: Page, size: Size): Promise<void> {
  const at = `at ${size.width} × ${size.height} px`
  // What axe looks for does not hang on the window's height.
  if (size === LOW) expect(await hiddenStops(page), at).toEqual([])
  else expect(await axeFaults(page), at).toEqual([])
  expect(await overflows(page), `something sticks out ${at}`).toBe(false)
  expect(await page.locator('h1').count(), `headings ${at}`).toBe(1)
  // At every width the header says where one is, and has the skin and the way out (spec, section 2).
  const header = page.locator('header.header')
  if ((await header.count()) > 0 && (await page.locator('dialog[open]').count()) === 0)
    for (const part of ['.contract', '.header-title', '.header-logout'])
      expect(await header.locator(part).isVisible(), `${part} ${at}`).toBe(true)
}

/** What is left of a window of 1280 by 1024 at 400 %: the page of a telephone is cut to it, and not opened anew. */
export const LOW: Size = { width: 320, height: 256 }

const nameOf = (view: View, { theme, language, sizes }: Opening) =>
  `${view.name}: ${theme}, ${language}, ${sizes.map((one) => (one === LOW ? 'low' : `${one.width} px`)).join(', ')}`
