import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { axeFaults, overflows } from './axe.ts'
import { hiddenStops } from './by-keyboard.ts'
import { FILES_SHOWN, personFor, VIEWS } from './screens.ts'
import { openView } from './shown.ts'
import { type Look, openStage, type Stage } from './stage.ts'
import type { View } from './view.ts'

/** A look's pages: one for each person, for signing in again for every screen would only take time. */
class Room {
  readonly #stage: Stage
  readonly #look: Look
  readonly #pages = new Map<string, Page>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(stage: Stage, look: Look) {
    this.#stage = stage
    this.#look = look
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
    const known = this.#pages.get(name)
    if (known) return known
    const look = { ...this.#look, readsPdf }
    const page = who ? await this.#stage.signedIn(who, look) : await this.#stage.newPage(look)
    this.#pages.set(name, page)
    return page
  }
}

/**
 * Each view is looked at wide and narrow, in both skins and both languages: every second one in these two looks, those
 * between in the looks of another file, which another processor takes. `EVERY_LOOK=1` looks at all views in all looks.
 */
export function everyScreen(turn: 0 | 1, looks: readonly Look[]): void {
  const views = VIEWS.filter((_, index) => process.env.EVERY_LOOK || index % 2 === turn)
  const seen = views.flatMap((view) => looks.map((look) => ({ view, look, name: nameOf(view, look) })))

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
    test.concurrent.each(seen)('$name: axe finds nothing, nothing sticks out', async ({ view, look }) => {
      await rooms.get(look)?.show({ view, who: personFor(view, look.language ?? 'en') }, async (page) => {
        try {
          await openView(page, view)
          // What axe looks for does not hang on the window's height.
          if (isLow(look)) expect(await hiddenStops(page)).toEqual([])
          else expect(await axeFaults(page)).toEqual([])
          expect(await overflows(page)).toBe(false)
          expect(await page.locator('h1').count()).toBe(1)
          // At every width the header says where one is, and has the skin and the way out (spec, section 2).
          const header = page.locator('header.header')
          if ((await header.count()) > 0 && (await page.locator('dialog[open]').count()) === 0)
            for (const part of ['.contract', '.header-title', '.header-logout'])
              expect(await header.locator(part).isVisible(), part).toBe(true)
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

/** What is left of a window of 1280 by 1024 at 400 %. */
export const LOW = { width: 320, height: 256 }
const isLow = ({ height }: Look) => height === LOW.height

const nameOf = (view: View, look: Look) =>
  `${view.name}: ${look.theme}, ${look.language}, ${look.width} px${isLow(look) ? ', low' : ''}`
