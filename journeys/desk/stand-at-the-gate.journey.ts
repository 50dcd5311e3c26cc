import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { qrSvg } from '../../src/property/pass-qr.ts'
import { TEST_PASSWORD } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-camera-'))
/** What the browser takes for its camera: the pictures in this file, over and over. */
const CAMERA = join(folder, 'camera.mjpeg')

describe('the gate', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${CAMERA}`,
    ])
  })
  afterAll(async () => {
    // The gate that lost its connection says so in the browser's log.
    const unexpected = (fault: string) => !/ERR_(INTERNET_DISCONNECTED|FAILED)|favicon/.test(fault)
    expect(stage.faults.filter(unexpected)).toEqual([])
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The pass of Elena's visitor of today. */
  async function aPass(): Promise<{ link: string; qr: string; name: string; lastname: string }> {
    const page = await stage.signedIn('elena', { keeps: true })
    await page.goto('/my-property')
    await page.locator('.visit-press').first().click()
    await page.locator('.passes .qr').first().waitFor()
    const idAccess = new URL(page.url()).pathname.split('/').at(-1)
    const read = await page.request.get(`/api/v1/passes/?idAccess=${idAccess}`, {
      headers: { token: 'veranda-demo-token' },
    })
    const [pass] = (await read.json()).data.passes
    await page.context().close()
    return pass
  }

  async function signInHere(page: Page): Promise<void> {
    await page.locator('input[name=email]').fill('gabriel@marea.example')
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Six digits').waitFor()
  }

  /** Another page of the same browser profile, on the stage's clock. */
  async function openedAnew(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.clock.setFixedTime(stage.clock.now())
    return page
  }

  test('a pass that is held before the camera is read, where the browser itself reads no codes', async () => {
    const pass = await aPass()
    await film(CAMERA, pass.qr)
    const gate = await stage.newPage({ width: 390, height: 844, keeps: true })
    await gate.goto('/gate')
    await signInHere(gate)
    expect(await gate.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false)
    await gate.getByRole('button', { name: 'Scan a QR code' }).click()
    await gate.getByRole('heading', { name: 'Valid: let them in' }).waitFor()
    await gate.getByText(`${pass.name} ${pass.lastname}`).waitFor()
    // The camera is let go.
    await gate.getByRole('button', { name: 'Scan a QR code' }).waitFor()
    expect(await gate.locator('video').count()).toBe(0)
    await gate.context().close()
  })

  test('a device that was restarted opens the gate without a connection, and checks passes', async () => {
    const pass = await aPass()
    await film(CAMERA, pass.qr)
    const first = await stage.newPage({ width: 390, height: 844, keeps: true })
    await first.goto('/gate')
    await signInHere(first)
    await first.evaluate(async () => void (await navigator.serviceWorker.ready))
    const context = first.context()
    // What the browser happens to have is not what the device can rely on.
    await (await context.newCDPSession(first)).send('Network.clearBrowserCache')
    await first.close()

    await context.setOffline(true)
    const gate = await openedAnew(context)
    await gate.goto('/gate')
    await gate.getByText('No connection to the club').waitFor()
    await gate.getByText('The list of withdrawn passes is from 10:00 AM.').waitFor()
    await gate.getByRole('button', { name: 'Scan a QR code' }).click()
    await gate.getByRole('heading', { name: 'Valid: let them in' }).waitFor()
    await gate.getByText('Checked by this device alone').waitFor()
    await gate.getByRole('button', { name: 'Note the entry' }).click()
    await gate.getByText('1 entry waits to be sent.').waitFor()
    await gate.close()

    // Hours later, in the other language, with what waits still waiting.
    stage.clock.pass(3 * 3_600_000)
    const later = await openedAnew(context)
    await later.goto('/gate')
    await later.getByText('The list of withdrawn passes is from 10:00 AM, 3 hours ago.').waitFor()
    await later.getByText('1 entry waits to be sent.').waitFor()
    await later.getByRole('button', { name: 'ES' }).click()
    await later.getByText('Sin conexión con el club').waitFor()
    await later.getByLabel('Seis dígitos').fill(pass.link)
    await later.locator('.gate-entry button[type=submit]').click()
    await later.locator('.gate-verdict.tone-good').waitFor()

    // After half a day it opens nobody's gate any more.
    stage.clock.pass(10 * 3_600_000)
    await later.close()
    const over = await openedAnew(context)
    await over.goto('/gate')
    await over.locator('.note-bad').waitFor()
    expect(await over.getByRole('textbox').count()).toBe(0)
    stage.clock.pass(-13 * 3_600_000)
    await context.close()
  })

  test('a guard who came in by the staff’s door keeps the gate when that session ends, with a connection or without', async () => {
    const { link } = await aPass()
    const gate = await stage.signedIn('ruth', { keeps: true })
    await gate.goto('/gate')
    await gate.getByLabel('Six digits').waitFor()
    await gate.evaluate(async () => void (await navigator.serviceWorker.ready))
    stage.clock.pass(20 * 60_000)
    await gate.clock.setFixedTime(stage.clock.now())
    await gate.getByLabel('Six digits').fill('123456')
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByText('Your session has ended').waitFor()
    await gate.getByLabel('Six digits').fill(link)
    await gate.getByRole('button', { name: 'Check the pass' }).click()
    await gate.getByRole('heading', { name: 'Valid: let them in' }).waitFor()

    const context = gate.context()
    await context.setOffline(true)
    const anew = await openedAnew(context)
    await anew.goto('/gate')
    await anew.getByText('No connection to the club').waitFor()
    expect(new URL(anew.url()).pathname).toBe('/gate')
    stage.clock.pass(-20 * 60_000)
    await context.close()
  })

  test('with the keyboard alone: after each step the focus is where the next one begins', async () => {
    const pass = await aPass()
    const gate = await stage.newPage()
    const { keyboard } = gate
    const focused = (selector: string) => gate.locator(`${selector}:focus`).waitFor({ timeout: 5000 })
    await gate.goto('/gate')
    await gate.locator('input[name=email]').focus()
    await keyboard.insertText('ruth@marea.example')
    await keyboard.press('Tab')
    await keyboard.insertText(TEST_PASSWORD)
    await keyboard.press('Enter')
    await focused('.gate-entry')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await focused('.gate-digits')
    await keyboard.insertText(pass.link)
    await keyboard.press('Enter')
    await focused('.gate-word')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await gate.getByRole('status').filter({ hasText: 'Inside since' }).waitFor()
    await focused('.gate-word')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await gate.getByRole('button', { name: 'Note the entry' }).waitFor()
    await focused('.gate-word')
    await gate.getByRole('button', { name: 'Next visitor' }).focus()
    await keyboard.press('Enter')
    await focused('.gate-entry')
    await gate.context().close()
  })

  test('only the page and its files are kept on the device, and the page keeps its headers', async () => {
    const gate = await stage.newPage({ width: 390, height: 844, keeps: true })
    await gate.goto('/gate')
    expect(await gate.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await signInHere(gate)
    await gate.evaluate(async () => void (await navigator.serviceWorker.ready))
    await gate.reload()
    await gate.getByLabel('Six digits').waitFor()
    const kept = await gate.evaluate(async () => {
      const addresses: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys()) addresses.push(new URL(url).pathname)
      }
      const page = await caches.match('/gate')
      return { addresses, policy: page?.headers.get('content-security-policy') }
    })
    expect(kept.addresses).toContain('/gate')
    expect(kept.addresses.filter((one) => !/^\/(gate$|favicon\.svg$|assets\/)/.test(one))).toEqual([])
    const fresh = await gate.request.get('/gate')
    expect(kept.policy).toBe(fresh.headers()['content-security-policy'])
    // The rest of the portal is none of the worker's business.
    await gate.goto('/login')
    expect(await gate.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    await gate.context().close()
  })
})

/** Two seconds before a camera: first a table, then somebody holds a phone with the pass into the picture, not quite straight. */
async function film(path: string, qr: string): Promise<void> {
  const table = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a7f70' } })
  const phone = await sharp(Buffer.from(qrSvg(qr)))
    .resize(470, 470, { kernel: 'lanczos3' })
    .rotate(6, { background: '#20242a' })
    .blur(0.8)
    .toBuffer()
  const empty = await table.clone().jpeg({ quality: 80 }).toBuffer()
  const held = await table
    .clone()
    .composite([{ input: phone }])
    .jpeg({ quality: 70 })
    .toBuffer()
  writeFileSync(path, Buffer.concat([...Array(15).fill(empty), ...Array(45).fill(held)]))
}
