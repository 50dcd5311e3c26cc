import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import { findChromium, HOW_TO_INSTALL } from '../scripts/chromium.ts'
import { lookAtDemo } from './starts.ts'

/** What Lighthouse says of a page on a middling telephone: milliseconds, and the shift of its layout (no unit). */
export interface FirstPage {
  page: string
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}

/** A page is loaded so often; the median of each figure counts. */
const LOADS = 5
const PAGES = [
  { page: 'sign-in', path: '/login', before: null, goals: { largestPaint: 1600, blocking: 50 } },
  { page: 'home', path: '/home', before: 'signed in', goals: { largestPaint: 2000, blocking: 50 } },
  { page: 'home again', path: '/home', before: 'visited', goals: { largestPaint: 2000, blocking: 50 } },
] as const
const OWNER = { email: 'elena@marea.example', password: 'veranda-demo' }

/** Where Lighthouse is installed: the one named in LIGHTHOUSE, or on the path. It is no dependency of the portal's. */
export function findLighthouse(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.LIGHTHOUSE) return existsSync(env.LIGHTHOUSE) ? env.LIGHTHOUSE : null
  const places = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'lighthouse'))
  return places.find((place) => existsSync(place)) ?? null
}

/**
 * Loads the sign-in and the home of the demo club by Lighthouse's mobile throttling (a quarter of the processor, slow 4G),
 * with empty caches: the home in a browser that has signed in, and once more in one whose cache and service worker hold what
 * the visit before has left. The throttling is simulated: Lighthouse loads the page unthrottled and computes what it would take.
 */
export function measureFirstPages(lighthouse: string): Promise<FirstPage[]> {
  return lookAtDemo(async (url) => {
    const { port, signIn, visit, close } = await openBrowser(url)
    try {
      const found: FirstPage[] = []
      for (const { page, path, before } of PAGES) {
        if (before === 'signed in') await signIn()
        if (before === 'visited') await visit()
        const loads: Load[] = []
        while (loads.length < LOADS)
          loads.push(await load(lighthouse, url + path, port, { keepsCaches: before === 'visited' }))
        found.push({ page, ...medianOf(loads) })
      }
      return found
    } finally {
      await close()
    }
  })
}

/** A browser to which Lighthouse can speak at a port, and which keeps who has signed in. */
async function openBrowser(url: string) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_INSTALL)
  const profile = mkdtempSync(join(tmpdir(), 'veranda-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  })
  return {
    port,
    signIn: async () => {
      const page = await browser.newPage()
      await page.goto(`${url}/login`)
      await page.locator('input[name=email]').fill(OWNER.email)
      await page.locator('input[name=password]').fill(OWNER.password)
      await page.locator('button[type=submit]').click()
      await page.locator('main h1').waitFor()
      await page.waitForURL(/\/home/)
      // The home keeps what it shows for the first frame of the next visit.
      await page.waitForFunction(() => localStorage.getItem('veranda.home'))
      await page.close()
    },
    /** Leaves what a visit to the home leaves: its files in the cache, and the service worker with its own. */
    visit: async () => {
      const page = await browser.newPage()
      await page.goto(`${url}/home`)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        await new Promise((resolve) => setTimeout(resolve, 3000))
      })
      await page.close()
    },
    close: async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function medianOf(loads: readonly Load[]): Load {
  const median = (of: (one: Load) => number) =>
    loads.map(of).sort((one, other) => one - other)[loads.length >> 1] ?? Number.NaN
  return {
    firstPaint: median((one) => one.firstPaint),
    largestPaint: median((one) => one.largestPaint),
    blocking: median((one) => one.blocking),
    shift: median((one) => one.shift),
  }
}

/** Prints the figures against their goals. */
export function printFirstPages(found: readonly FirstPage[]): void {
  console.log(
    `\nfirst pages, Lighthouse on a middling telephone, simulated (median of five loads, ms; load average ${loadavg()[0]?.toFixed(1)})`,
  )
  for (const { page, firstPaint, largestPaint, blocking, shift } of found) {
    const goals = PAGES.find((one) => one.page === page)?.goals
    const verdict = (value: number, goal = 0) =>
      `${value.toFixed(0)} (goal ${goal}, ${value <= goal ? 'reached' : 'MISSED'})`
    console.log(
      `  ${page.padEnd(10)} first paint ${firstPaint.toFixed(0)}   largest ${verdict(largestPaint, goals?.largestPaint)}   blocking ${verdict(blocking, goals?.blocking)}   shift ${shift.toFixed(3)}`,
    )
  }
}

type Load = Omit<FirstPage, 'page'>

interface How {
  /** What an earlier visit has left is not cleared. */
  keepsCaches: boolean
}

async function load(lighthouse: string, url: string, port: number, how: How, again = true): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const child = spawn(
      lighthouse,
      [
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--port=${port}`,
        ...(how.keepsCaches ? ['--disable-storage-reset'] : []),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    // On a busy machine Lighthouse now and then misses the start of a page.
    if (status !== 0 && again) return await load(lighthouse, url, port, how, false)
    if (status !== 0) throw new Error(`Lighthouse could not load ${url}: ${said}`)
    const { audits, finalDisplayedUrl } = JSON.parse(readFileSync(file, 'utf8')) as {
      audits: Record<string, { numericValue?: number }>
      finalDisplayedUrl: string
    }
    if (finalDisplayedUrl !== url) throw new Error(`${url} led on to ${finalDisplayedUrl}`)
    const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      firstPaint: numberOf('first-contentful-paint'),
      largestPaint: numberOf('largest-contentful-paint'),
      blocking: numberOf('total-blocking-time'),
      shift: numberOf('cumulative-layout-shift'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
