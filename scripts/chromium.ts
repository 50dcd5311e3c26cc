import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium without a window and without its PDF reader: it draws and runs pages the same, in a fifth less of a processor's time. */
const LIGHT = '/usr/bin/chromium-headless-shell'

/** How to get a Chromium where none was found. */
export const HOW_TO_INSTALL =
  'No Chromium was found. Install one (Debian: apt-get install chromium; elsewhere Chrome or `npx playwright-core install chromium`), or name it in CHROMIUM.'

/** The Chromium of this machine: the one named in CHROMIUM, an installed one, or playwright's own. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : null
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place)) ?? null
}

/** The lighter of the machine's Chromiums, for pages that open no PDF: the one named in CHROMIUM stays the one. */
export function findLightChromium(): string | null {
  return !process.env.CHROMIUM && existsSync(LIGHT) ? LIGHT : findChromium()
}

/** Finds a Chromium, or tries to have playwright bring one. Null when that fails. */
export function findOrInstallChromium(): string | null {
  const found = findChromium()
  if (found || process.env.CHROMIUM) return found
  const playwright = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  console.log('No Chromium was found; asking playwright to install one …')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
  return findChromium()
}

/** Starts it without a sandbox (it runs as root in CI) and without the calls home that a closed network refuses. */
export function launchChromium(executablePath: string, more: readonly string[] = []) {
  return chromium.launch({
    executablePath,
    // Without a language of the machine Chromium saves no file under a name with accents.
    env: { LANG: 'C.UTF-8', ...process.env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      ...more,
    ],
  })
}
