import { expect, test } from 'vitest'
import { repeats } from './agreement.ts'

const accepted = { accepted: true, comment: null, response: null }
const rejected = { accepted: false, comment: 'The fee is there twice.', response: null }

test.each<[string, Parameters<typeof repeats>, boolean]>([
  ['the first word', [null, accepted, 0], false],
  ['the same word', [accepted, accepted, 0], true],
  ['the same word once transactions were added', [accepted, accepted, 1], false],
  ['a change of mind', [accepted, rejected, 0], false],
  ['the same rejection', [rejected, rejected, 0], true],
  ['another reason', [rejected, { ...rejected, comment: 'And the repair.' }, 0], false],
  ['the same rejection after the club’s word', [{ ...rejected, response: 'Put right.' }, rejected, 0], false],
  ['accepting after the club’s word', [{ ...rejected, response: 'Put right.' }, accepted, 0], false],
])('%s', (_, given, expected) => expect(repeats(...given)).toBe(expected))
