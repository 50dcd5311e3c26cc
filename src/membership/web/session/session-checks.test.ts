import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const BOOT = {
  apiToken: 'token',
  brand: { name: 'Club', tagline: 'x', promotions: 'Offers' },
  phone: '+52 1',
  version: '7.0.0',
}

/** In place of every page’s words. */
const noWords = async () => ({ messages: {} })

let answer: () => Promise<Response>
let warned: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(BOOT) }),
    documentElement: { lang: 'en' },
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('fetch', () => answer())
  await (await import('../../../web/words.ts')).startWords(
    { en: noWords, es: noWords },
    { first: {}, others: async () => ({}) },
  )
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  warned.mockRestore()
  vi.unstubAllGlobals()
})

const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const page = (status: number) => async () => new Response('<h1>No</h1>', { status })

describe('a check of the session that fails', () => {
  test.each([
    ['nothing comes back', () => Promise.reject(new TypeError('offline'))],
    ['a proxy answers', page(502)],
    [
      'the server failed',
      json(500, { status: false, code: 'SOMETHING_FAILED', message: 'Something failed' }),
    ],
  ])('is only warned in the console: %s (spec, section 8)', async (_, given) => {
    answer = given
    const { verifySession } = await import('./start-session.ts')
    const { toasts } = await import('../../../web/ui/toast/toast-queue.ts')
    await verifySession()
    expect(warned).toHaveBeenCalledOnce()
    expect(toasts()).toEqual([])
  })
})

describe('a sign-in that is refused', () => {
  const send = async () => {
    const { sendSignIn } = await import('./sign-in.ts')
    const result = await sendSignIn({ email: 'elena@marea.example', password: 'x', admin: false })
    return result.ok ? null : result.message
  }
  test('says what the server says', async () => {
    answer = json(401, { status: false, code: 'WRONG_CREDENTIALS', message: 'The email or password…' })
    expect(await send()).toBe('The email or password…')
  })

  test.each([
    ['no message', json(401, { status: false })],
    ['no JSON', page(403)],
  ])('says the spec’s words where the server has %s', async (_, given) => {
    answer = given
    expect(await send()).toBe('The details entered for the login are incorrect')
  })

  test('does not blame what was entered for an outage', async () => {
    answer = page(502)
    expect(await send()).not.toContain('incorrect')
  })
})
