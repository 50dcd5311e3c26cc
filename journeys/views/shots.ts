/**
 * Takes a picture of every screen into `shots/`: both skins, both languages, 1440 and 390 px. It looks at a portal
 * that runs (`npm start`, or the one at URL) and shows the demo club. `npm run shots -- home login` takes only those.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { findChromium, HOW_TO_INSTALL, launchChromium } from '../../scripts/chromium.ts'
import { personFor, VIEWS } from './screens.ts'
import { openView, watchRequests } from './shown.ts'
import type { View } from './view.ts'

const url = process.env.URL ?? 'http://127.0.0.1:3000'
const folder = 'shots'
const LOOKS = [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'es', width: 1440 },
  { theme: 'light', language: 'es', width: 390 },
  { theme: 'dark', language: 'en', width: 390 },
] as const

const executable = findChromium()
if (!executable) {
  console.error(HOW_TO_INSTALL)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const views = VIEWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const browser = await launchChromium(executable)
for (const look of LOOKS) for (const view of views) await take(browser, view, look)
await browser.close()

async function take(from: Browser, view: View, look: (typeof LOOKS)[number]): Promise<void> {
  const { theme, language, width } = look
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height: width > 1000 ? 900 : 844 },
    locale: language === 'es' ? 'es-MX' : 'en-US',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    ([skin, words]) => {
      // The browser's own PDF reader, in a frame of the page, has no storage.
      localStorage?.setItem('veranda.theme', skin ?? 'light')
      localStorage?.setItem('veranda.language', words ?? 'en')
    },
    [theme, language],
  )
  const page = await context.newPage()
  watchRequests(page)
  const who = personFor(view, language)
  if (who) await signIn(page, `${who}@marea.example`)
  await openView(page, view)
  const path = join(folder, `${view.name}-${theme[0]}${width > 1000 ? 'd' : 'm'}-${language}.png`)
  // A dialog lies over what is seen, not over the whole page.
  const dialogs = await page.locator('dialog[open]').count()
  await page.screenshot({ path, fullPage: dialogs === 0 })
  console.log(path)
  await context.close()
}

async function signIn(page: Page, email: string): Promise<void> {
  const isAdmin = /^(ruth|joel|raul)@/.test(email)
  await page.goto(isAdmin ? '/admin-users' : '/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('veranda-demo')
  await page.locator('button[type=submit]').click()
  if (isAdmin) await page.locator('.choose-columns').waitFor()
  else await page.waitForURL(/\/home/)
}
