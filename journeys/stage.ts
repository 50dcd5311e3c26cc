import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { findChromium, findLightChromium, HOW_TO_INSTALL, launchChromium } from '../scripts/chromium.ts'
import { findFirefox, launchFirefox } from '../scripts/firefox.ts'
import { API } from '../src/kernel/endpoint.ts'
import { signIn as signInCall, type WireSession } from '../src/membership/membership.endpoints.ts'
import type { State } from '../src/membership/web/session/store.ts'
import { isPage } from '../src/portal/pages.ts'
import { putTogether } from '../src/portal/server/put-together.ts'
import { clubDatabase, handClock, testConfig } from '../src/portal/server/testing.ts'
import type { Config } from '../src/server/boot/config.ts'
import { VERSION } from '../src/server/boot/version.ts'
import type { OpenDatabase } from '../src/server/database/database.ts'
import type { Files } from '../src/server/files/files.ts'
import { openFiles } from '../src/server/files/open-files.ts'
import { readWebFiles } from '../src/server/http/answers/web-files.ts'
import { TEST_PASSWORD } from '../src/server/testing.day.ts'
import { shown, watchRequests } from './views/shown.ts'

export interface Look {
  language?: 'en' | 'es'
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  /** The page opens a PDF in a frame, which only a whole Chromium can. */
  readsPdf?: boolean
  /** The portal's keepers may put files aside; elsewhere a story holds calls and files back itself. */
  keeps?: boolean
}

export interface Stage {
  url: string
  database: OpenDatabase
  files: Files
  clock: ReturnType<typeof handClock>
  /** A fresh browser profile: nothing is remembered, nobody is signed in. */
  newPage: (look?: Look) => Promise<Page>
  /**
   * The same with a session of its own, which the sign-in call gave: the page stands nowhere yet. A story about signing
   * in does it through the screen, with `signIn`.
   */
  signedIn: (who: string, look?: Look) => Promise<Page>
  /** The mails sent so far, as text. */
  mails: () => string[]
  /** What went wrong in the pages: exceptions and the console's errors. */
  faults: string[]
  close: () => Promise<void>
}

/**
 * The portal on a port of its own with these settings, and a browser before it, started with these arguments besides the usual
 * ones. The clock stands still until a story moves it; so what the desk answers is given at once, save where a story undoes it.
 */
