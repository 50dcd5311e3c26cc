import { expect, test } from 'vitest'
import { toldOfLapsing } from './alerts.ts'

const raul = { id: 1, roles: ['desk'] }
const joel = { id: 2, roles: ['desk', 'finance'] }
const lucia = { id: 3, roles: ['finance'] }
const message = { kind: 'messages', adminId: null, answerBy: '2026-11-27' } as const
const question = { kind: 'questions', adminId: null, answerBy: '2026-11-28' } as const
const told = (things: Parameters<typeof toldOfLapsing>[0]) =>
  toldOfLapsing(things, [raul, joel, lucia]).map(({ colleague, count, day }) => [colleague.id, count, day])

test.each([
  [
    'nobody’s message: the desk',
    [message],
    [
      [1, 1, '2026-11-27'],
      [2, 1, '2026-11-27'],
    ],
  ],
  ['Raúl’s message: Raúl', [{ ...message, adminId: 1 }], [[1, 1, '2026-11-27']]],
  [
    'one of each: who does both is told of both',
    [question, message],
    [
      [1, 1, '2026-11-27'],
      [2, 2, '2026-11-27'],
      [3, 1, '2026-11-28'],
    ],
  ],
  [
    'a question of somebody whose work it is no longer: all of finance',
    [{ ...question, adminId: 1 }],
    [
      [2, 1, '2026-11-28'],
      [3, 1, '2026-11-28'],
    ],
  ],
  [
    'somebody’s who is not there any more: the desk',
    [{ ...message, adminId: 9 }],
    [
      [1, 1, '2026-11-27'],
      [2, 1, '2026-11-27'],
    ],
  ],
  ['nothing: nobody', [], []],
] as const)('told of %s', (_, things, who) => {
  expect(told(things)).toEqual(who)
})
