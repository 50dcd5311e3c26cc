import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'

describe('the first frame of the sign-in page', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** From here on the page's programs come only once what this answers is called. */
  async function holdPrograms(page: Page): Promise<() => void> {
    let letCome = () => {}
    const held = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    return () => letCome()
  }

  /** A page whose programs come only when the test lets them. */
  async function heldPage(look: Parameters<Stage['newPage']>[0] = {}) {
    const page = await stage.newPage(look)
    const letCome = await holdPrograms(page)
    // What waits for the programs is not the page's own frame.
    const open = (path: string) => page.goto(`${stage.url}${path}`, { waitUntil: 'commit' })
    return { page, open, letCome }
  }
  /** The drawn page, without the names that tie labels to fields. */
  const drawn = () =>
    (document.getElementById('root') as HTMLElement).innerHTML.replace(/ (id|for)="[^"]*"/g, '')
  const place = () => {
    const { x, y, width, height } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height]
  }

  test.each([
    ['en', 'light', 1440],
    ['es', 'dark', 390],
    ['en', 'dark', 390],
    ['es', 'light', 1440],
  ] as const)('is what React draws over it: %s, %s, %s px', async (language, theme, width) => {
    const { page, open, letCome } = await heldPage({ language, theme, width, height: 900 })
    await open('/login')
    await page.locator('h1').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const before = [await page.evaluate(drawn), await page.evaluate(place)]
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-old', ''))
    letCome()
    await page.locator('h1:not([data-old])').waitFor()
    await shown(page)
    const words = (html: unknown) => String(html).replaceAll(/></g, '>\n<')
    const after = [await page.evaluate(drawn), await page.evaluate(place)]
    expect(words(after[0])).toBe(words(before[0]))
    expect(after[1]).toEqual(before[1])
    await page.context().close()
  })

  test.each([
    ['the programs are asked for once the picture is there', false],
    ['a picture that never comes keeps no program back', true],
  ])('%s', async (_, hangs) => {
    const page = await stage.newPage({ language: 'en' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.on('requestfinished', (request) => asked.push(`done ${new URL(request.url()).pathname}`))
    let letCome = () => {}
    const held = new Promise<void>((resolve) => {
      letCome = resolve
    })
    if (hangs)
      await page.route('**/art/loggia/*.svg', async (route) => {
        await held
        await route.continue().catch(() => {})
      })
    await page.goto(`${stage.url}/login`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
    const picture = asked.findIndex((path) => /^done .*loggia/.test(path))
    const program = asked.findIndex((path) => path.endsWith('.js'))
    if (hangs) expect(picture).toBe(-1)
    else expect(picture).toBeLessThan(program)
    letCome()
    await page.locator('form button[type=submit]').waitFor()
    await page.context().close()
  })

  test('what is typed and sent before the programs come signs in', async () => {
    const { page, open, letCome } = await heldPage({ language: 'en' })
    await open('/')
    await page.locator('input[name=email]').fill('elena@marea.example')
    await page.locator('input[name=password]').fill('veranda-demo')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('')
    letCome()
    await page.waitForURL(/\/home/)
    await page.context().close()
  })

  test('what is typed and pressed is taken over, and the cursor stays in its field', async () => {
    const { page, open, letCome } = await heldPage({ language: 'en' })
    await open('/login')
    await page.getByRole('button', { name: 'ES, Español' }).click()
    await page.locator('input[name=password]').fill('half a pass')
    letCome()
    await page.getByRole('heading', { level: 1, name: 'Le damos la bienvenida a casa' }).waitFor()
    expect(await page.locator('input[name=password]').inputValue()).toBe('half a pass')
    await page.keyboard.type('word')
    expect(await page.locator('input[name=password]').inputValue()).toBe('half a password')
    await page.context().close()
  })

  test('what is wrong is told though what looks at it comes late, and by the server where it never comes', async () => {
    const { page, open, letCome } = await heldPage({ language: 'en' })
    let letShape = () => {}
    const held = new Promise<boolean>((resolve) => {
      letShape = () => resolve(true)
    })
    let comes = true
    await page.route(/sign-in\.shape-/, async (route) => {
      await held
      await (comes ? route.continue() : route.abort())
    })
    await open('/login')
    letCome()
    await page.locator('h1:not([data-old])').waitFor()
    await page.locator('input[name=email]').fill('elena')
    await page.locator('input[name=password]').fill('veranda-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    letShape()
    await page.getByText('Enter an email address').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    comes = false
    await page.reload()
    await page.locator('input[name=email]').fill('elena')
    await page.locator('input[name=password]').fill('veranda-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter an email address').waitFor()
    await page.context().close()
    // The browser tells of the file that was kept from it, and of the refusal.
    stage.faults.length = 0
  })

  test.each([
    ['en', 'elena', ['dashboard.screen', 'inside', 'page-words.en']],
    ['es', 'marcos', ['dashboard.screen', 'inside', 'page-words.es']],
  ] as const)(
    'the home asks for all that it shows before any program has come: %s',
    async (language, who, files) => {
      const page = await stage.signedIn(who, { language })
      const asked: string[] = []
      let letCome = () => {}
      const held = new Promise<void>((resolve) => {
        letCome = resolve
      })
      page.on('request', (request) => asked.push(request.url().replace(stage.url, '')))
      await page.route(/\/assets\/(index|core)-.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`${stage.url}/home`, { waitUntil: 'commit' })
      const calls = ['/api/v1/dashboard/?idContract=', '/api/v1/dashboard/todo/']
      const times = (name: string) =>
        asked.filter((one) => one.startsWith(name) && !one.endsWith('.css')).length
      for (const name of [...files.map((file) => `/assets/${file}-`), ...calls])
        await expect.poll(() => times(name), { message: name }).toBe(1)
      letCome()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await shown(page)
      // Taken up, not asked again.
      for (const name of calls) expect(times(name), name).toBe(1)
      await page.context().close()
    },
  )

  /** Elena's browser, which has shown her home and kept it. */
  async function homeKept(look: Parameters<Stage['newPage']>[0] = {}) {
    const page = await stage.signedIn('elena', look)
    await page.goto(`${stage.url}/home`)
    await page.getByRole('heading', { name: 'For you to do' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veranda.home'))).not.toBeNull()
    await page.evaluate(() => document.fonts.ready)
    const first = [
      await page.evaluate(rows),
      await page.evaluate(place),
      await page.locator('h1').textContent(),
    ]
    const letCome = await holdPrograms(page)
    return { page, letCome, first }
  }
  const rows = () =>
    [...document.querySelectorAll('.todo-list > li')].map((row) => [
      row.textContent,
      row.getBoundingClientRect().y,
    ])
  const isDrawn = (as: string) => (page: Page) => page.locator(`#root[data-drawn=${as}]`).waitFor()

  test.each([
    ['en', 'light', 1440],
    ['en', 'dark', 390],
  ] as const)(
    'the home as it was shown last stands before any program has come: %s, %s, %s px',
    async (language, theme, width) => {
      const { page, letCome, first } = await homeKept({ language, theme, width, height: 900 })
      await page.reload({ waitUntil: 'commit' })
      await isDrawn('whole')(page)
      await page.evaluate(() => document.fonts.ready)
      const before = [
        await page.evaluate(rows),
        await page.evaluate(place),
        await page.locator('h1').textContent(),
      ]
      expect(before[0]).not.toEqual([])
      expect(before).toEqual(first)
      // A picture of the page: nothing in it is read out or pressed before the programs have come.
      expect(await page.getByRole('heading').count()).toBe(0)
      letCome()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await shown(page)
      expect([
        await page.evaluate(rows),
        await page.evaluate(place),
        await page.locator('h1').textContent(),
      ]).toEqual(before)
      expect(await page.locator('[data-drawn]').count()).toBe(0)
      await page.context().close()
    },
  )

  test('what waited on the last visit is not shown where the answer is another now', async () => {
    const { page, letCome } = await homeKept({ language: 'en' })
    await page.route('**/api/v1/dashboard/todo/', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, data: data.slice(1) } })
    })
    const answered = page.waitForResponse('**/api/v1/dashboard/todo/')
    await page.reload({ waitUntil: 'commit' })
    await isDrawn('frame')(page)
    await answered
    expect(await page.locator('.todo-list').isVisible()).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    letCome()
    await page.getByRole('heading', { name: 'For you to do' }).waitFor()
    await page.context().close()
  })

  test('what the home showed is forgotten with the sign-out', async () => {
    const { page, letCome } = await homeKept({ language: 'en' })
    letCome()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL(/\/login/)
    await page.locator('input[name=email]').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('veranda.home'))).toBeNull()
    await page.context().close()
  })

  test('what the home showed is forgotten by the first page after the idle limit, before any program', async () => {
    const { page, letCome } = await homeKept({ language: 'en' })
    await page.evaluate(() => {
      const state = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
      localStorage.setItem('veranda.state', JSON.stringify({ ...state, lastActivity: Date.now() - 900_000 }))
    })
    await page.goto(`${stage.url}/login`, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('veranda.home'))).toBeNull()
    letCome()
    await page.locator('input[name=email]').waitFor()
    await page.context().close()
  })

  test('stands before nobody who is signed in, and not where the page says why a session ended', async () => {
    const { page, open } = await heldPage({ language: 'en' })
    await open('/login?ended=idle')
    await page.locator('noscript').waitFor({ state: 'attached' })
    expect(await page.locator('h1').count()).toBe(0)
    await open('/terms-conditions/use/en')
    await page.locator('noscript').waitFor({ state: 'attached' })
    expect(await page.locator('h1').count()).toBe(0)
    await page.context().close()
    const elena = await stage.signedIn('elena')
    await elena.route(/\/assets\/.*\.js$/, () => {})
    await elena.goto(`${stage.url}/login`, { waitUntil: 'commit' })
    await elena.locator('noscript').waitFor({ state: 'attached' })
    expect(await elena.locator('h1').count()).toBe(0)
  })

  test('the language chosen at the door is the account’s from then on', async () => {
    const page = await stage.newPage({ language: 'en' })
    await page.goto(`${stage.url}/login`)
    await page.getByRole('button', { name: 'ES, Español' }).click()
    await page.getByRole('heading', { level: 1, name: 'Le damos la bienvenida a casa' }).waitFor()
    await page.locator('input[name=email]').fill('elena@marea.example')
    await page.locator('input[name=password]').fill('veranda-demo')
    const kept = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && /owner/i.test(answer.url()) && answer.ok(),
    )
    await page.locator('form button[type=submit]').click()
    await page.waitForURL(/\/home/)
    await page.getByRole('heading', { name: 'Por hacer' }).waitFor()
    await kept
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('veranda.state')))
      .toContain('"languageName":"Español"')
    await page.reload()
    await page.getByRole('heading', { name: 'Por hacer' }).waitFor()
    await page.context().close()
  })
})
