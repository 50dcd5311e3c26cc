import { describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { type Confirmation, confirmed, onConfirmItsYou } from './confirm-its-you.ts'

const SIGN = { name: 'signReport' } as Endpoint
const asked = { ok: false, code: 'CONFIRM_ITS_YOU' }
const done = { ok: true, code: undefined }

/** Makes a call that is refused until its person has confirmed; answers what came back, and what was asked. */
async function make(confirmation: Confirmation, calls = 1) {
  const log: string[] = []
  let isProven = false
  const stop = onConfirmItsYou(async ({ name }) => {
    log.push(`asked for ${name}`)
    isProven = confirmation === 'confirmed'
    return confirmation
  })
  const results = await Promise.all(
    Array.from({ length: calls }, () =>
      confirmed(SIGN, async () => {
        log.push('sent')
        return isProven ? done : asked
      }),
    ),
  )
  stop()
  return { results, log }
}

describe('a call that wants its person to confirm who they are', () => {
  // First, while nobody has ever listened: the frame's rest comes after the page.
  test('waits for who asks, where the page has only just come; past that it is refused with words', async () => {
    vi.useFakeTimers()
    const refused = confirmed(SIGN, async () => asked)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await refused).toEqual(asked)

    let isProven = false
    const pressed = confirmed(SIGN, async () => (isProven ? done : asked))
    await vi.advanceTimersByTimeAsync(2_000)
    const stop = onConfirmItsYou(async () => {
      isProven = true
      return 'confirmed'
    })
    expect(await pressed).toEqual(done)
    stop()
    vi.useRealTimers()
  })

  test('waits again where the frame is being built anew', async () => {
    vi.useFakeTimers()
    const stopFirst = onConfirmItsYou(async () => 'confirmed')
    stopFirst()
    let isProven = false
    const pressed = confirmed(SIGN, async () => (isProven ? done : asked))
    await vi.advanceTimersByTimeAsync(500)
    const stop = onConfirmItsYou(async () => {
      isProven = true
      return 'confirmed'
    })
    expect(await pressed).toEqual(done)
    stop()
    vi.useRealTimers()
  })

  test('is sent once more when they have', async () => {
    expect(await make('confirmed')).toEqual({
      results: [done],
      log: ['sent', 'asked for signReport', 'sent'],
    })
  })

  test('ends as given up when they go back: it is not sent again', async () => {
    expect(await make('given-up')).toEqual({
      results: [{ ...asked, givenUp: true }],
      log: ['sent', 'asked for signReport'],
    })
  })

  test('is refused with words where nobody could be asked', async () => {
    expect((await make('not-asked')).results).toEqual([asked])
    expect(await confirmed(SIGN, async () => asked)).toEqual(asked)
  })

  test('asks once for several at a time', async () => {
    const { results, log } = await make('confirmed', 3)
    expect(results).toEqual([done, done, done])
    expect(log.filter((line) => line.startsWith('asked'))).toEqual(['asked for signReport'])
  })
})
