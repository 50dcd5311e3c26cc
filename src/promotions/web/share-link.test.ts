import { afterEach, expect, test, vi } from 'vitest'
import { hasShareSheet, shareLink } from './share-link.ts'

const link = { url: 'https://club.example/promotions/shared/one/en', title: 'One', text: 'An offer' }

afterEach(() => vi.unstubAllGlobals())

function device(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  const { share, writeText } = parts
  vi.stubGlobal('navigator', { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) })
}

test('goes to the sheet of the device', async () => {
  const share = vi.fn(async () => {})
  device({ share })
  expect(hasShareSheet()).toBe(true)
  expect(await shareLink(link)).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
})

test('a sheet that was closed copies nothing', async () => {
  const writeText = vi.fn(async () => {})
  device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), writeText })
  expect(await shareLink(link)).toBe('given-up')
  expect(writeText).not.toHaveBeenCalled()
})

test('is copied where there is no sheet, or it fails', async () => {
  const writeText = vi.fn(async () => {})
  device({ writeText })
  expect(hasShareSheet()).toBe(false)
  expect(await shareLink(link)).toBe('copied')
  device({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')), writeText })
  expect(await shareLink(link)).toBe('copied')
  expect(writeText).toHaveBeenLastCalledWith(link.url)
})

test('without a clipboard it says so', async () => {
  device({})
  expect(await shareLink(link)).toBe('failed')
})
