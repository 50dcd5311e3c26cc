import { expect, test } from 'vitest'
import { moneyBack } from './money-back.ts'

const card = { paid: 8_000, onCard: 8_000, goingBack: 0, cardLast4: '4242' }

test.each([
  ['nothing was paid', { ...card, paid: 0, onCard: 0 }, 0, [0, 0, 0]],
  ['cancelled, paid by card', card, 0, [0, 8_000, 0]],
  ['a line less, paid by card', card, 5_000, [0, 3_000, 0]],
  ['a line less, and more is still due', card, 9_000, [0, 0, 0]],
  ['paid at the resort', { ...card, onCard: 0, cardLast4: null }, 0, [0, 0, 8_000]],
  ['paid in part at the resort', { ...card, onCard: 3_000 }, 0, [0, 3_000, 5_000]],
  ['on its way back', { ...card, onCard: 0, goingBack: 8_000 }, 0, [8_000, 0, 0]],
  ['some of it on its way back', { ...card, onCard: 5_000, goingBack: 3_000 }, 1_000, [3_000, 4_000, 0]],
] as const)('where the money goes: %s', (_, paid, total, [goingBack, toCard, byClub]) => {
  expect(moneyBack(paid, total)).toEqual({ goingBack, toCard, byClub })
})
