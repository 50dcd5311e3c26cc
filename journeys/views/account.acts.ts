import type { Page } from 'playwright-core'
import { answerCalls, type WireBody } from './answers.ts'

/** A picture as a camera would give it, drawn in the page: stripes that tell where a part was cut from. */
export async function aPhoto(page: Page, width = 1200, height = 800): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const context = canvas.getContext('2d')!
      const colours = ['#0e5a60', '#2f8c8c', '#e3a857', '#f0a284', '#b5d6da', '#1d5449']
      colours.forEach((colour, index) => {
        context.fillStyle = colour
        context.fillRect((index * wide!) / colours.length, 0, wide! / colours.length, high!)
      })
      return canvas.toDataURL('image/png')
    },
    [width, height],
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** Chooses a photo, up to where it may be cropped. */
export async function openCropping(page: Page): Promise<void> {
  const buffer = await aPhoto(page)
  await page.locator('.photos input[type=file]').setInputFiles({
    name: 'beach.png',
    mimeType: 'image/png',
    buffer,
  })
  await page.locator('dialog[open] .crop-part').waitFor()
}

/** A gallery that is full, for the look only: before its page is loaded. */
export async function withPhotos(page: Page): Promise<void> {
  const pictures = ['bay/dawn', 'pool/noon', 'terrace/dusk', 'reef/noon', 'cenote/noon']
  const data = pictures.map((name, index) => ({
    idGallery: index + 1,
    urlmomentpicture: `/art/${name}.svg`,
    caption: index === 1 ? 'The pool before breakfast' : '',
  }))
  await answerCalls(page, '/fivesClub/galleryOwners/', { status: true, data })
}

export const photosCame = (page: Page) => page.locator('.photo-wall img').last().waitFor()

/** Before a view of the weeks exchange: one before it may have chosen another contract, which has none; the first one has. */
export async function chooseFirstContract(page: Page): Promise<void> {
  // A page that stands nowhere yet has chosen none.
  if (page.url() === 'about:blank') return
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
    localStorage.setItem('veranda.state', JSON.stringify({ ...kept, contractId: null }))
  })
}

/** The weeks exchange, in which the owner takes part. */
export function takingPart(body: WireBody): object {
  const [year] = body.years
  const at = new Date().toISOString()
  const base = {
    ...{ weeks: 2, wish: 'Montaña en octubre, cuatro personas', state: 'active' },
    ...{ subscribedAt: at, endedAt: null },
  }
  const joined = { at, deed: 'subscribed', by: 'owner', detail: null }
  const found = { at, deed: 'matched', by: 'club', detail: 'Valle de Bravo' }
  const data = [
    { ...base, id: 9002, year: year + 1, wish: null, history: [found, joined] },
    { ...base, id: 9001, year, history: [{ ...joined, deed: 'changed', by: 'admin' }, joined] },
    ...body.data,
  ]
  return { ...body, data, years: [year + 2] }
}

export const subscriptionsCame = (page: Page) => page.locator('.subscriptions > li').first().waitFor()
