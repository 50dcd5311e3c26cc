import { sql } from 'kysely'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INBOX_KINDS } from '../src/admin/inbox/kinds.ts'
import { PUBLISH_KINDS } from '../src/admin/web/publish/publish-search.ts'
import { addDays } from '../src/kernel/day.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults, overflows } from './views/axe.ts'
import { lostText, wordsInPieces } from './views/lost-text.ts'
import { shown } from './views/shown.ts'
import { withCart } from './views/things-to-do.acts.ts'
import { turnTo } from './views/turn.ts'

interface Sight {
  path: string
  who?: 'elena' | 'ruth' | 'raul'
  /** What makes the state, once the page is there. */
  act?: (page: Page) => Promise<void>
}

const stay = '?in=2027-02-14&out=2027-02-21&adults=2&children=1'

/** The screens' plain addresses. What hangs on a state stands with the other views; here it is the size that changes. */
const SIGHTS: readonly Sight[] = [
  { path: '/login' },
  { path: '/forgot-password' },
  { path: '/terms-conditions/reservations/en' },
  ...[
    '/home',
    '/my-reservations',
    '/my-reservations?view=year',
    '/my-reservations/1',
    '/my-reservations/edit/1',
    '/my-reservations/request',
    `/my-reservations/request${stay}`,
    '/my-benefits',
    '/my-reports',
    '/my-reports?view=reports',
    '/condomimium',
    '/resources',
    '/about-us',
    '/about-us?show=message',
    '/about-us?show=meeting',
    '/my-account',
    '/my-account/mail',
    '/my-account/people',
    '/my-account/security',
    '/my-account/access',
    '/my-account/caller',
    '/promotions',
    '/exchanges',
    '/things-to-do',
    '/things-to-do?view=orders',
    '/things-to-do/product/reef-at-first-light',
    '/things-to-do/product/reef-weekend?kind=package',
    '/my-property',
    '/my-property/control-access/create',
    '/my-property/maintenance-request/create',
  ].map((path) => ({ path, who: 'elena' as const })),
  ...PUBLISH_KINDS.map((show) => ({ path: `/desk/publish?show=${show}`, who: 'raul' as const })),
  ...INBOX_KINDS.map((show) => ({ path: `/desk?show=${show}`, who: 'raul' as const })),
  { path: '/admin-users', who: 'ruth' },
  {
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      await page.locator('.coming-link').first().click()
      await page.locator('.tide').waitFor()
    },
  },
  {
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      await page.locator('.coming-link').first().click()
      await page.getByRole('link', { name: 'Change', exact: true }).click()
      await page.locator('.edit-form').waitFor()
    },
  },
  {
    path: '/my-reports',
    who: 'elena',
    act: async (page) => {
      await page
        .getByRole('link', { name: /why this figure/ })
        .first()
        .click()
      await page.locator('.why').waitFor()
    },
  },
  {
    path: `/my-reservations/request${stay}`,
    who: 'elena',
    act: async (page) => {
      await page.locator('.room-cost button').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { path: '/things-to-do/cart', who: 'elena', act: (page) => withCart(page, '/things-to-do/cart') },
  { path: '/things-to-do/checkout', who: 'elena' },
  {
    path: '/things-to-do',
    who: 'elena',
    act: async (page) => {
      await page.getByRole('button', { name: /^Cart/ }).click()
      await page.locator('dialog[open]').waitFor()
    },
  },
]

/** The browser's own text size at 200 %, as its settings make it: what is sized in `rem`, windows too, goes with it. */
const TWICE = { standard: 32, fixed: 26 }
const USUAL = { standard: 16, fixed: 13 }

/** What a reader may set at least without losing anything (WCAG 2.2, 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

describe('every screen, at its reader’s own size and spacing', () => {
  let stage: Stage
  const pages = new Map<string, Promise<{ page: Page; session: CDPSession }>>()
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  const today = () => stage.clock.now().toISOString()
  const openFor = async (who: string | undefined) => {
    const look = { width: 390, height: 844 }
    const page = who ? await stage.signedIn(who, look) : await stage.newPage(look)
    return { page, session: await page.context().newCDPSession(page) }
  }

  test.each(SIGHTS)('$path', async ({ path, who, act }) => {
    const known = pages.get(who ?? '') ?? openFor(who)
    pages.set(who ?? '', known)
    const { page, session } = await known
    await page.goto(path)
    await shown(page)
    await act?.(page)
    await shown(page)

    await session.send('Page.setFontSizes', { fontSizes: TWICE })
    await shown(page)
    const twice = { lost: await lostText(page), overflows: await overflows(page) }

    await page.setViewportSize({ width: 320, height: 844 })
    await shown(page)
    const twiceNarrow = await beyondTheEdge(page)
    // The owners' screens: the desk is no telephone's.
    const pieces = who === 'elena' ? await wordsInPieces(page) : []
    await session.send('Page.setFontSizes', { fontSizes: USUAL })
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, SPACED)
    await shown(page)
    const spaced = { lost: await lostText(page), overflows: await overflows(page) }
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await page.setViewportSize({ width: 390, height: 844 })

    expect({ twice, twiceNarrow, pieces, spaced }).toEqual({
      twice: { lost: [], overflows: false },
      twiceNarrow: [],
      pieces: [],
      spaced: { lost: [], overflows: false },
    })
  })

  test('a departure on a day that is taken has a ground under its figure', async () => {
    const page = await stage.signedIn('elena')
    const { rows } = await sql<{ check_in: string }>`SELECT b.check_in::text
        FROM bookings b
        JOIN contracts c ON c.id = b.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${today()}::date + 30
       ORDER BY b.check_in LIMIT 1`.execute(stage.database.db)
    const arrival = rows[0]?.check_in ?? ''
    await page.goto(`/my-reservations/request?in=${addDays(arrival, -2)}&out=${addDays(arrival, 1)}`)
    const departure = page.locator('.calendar-day[data-selection-end]').first()
    await departure.waitFor()
    const [ink, ground] = await departure.evaluate((day) => {
      const { color, backgroundColor } = getComputedStyle(day)
      return [color, backgroundColor]
    })
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(ground).not.toBe(ink)
  })

  test.each([
    ['/home', 'light'],
    ['/condomimium', 'dark'],
  ] as const)(
    'in forced colours the axes and lines of %s (%s) are in the reader’s own',
    async (path, theme) => {
      const page = await stage.signedIn('elena', { theme })
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme })
      await page.goto(path)
      await shown(page)
      const { ink, drawn, menu } = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.chart-label, .chart-value, .chart-now, .chart-dot')]
        const on = document.querySelector('nav [aria-current=page]')
        const off = document.querySelector('nav a:not([aria-current])')
        const edge = (one: Element | null) =>
          one && getComputedStyle(one).outline + getComputedStyle(one).border
        return {
          ink: getComputedStyle(document.body).color,
          drawn: all.map((one) => {
            const { fill, stroke } = getComputedStyle(one)
            return one.localName === 'text' ? fill : stroke
          }),
          menu: edge(on) !== edge(off),
        }
      })
      expect(drawn.length).toBeGreaterThan(5)
      expect(new Set(drawn)).toEqual(new Set([ink]))
      expect(menu, 'where one is differs in the menu by more than its colour').toBe(true)
    },
  )

  test.each(['light', 'dark'] as const)(
    'who asks for more contrast reads every text of the home in seven to one, in %s',
    async (theme) => {
      const page = await stage.signedIn('elena', { theme })
      await page.emulateMedia({ contrast: 'more' })
      await page.goto('/home')
      await shown(page)
      const { quiet, ink, lines, control } = await page.evaluate(() => {
        const said = getComputedStyle(document.documentElement)
        const of = (name: string) => said.getPropertyValue(name)
        return {
          quiet: ['--ink-2', '--ink-3'].map(of),
          ink: of('--ink'),
          lines: ['--line', '--line-2', '--chart-grid'].map(of),
          control: of('--ctl'),
        }
      })
      expect(new Set(quiet)).toEqual(new Set([ink]))
      expect(new Set(lines)).toEqual(new Set([control]))
      expect(await axeFaults(page, ['color-contrast-enhanced'])).toEqual([])
    },
  )

  test('a toast lies over a dialog that opens after it, and stays while the pointer is on it', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/my-account/mail')
    await shown(page)
    await page.locator('main input[type=checkbox]').first().focus()
    await page.keyboard.press('Space')
    const toast = page.locator('.toast')
    await toast.waitFor()
    // Gone to at once: it stays eight seconds.
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog[open] .toast').waitFor()
    const onTop = () =>
      toast.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(onTop).toBe(true)
    await toast.hover()
    // Longer than it stays by itself.
    await page.waitForTimeout(9_000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 5)
    await toast.waitFor({ state: 'detached' })
  })

  test('who asks for less motion has the other skin at once, not a frame for each level of the page', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await shown(page)
    await page.evaluate(() => {
      Object.assign(window, { moved: 0 })
      addEventListener('transitionrun', () => (window as unknown as { moved: number }).moved++, true)
    })
    await turnTo(page, { theme: 'dark', language: 'en' })
    expect(await page.evaluate('window.moved')).toBe(0)
  })
})

/** What stands beyond the window's right edge and is in no part of the page that scrolls by itself or cuts off what it holds. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isKeptIn = (one: Element): boolean => {
      const box = one.parentElement
      return box !== null && (getComputedStyle(box).overflowX !== 'visible' || isKeptIn(box))
    }
    const edge = innerWidth + 1
    return [...document.querySelectorAll('main *, header *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge && !isKeptIn(one))
      .map((one) => `${one.localName}.${one.classList} ${one.textContent?.slice(0, 40)}`)
  })
}
