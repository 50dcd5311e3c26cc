import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { axeFaults, overflows } from './axe.ts'
import { FILES_SHOWN, personFor, VIEWS, type View } from './screens.ts'
import { type Look, openStage, type Stage } from './stage.ts'

const LOOKS: Look[] = [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'es', width: 390 },
  { theme: 'light', language: 'es', width: 320 },
  { theme: 'dark', language: 'en', width: 960 },
]

/**
 * Each view is looked at wide and narrow, in both skins and both languages; every second one in the other two looks.
 * `EVERY_LOOK=1` looks at all of them in all four.
 */
function viewsOf(look: Look): readonly View[] {
  const turn = Math.floor(LOOKS.indexOf(look) / 2)
  return process.env.EVERY_LOOK ? VIEWS : VIEWS.filter((_, index) => index % 2 === turn)
}

describe('every screen, for everyone', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    const { database, files, clock } = stage
    await fillDemoFiles(database.db, files, { now: clock.now(), only: (seed) => FILES_SHOWN.test(seed) })
  })
  afterAll(() => stage.close())

  for (const look of LOOKS) {
    describe(`${look.theme}, ${look.language}, ${look.width} px`, () => {
      /** One page for each person: signing in again for every screen would only take time. */
      const pages = new Map<string, Page>()
      const pageFor = async (who: string | undefined): Promise<Page> => {
        const known = pages.get(who ?? '')
        if (known) return known
        const page = who ? await stage.signedIn(who, look) : await stage.newPage(look)
        pages.set(who ?? '', page)
        return page
      }
      afterAll(async () => {
        for (const page of pages.values()) await page.context().close()
      })

      test.each(viewsOf(look))('$name: axe finds nothing, nothing sticks out', async (view) => {
        const page = await pageFor(personFor(view, look.language ?? 'en'))
        await page.goto(view.path, { waitUntil: 'networkidle' })
        await view.act?.(page)
        await page.waitForTimeout(200)
        expect(await axeFaults(page)).toEqual([])
        expect(await overflows(page)).toBe(false)
        expect(await page.locator('h1').count()).toBe(1)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    })
  }

  test('and no page threw', () => {
    // The calls that a view breaks on purpose are in the browser’s log.
    expect(stage.faults.filter((fault) => !/status of 500/.test(fault))).toEqual([])
  })
})
