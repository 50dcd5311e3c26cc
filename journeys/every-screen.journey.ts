import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, overflows } from './axe.ts'
import { personFor, VIEWS } from './screens.ts'
import { type Look, openStage, type Stage } from './stage.ts'

const LOOKS: Look[] = [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'es', width: 390 },
  { theme: 'light', language: 'es', width: 320 },
  { theme: 'dark', language: 'en', width: 960 },
]

describe('every screen, for everyone', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  for (const look of LOOKS) {
    describe(`${look.theme}, ${look.language}, ${look.width} px`, () => {
      test.each(VIEWS)('$name: axe finds nothing, nothing sticks out', async (view) => {
        const { path, act } = view
        const who = personFor(view, look.language ?? 'en')
        const page = who ? await stage.signedIn(who, look) : await stage.newPage(look)
        await page.goto(path, { waitUntil: 'networkidle' })
        await act?.(page)
        await page.waitForTimeout(200)
        expect(await axeFaults(page)).toEqual([])
        expect(await overflows(page)).toBe(false)
        expect(await page.locator('h1').count()).toBe(1)
        await page.context().close()
      })
    })
  }

  test('and no page threw', () => {
    expect(stage.faults).toEqual([])
  })
})
