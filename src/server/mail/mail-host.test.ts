import { expect, test } from 'vitest'
import { isOfTheHost, watchMailHost } from './mail-host.ts'

const SILENT = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' })

/** A mail server that is asked, with a clock that is moved by hand. */
function aHost() {
  const at = { now: 0, isBack: false, asked: 0 }
  const rests: number[] = []
  const host = watchMailHost({
    now: () => at.now,
    reach: async () => {
      at.asked += 1
      if (!at.isBack) throw SILENT
    },
    log: { warn: (facts: { seconds: number }) => void rests.push(facts.seconds) } as never,
  })
  return { at, rests, host, allThree: () => Promise.all([host.isThere(), host.isThere(), host.isThere()]) }
}

test('circuit breaker: a failing server is not called for a growing pause of up to a minute', async () => {
  const { at, rests, host, allThree } = aHost()
  expect(await allThree()).toEqual([true, true, true])
  host.failed(SILENT)
  for (let look = 0; look < 5; look++) {
    expect(await allThree()).toEqual([false, false, false])
    at.now += (rests.at(-1) ?? 0) * 1000
    expect(await allThree()).toEqual([false, false, false])
    expect(at.asked).toBe(look + 1)
  }
  expect(rests).toEqual([5, 10, 20, 40, 60, 60])
})

test('circuit breaker: a successful probe closes it for all who wait; a sent mail resets the pause', async () => {
  const { at, rests, host, allThree } = aHost()
  host.failed(SILENT)
  at.now += 5_000
  at.isBack = true
  expect(await allThree()).toEqual([true, true, true])
  expect(at.asked).toBe(1)
  host.failed(SILENT)
  expect(rests).toEqual([5, 10])
  host.answered()
  expect(await allThree()).toEqual([true, true, true])
  host.failed(SILENT)
  expect(rests).toEqual([5, 10, 5])
})

test('circuit breaker: mails that were being sent when it opened do not lengthen the pause', () => {
  const { rests, host } = aHost()
  for (let mail = 0; mail < 3; mail++) host.failed(SILENT)
  expect(rests).toEqual([5])
})

test.each([
  ['a server that does not listen', { code: 'ESOCKET' }, true],
  ['a silent one', { code: 'ETIMEDOUT', command: 'CONN' }, true],
  ['a name that is not known', { code: 'EDNS' }, true],
  ['one that is closing', { code: 'EENVELOPE', responseCode: 421 }, true],
  ['a mailbox that is not there', { code: 'EENVELOPE', responseCode: 550 }, false],
  ['a mail without words', new Error('No words'), false],
])('%s is the server’s fault: %#', (_, error, expected) => expect(isOfTheHost(error)).toBe(expected))
