import { expect, test } from 'vitest'
import { askableOf, isRightAnswer, type KnownOfOwner, type LossQuestion } from './lost-factor.ts'

const known: KnownOfOwner = {
  contract: ['BS-10442', 'CO-00017'],
  residence: ['V-12'],
  since: ['2019'],
  'past-stay': ['2026-03-04', '2025-12-20'],
  'next-stay': [],
}

test.each<[LossQuestion, string, boolean]>([
  ['contract', 'bs 10442', true],
  ['contract', 'CO-00017', true],
  ['contract', '10442', false],
  ['residence', 'v12', true],
  ['residence', 'V-1', false],
  ['since', ' 2019 ', true],
  ['since', '2018', false],
  ['past-stay', '2026-03-04', true],
  ['past-stay', '2025-12-20', true],
  ['past-stay', '2026-03-05', false],
  ['next-stay', '2026-12-11', false],
  ['contract', '-', false],
  ['since', '', false],
])('to %s “%s” is right: %s', (question, said, isRight) => {
  expect(isRightAnswer(question, said, known)).toBe(isRight)
})

test('only what the club knows is asked', () => {
  expect(askableOf(known)).toEqual(['contract', 'residence', 'since', 'past-stay'])
  expect(askableOf({ ...known, contract: [] })).toEqual(['residence', 'since', 'past-stay'])
})