export async function openStage(
  browserArguments: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<Stage> {
  const light = findLightChromium()
  const whole = findChromium()
  if (!light || !whole) throw new Error(HOW_TO_INSTALL)
  const folder = mkdtempSync(join(tmpdir(), 'veranda-journey-'))
  const database = await clubDatabase()
  const clock = handClock()
  const config = {
    ...testConfig({
      PORT: '0',
      DATA_DIR: folder,
      DESK_UNDO_SECONDS: '0',
      SIGNING_KEY: inject('key'),
      ...settings,
    }),
  }
  const web = readWebFiles(config, VERSION, isPage)
  if (!web) throw new Error('The portal is not built: npm run build')
  const files = await openFiles(config)
  const { app, startJobs } = await putTogether({ config, database, files, clock: clock.now, web })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  config.publicUrl = url
  const jobs = startJobs()
  const contexts: BrowserContext[] = []
  const open = async (look?: Look) => {
    const browser = await browserOf(look?.readsPdf ? whole : light, browserArguments)
    const context = await openContext(browser, stage, look)
    contexts.push(context)
    return context
  }

  const stage: Stage = {
    url,
    database,
    files,
    clock,
    faults: [],
    newPage: async (look) => openPage(await open(look), stage),
    signedIn: async (who, look) => {
      const context = await open(look)
      await beginSession(context, stage, await askSession(app, config, `${who}@marea.example`))
      return openPage(context, stage)
    },
    mails: () => readMails(join(folder, 'outbox')),
    close: async () => {
      for (const context of contexts) await context.close()
      await app.close()
      await jobs.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return stage
}

/**
 * A story's page is left before the compiler that optimizes what runs often has paid for itself: it costs a tenth of the
 * processor's time of stories and views (decision 0215). What the programs do is the same without it.
 */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev']

/** The browsers of this worker, which end with it: to start one takes a processor's second, a context hardly anything. */
const BROWSERS = new Map<string, Promise<Browser>>()

async function browserOf(executable: string, more: readonly string[]): Promise<Browser> {
  const inFirefox = process.env.BROWSER === 'firefox' ? findFirefox() : null
  const name = [inFirefox ?? executable, ...more].join(' ')
  const known = await BROWSERS.get(name)?.catch(() => null)
  if (known?.isConnected()) return known
  const begun = inFirefox ? launchFirefox(inFirefox) : launchChromium(executable, [...SHORT_LIVED, ...more])
  BROWSERS.set(name, begun)
  return begun
}

async function openContext(browser: Browser, stage: Stage, look: Look = {}): Promise<BrowserContext> {
  const { language = 'en', theme = 'light', width = 1440, height = 900, keeps = false } = look
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: { width, height },
    locale: language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: 'America/Cancun',
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  await context.addInitScript(
    ([skin, words]) => {
      try {
        localStorage.setItem('veranda.theme', skin ?? 'light')
        localStorage.setItem('veranda.language', words ?? 'en')
      } catch {
        // An empty page, and the browser's own PDF reader in a frame of the page, have no storage.
      }
    },
    [theme, language],
  )
  return context
}

async function openPage(context: BrowserContext, stage: Stage): Promise<Page> {
  const page = await context.newPage()
  watchRequests(page)
  await page.clock.setFixedTime(stage.clock.now())
  page.on('pageerror', (error) => {
    // Firefox tells as an error that the policy refused a style, which playwright puts into each page it takes in hand.
    const isOfPlaywright = /blocked an inline style \(style-src-elem\)/.test(
      `${error.message} ${error.stack}`,
    )
    if (!isOfPlaywright) stage.faults.push(`${page.url()}: ${error.message}`)
  })
  page.on('console', (message) => {
    // A refused call is part of many stories; the browser logs it as an error of its own.
    const expected = /Failed to load resource: the server responded with a status of (4\d\d)/.test(
      message.text(),
    )
    // Firefox also tells what a page could not load any more that was being left.
    const isOfLeaving = process.env.BROWSER === 'firefox' && message.text() === 'Error'
    if (message.type() === 'error' && !expected && !isOfLeaving)
      stage.faults.push(`${page.url()}: ${message.text()}`)
  })
  return page
}

/** Of the cast, those who work at the club: they have a door of their own. */
const ADMINS = /^(ruth|joel|raul|marina|fabian)@/

/** A session as the sign-in call gives it: what it answers and its cookies. */
async function askSession(app: FastifyInstance, config: Config, email: string) {
  const answer = await app.inject({
    method: signInCall.method,
    url: API + signInCall.path,
    headers: { token: config.apiToken },
    payload: { email, password: TEST_PASSWORD, ...(ADMINS.test(email) && { admin: true }) },
  })
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
  return { session: answer.json().data as WireSession, cookies: answer.cookies }
}

/** Puts a session into a browser, as the sign-in screen leaves it there: the cookies, and what the portal keeps of it. */
async function beginSession(
  context: BrowserContext,
  { url, clock }: Stage,
  { session, cookies }: Awaited<ReturnType<typeof askSession>>,
): Promise<void> {
  const { hostname: domain } = new URL(url)
  await context.addCookies(
    cookies.map(({ name, value, path = '/' }) => ({
      ...{ name, value, path, domain },
      ...{ httpOnly: true, sameSite: 'Lax' as const },
    })),
  )
  const state: State = {
    ...{ version: 1, appVersion: VERSION, contractId: null, drafts: {} },
    ...{ session, lastActivity: clock.now().getTime() },
  }
  await context.addInitScript((kept) => {
    try {
      // A state that the portal has written since stays, a sign-out too.
      if (localStorage.getItem('veranda.state') === null) localStorage.setItem('veranda.state', kept)
    } catch {
      // As above.
    }
  }, JSON.stringify(state))
}

/** Signs in through the screen, in whichever language it is. */
export async function signIn(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  const isAdmin = ADMINS.test(email)
  const door = isAdmin ? '/admin-users' : '/login'
  if (!page.url().includes(door)) await page.goto(door)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  if (isAdmin) await page.locator('.choose-columns').waitFor()
  else await arrives(page, /\/(home|my-|things|resources|about)/)
}

/**
 * Waits until the page stands at an address. Not `waitForURL`: that one waits for a navigation, and in Firefox fails
 * when the portal leads on (to the sign-in, say) while the document is still being loaded.
 */
export async function isAt(
  page: Page,
  address: RegExp | ((url: URL) => boolean),
  { timeout = 30_000 } = {},
): Promise<void> {
  const isThere = () => (address instanceof RegExp ? address.test(page.url()) : address(new URL(page.url())))
  const started = performance.now()
  while (!isThere()) {
    if (performance.now() - started > timeout) throw new Error(`not at ${address}, but at ${page.url()}`)
    await page.waitForTimeout(50)
  }
}

/** The same until it shows what it came to show: only then is it left, closed, or its network taken away. */
export async function arrives(page: Page, ...where: [RegExp, { timeout?: number }?]): Promise<void> {
  await isAt(page, ...where)
  await shown(page)
}

function readMails(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
