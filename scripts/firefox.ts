import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The Firefox of this machine: the one named in FIREFOX, or an installed one. */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX
  if (named) return existsSync(named) ? named : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

/** The oldest that playwright can drive by WebDriver BiDi: the ESR before it, 140, ends at `network.addDataCollector`. */
const OLDEST = 153

/** The major version in what `firefox --version` says ("Mozilla Firefox 153.7.0esr"); null where it says none. */
export function majorOf(said: string): number | null {
  const found = /Firefox (\d+)\./.exec(said)
  return found ? Number(found[1]) : null
}

/** Why this Firefox cannot play the stories, in a sentence; null where it can. */
export function faultOf(executablePath: string): string | null {
  const said = spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const major = majorOf(said)
  if (major !== null && major >= OLDEST) return null
  return `${said.trim() || executablePath} cannot be driven: Firefox ${OLDEST} or later can`
}

/** The private part of playwright that is wrapped below. */
interface Inside {
  _connection: { toImpl(of: Browser): { _browserSession: Session } }
}
interface Session {
  send(method: string, asked: unknown): Promise<unknown>
}

/** A plain Firefox, as Debian ships it, by WebDriver BiDi: no build of playwright's own. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    // The channel that says: the browser as it is, by BiDi.
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // The stories ask for less motion; a context of this Firefox cannot.
      'ui.prefersReducedMotion': 1,
      'app.update.auto': false,
      'browser.shell.checkDefaultBrowser': false,
      'datareporting.policy.dataSubmissionEnabled': false,
    },
  })
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession
  const send = session.send.bind(session)
  // Playwright asks this of every context, and the ESR does not know it (decision 0195): Firefox keeps to its settings instead.
  session.send = (method, asked) =>
    send(method, asked).catch((error: unknown) => {
      if (method === 'emulation.setMediaFeaturesOverride' && /unknown command/.test(String(error))) return {}
      throw error
    })
  return browser
}
