import { describe, expect, test, vi } from 'vitest'
import type { CallFailure } from './call.ts'
import { type Intent, newSender, type SendOptions, type SendResult } from './send-once.ts'

type Wish = { nights: number; file?: File }

const done = { ok: true, value: 'done' } as const
const failure = (status: number, code = 'X'): CallFailure => ({ ok: false, code, status, message: code })
const lost = failure(0, 'OFFLINE')
const refused = failure(422, 'TOO_MANY_NIGHTS')
const cutOff = failure(502, 'SOMETHING_FAILED')

/** Sends wishes one after the other, each answered as its row says; answers the keys that they carried. */
async function keysOf(rows: readonly (readonly [wish: Wish, answer: SendResult<string>])[]) {
  const keys: string[] = []
  const sender = newSender<Wish, string, string>()
  let answer: SendResult<string> = done
  sender.setUp({
    send: async (_, key) => {
      keys.push(key)
      return answer
    },
  })
  for (const [wish, next] of rows) {
    answer = next
    await sender.send(wish)
  }
  return keys
}

const photo = (lastModified: number) => new File(['x'], 'photo.jpg', { lastModified })

describe('the idempotency key of two sendings', () => {
  test.each([
    ['lost, then again', [{ nights: 1 }, lost], [{ nights: 1 }, done], 'same'],
    ['lost twice', [{ nights: 1 }, lost], [{ nights: 1 }, lost], 'same'],
    ['cut off by a proxy, then again', [{ nights: 1 }, cutOff], [{ nights: 1 }, done], 'same'],
    ['lost, then changed', [{ nights: 1 }, lost], [{ nights: 2 }, done], 'new'],
    ['refused, then again', [{ nights: 1 }, refused], [{ nights: 1 }, done], 'new'],
    ['refused, then changed', [{ nights: 1 }, refused], [{ nights: 2 }, done], 'new'],
    ['done, then the same once more', [{ nights: 1 }, done], [{ nights: 1 }, done], 'new'],
    [
      'lost with a file, then again',
      [{ nights: 1, file: photo(1) }, lost],
      [{ nights: 1, file: photo(1) }, done],
      'same',
    ],
    [
      'lost, then with another file',
      [{ nights: 1, file: photo(1) }, lost],
      [{ nights: 1, file: photo(2) }, done],
      'new',
    ],
  ] as const)('%s', async (_, first, second, expected) => {
    const [one, two] = await keysOf([first, second])
    expect(two === one ? 'same' : 'new').toBe(expected)
  })
})

/** A sender whose call is answered when the test says so. */
function slow(more: Partial<SendOptions<Wish, string>> = {}) {
  const answers: ((result: SendResult<string>) => void)[] = []
  const sender = newSender<Wish, string, string>()
  const send = vi.fn(() => new Promise<SendResult<string>>((resolve) => answers.push(resolve)))
  sender.setUp({ send, ...more })
  const answer = async (result: SendResult<string>) => {
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.shift()?.(result)
  }
  return { sender, send, answer }
}

describe('a press', () => {
  test('while another is under way does nothing', async () => {
    const { sender, send, answer } = slow()
    const first = sender.send({ nights: 1 })
    const second = sender.send({ nights: 1 })
    expect(await second).toBe(false)
    await answer(done)
    expect(await first).toBe(true)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('while another is pending does nothing either when a field was changed in between', async () => {
    const { sender, send, answer } = slow()
    const first = sender.send({ nights: 1 })
    sender.forget()
    expect(await sender.send({ nights: 2 })).toBe(false)
    await answer(done)
    await first
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('clears the failure of the one before', async () => {
    const { sender, answer } = slow()
    const first = sender.send({ nights: 1 })
    await answer(refused)
    expect(await first).toBe(false)
    expect(sender.state().result).toBe(refused)
    const second = sender.send({ nights: 1 })
    expect(sender.state()).toMatchObject({ busy: true, result: null })
    await answer(done)
    await second
  })

  test('that was refused shows the failure at once, whatever the refusal begins', async () => {
    const { sender, answer } = slow({
      refused: () => new Promise(() => {}),
      changed: () => new Promise(() => {}),
    })
    const sent = sender.send({ nights: 1 })
    await answer(failure(409))
    expect(await sent).toBe(false)
    expect(sender.state()).toMatchObject({ busy: false, result: { status: 409 } })
  })

  test('that threw an exception leaves the button enabled, and the exception is not swallowed', async () => {
    const sender = newSender<Wish, string, string>()
    sender.setUp({ send: () => Promise.reject(new Error('a bug')) })
    await expect(sender.send({ nights: 1 })).rejects.toThrow('a bug')
    expect(sender.state().busy).toBe(false)
  })

  test('is busy until what it began has ended', async () => {
    let leave = () => {}
    const { sender, answer } = slow({ done: () => new Promise<void>((resolve) => (leave = resolve)) })
    const sent = sender.send({ nights: 1 })
    await answer(done)
    await vi.waitFor(() => expect(sender.state().busy).toBe(true))
    leave()
    expect(await sent).toBe(true)
    expect(sender.state().busy).toBe(false)
  })
})

test.each([
  ['done', done, 1],
  ['gone meanwhile', failure(404), 1],
  ['changed meanwhile', failure(409), 1],
  ['refused for what was typed', failure(400), 0],
  ['lost', lost, 0],
] as const)('what is on show is read anew after an answer: %s', async (_, answered, times) => {
  const changed = vi.fn()
  const { sender, answer } = slow({ changed })
  const sent = sender.send({ nights: 1 })
  await answer(answered)
  await sent
  expect(changed).toHaveBeenCalledTimes(times)
})

test('the stored key survives a reload while no answer came, and is removed with the answer', async () => {
  const kept: { intent: Intent | null } = { intent: null }
  const keeper = {
    read: () => kept.intent,
    keep: (intent: Intent | null) => {
      kept.intent = intent
    },
  }
  const keys: string[] = []
  const open = (answer: SendResult<string>) => {
    const sender = newSender<Wish, string, string>()
    const send = async (_: Wish, key: string) => {
      keys.push(key)
      return answer
    }
    sender.setUp({ send }, keeper)
    return sender
  }
  await open(lost).send({ nights: 1 })
  expect(kept.intent).not.toBeNull()
  await open(done).send({ nights: 1 })
  expect(kept.intent).toBeNull()
  expect(keys[1]).toBe(keys[0])
})

test('what its person gave up leaves the form as it was before the press', async () => {
  const sender = newSender<Wish, string, string>()
  const told: string[] = []
  sender.setUp({
    send: async () => ({ ...failure(403, 'CONFIRM_ITS_YOU'), givenUp: true }),
    refused: ({ code }) => told.push(code),
  })
  expect(await sender.send({ nights: 1 })).toBe(false)
  expect(sender.state()).toEqual({ busy: false, wish: null, result: null })
  expect(told).toEqual([])
})
