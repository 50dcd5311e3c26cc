import { expect, test } from 'vitest'
import { repeats, wordInForce, wordsThatCount } from './agreement.ts'

const accepted = { accepted: true, comment: null, response: null, newSince: 0 }
const rejected = { accepted: false, comment: 'The fee is there twice.', response: null, newSince: 0 }

test.each<[string, Parameters<typeof repeats>, boolean]>([
  ['the first word', [null, accepted], false],
  ['the same word', [accepted, accepted], true],
  ['the same word once transactions were added', [{ ...accepted, newSince: 1 }, accepted], false],
  ['a change of mind', [accepted, rejected], false],
  ['the same rejection', [rejected, rejected], true],
  ['another reason', [rejected, { ...rejected, comment: 'And the repair.' }], false],
  ['the same rejection after the club’s word', [{ ...rejected, response: 'Put right.' }, rejected], false],
  ['accepting after the club’s word', [{ ...rejected, response: 'Put right.' }, accepted], false],
])('%s', (_, given, expected) => expect(repeats(...given)).toBe(expected))

const word = (idOwner: number, id: number, more: object) => ({
  ...accepted,
  id,
  answeredAt: '2026-01-10T17:00:00Z',
  respondedAt: null,
  by: { idOwner, name: 'A', lastname: 'B' },
  ...more,
})

test.each([
  ['nothing was said', [], null, []],
  ['the newest of one owner', [word(1, 2, {}), word(1, 1, rejected)], 2, [2]],
  ['another owner’s open rejection', [word(1, 2, {}), word(2, 1, rejected)], 1, [2, 1]],
  [
    'the newest, once that is answered',
    [word(1, 2, {}), word(2, 1, { ...rejected, response: 'Yes.' })],
    2,
    [2, 1],
  ],
  [
    'the newest, once its owner has replaced it',
    [word(2, 3, {}), word(1, 2, {}), word(2, 1, rejected)],
    3,
    [3, 2],
  ],
])('in force: %s', (_, history, inForce, counting) => {
  expect(wordInForce(history)?.id ?? null).toBe(inForce)
  expect(wordsThatCount(history).map(({ id }) => id)).toEqual(counting)
})
