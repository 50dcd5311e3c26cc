import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { inWords, logInWords } from './log-in-words.ts'

const line = (more: object) =>
  JSON.stringify({
    level: 30,
    time: 1_795_344_984_323,
    pid: 7,
    hostname: 'vm',
    msg: 'a mail was written',
    ...more,
  })

test.each([
  [{}, /^\d\d:\d\d:\d\d a mail was written$/],
  [
    { path: 'data/outbox/1.eml', mail: 3, req: { url: '/' } },
    /a mail was written \(path: data\/outbox\/1\.eml, mail: 3, req: \{"url":"\/"\}\)$/,
  ],
  [{ level: 40 }, / warning: a mail/],
  [
    { level: 50, err: { stack: 'Error: no\n    at here' } },
    / error: a mail was written\nError: no\n {4}at here$/,
  ],
])('%j is told in words', (more, words) => {
  expect(stripVTControlCharacters(inWords(line(more)))).toMatch(words)
})

test('each line of the log is a line at the terminal', () => {
  const told: string[] = []
  const log = logInWords({ write: (words) => told.push(words) })
  log.write(`${line({})}\n`)
  log.write(`${line({ msg: 'another' })}\n`)
  expect(told.map((words) => words.split('\n').length)).toEqual([2, 2])
})
