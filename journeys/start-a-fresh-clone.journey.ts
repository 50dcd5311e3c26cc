import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium, HOW_TO_INSTALL, launchChromium } from '../scripts/chromium.ts'
import { cloneInto, commandsOfReadme, committed, freePort, newcomersTerminal, run } from './clone.ts'

const MINUTE_MS = 60_000

test(
  'a newcomer clones, runs the README’s two commands, opens the printed address and signs in',
  async ({ skip }) => {
    const checkout = committed()
    if (!checkout.ok) return skip(`A fresh clone cannot be started: ${checkout.why}`)
    const { commit, changed } = checkout
    if (changed.length > 0)
      console.warn(`The clone is of ${commit}. What is changed since is not in it:\n${changed.join('\n')}`)
    const chromium = findChromium()
    if (!chromium) throw new Error(HOW_TO_INSTALL)

    const folder = mkdtempSync(join(tmpdir(), 'veranda-clone-'))
    const clone = join(folder, 'veranda')
    let end = async () => {}
    try {
      cloneInto(clone)
      const commands = commandsOfReadme(clone)
      expect(commands).toHaveLength(2)
      const env = newcomersTerminal({ PORT: String(await freePort()) })
      const [first = '', second = ''] = commands

      const installing = run(first, clone, env)
      end = installing.stop
      expect(await installing.ends(8 * MINUTE_MS), installing.printed()).toBe(0)

      const portal = run(second, clone, env)
      end = portal.stop
      const [, address = ''] = await portal.prints(/is at (http:\/\/\S+)/, 6 * MINUTE_MS)
      // Before the log has a line: the start is told in words.
      expect(portal.printed().split(' is at ')[0]).not.toContain('{"level"')
      await portal.prints(/elena@marea\.example/, MINUTE_MS)
      const [password = ''] = /(?<=with the password )\S+/.exec(portal.printed()) ?? []

      const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
      expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])

      const browser = await launchChromium(chromium)
      try {
        const page = await browser.newPage({ locale: 'en-US' })
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        expect((await page.goto(address))?.status()).toBe(200)
        await page.waitForURL(/\/login/)
        await page.locator('input[name=email]').fill('elena@marea.example')
        await page.locator('input[name=password]').fill(password)
        await page.locator('button[type=submit]').click()
        await page.waitForURL(/\/home/)
        await page.getByRole('heading', { level: 1 }).waitFor()

        // A wrong address is told apart, and costs nobody the session.
        expect((await page.goto(`${address}/no/such/page`))?.status()).toBe(404)
        await page.waitForURL(/\/not-found/)

        // The documents are there from the first minute, and open.
        await page.goto(`${address}/resources?show=mine`)
        await page.locator('.document').first().waitFor()
        expect(await page.locator('.document').count()).toBeGreaterThanOrEqual(6)
        const saving = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Download Purchase agreement' }).click()
        expect(await (await saving).failure()).toBe(null)
        expect(faults).toEqual([])
      } finally {
        await browser.close()
      }
    } finally {
      await end()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
    }
  },
  20 * MINUTE_MS,
)
