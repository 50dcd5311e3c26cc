import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { insideTransaction } from '../database/outside-transaction.ts'
import type { Session } from '../http/caller.ts'
import { askedBy } from '../http/limits/who-asks.ts'
import { openPress } from './press.ts'

/** An order whose title tells the small programs below what to do. */
const order = (title: string) => ({ title })

const folder = mkdtempSync(join(tmpdir(), 'veranda-test-'))
const program = join(folder, 'program.mjs')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(
  program,
  `
  let count = 0
  process.on('disconnect', () => process.exit())
  process.on('message', ({ title }) => {
    count += 1
    if (title === 'hang') for (;;);
    if (title === 'die') process.exit(3)
    if (title === 'throw') setImmediate(() => { throw new Error('ink') })
    else if (title === 'fail') process.send({ ok: false, error: 'no paper' })
    else setTimeout(() => process.send({ ok: true, made: new Uint8Array([count, process.pid & 255]) }), title === 'slow' ? 2500 : 0)
  })`,
)

/** A press on a program that answers with the count of its orders, its process, and does what a title says. */
const aPress = (options: { idleMs?: number; limitMs?: number; mostWaiting?: number } = {}) =>
  openPress<{ title: string }, Uint8Array>({ program: pathToFileURL(program), ...options })

test('orders are done one after the other, by one worker', async () => {
  const press = aPress()
  const made = await Promise.all([press(order('a')), press(order('b')), press(order('c'))])
  expect(made.map((one) => one.ok && one.value[0])).toEqual([1, 2, 3])
  expect(new Set(made.map((one) => one.ok && one.value[1])).size).toBe(1)
})

test.each([
  ['fail', 'PRESS_FAILED', /no paper/],
  ['throw', 'PRESS_FAILED', /ended with 1/],
  ['die', 'PRESS_FAILED', /ended with 3/],
  ['hang', 'PRESS_TOO_SLOW', /within 300 ms/],
])('an order that goes wrong (%s) is a value, and the next one is done', async (title, reason, error) => {
  const press = aPress({ limitMs: title === 'hang' ? 300 : 20_000 })
  const [bad, good] = await Promise.all([press(order(title)), press(order('a'))])
  expect(bad).toMatchObject({ ok: false, reason, values: { error: expect.stringMatching(error) } })
  expect(good.ok).toBe(true)
})

test('an order that timed out gets a longer limit the next time', async () => {
  const press = aPress({ limitMs: 1_000 })
  const tries: boolean[] = []
  while (tries.length < 8 && !tries.at(-1)) tries.push((await press(order('slow'))).ok)
  expect([tries[0], tries.at(-1)]).toEqual([false, true])
})

test('when nothing comes the worker ends, and the next order starts another', async () => {
  const press = aPress({ idleMs: 1 })
  const first = await press(order('a'))
  await new Promise((ready) => setTimeout(ready, 100))
  const second = await press(order('a'))
  expect(first.ok && second.ok && first.value[1] !== second.value[1]).toBe(true)
  expect(second.ok && second.value[0]).toBe(1)
})

test('a full queue refuses at once', async () => {
  const press = aPress({ mostWaiting: 1 })
  const made = await Promise.all([press(order('a')), press(order('b')), press(order('c'))])
  expect(made[2]).toMatchObject({ ok: false, reason: 'PRESS_BUSY' })
  expect(made.slice(0, 2).every(({ ok }) => ok)).toBe(true)
})

test('round robin: an order is done before the many that somebody else sent earlier', async () => {
  const press = aPress()
  const made: string[] = []
  const ask = (who: string, ownerId: number) =>
    askedBy({ ownerId } as Session, () => press(order('a'))).then(() => made.push(who))
  await Promise.all([...Array.from({ length: 5 }, () => ask('elena', 1)), ask('marcos', 2)])
  expect(made).toEqual(['elena', 'elena', 'marcos', 'elena', 'elena', 'elena'])
})

test('a full queue evicts the last order of whoever has the most', async () => {
  const press = aPress({ mostWaiting: 3 })
  const ask = (ownerId: number) => askedBy({ ownerId } as Session, () => press(order('a')))
  const [, , , last, other] = await Promise.all([1, 1, 1, 1, 2].map(ask))
  expect(last).toMatchObject({ ok: false, reason: 'PRESS_BUSY' })
  expect(other?.ok).toBe(true)
})

test('inside a transaction no page is set: the press refuses, whoever asks', async () => {
  const press = aPress()
  await expect(insideTransaction(async () => press(order('a')))).rejects.toThrow('inside a transaction')
  expect((await press(order('a'))).ok).toBe(true)
})
