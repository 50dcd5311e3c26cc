import { expect, test } from 'vitest'
import { pastNeed, replacedBy } from './announced.ts'

const fee = { kind: 'fee' as const, id: 1, due: '2026-10-15', day: '2026-10-01', openCents: 600 }
const door = { kind: 'document' as const, id: 7, due: null, day: '2026-10-17', openCents: 200 }
const of = (kind: 'fee' | 'document', id: number, cents: number) => ({ kind, id, cents })

test.each([
  ['nothing was announced', [of('fee', 1, 600)], [], []],
  ['another charge was', [of('fee', 1, 600)], [[of('document', 7, 200)]], []],
  ['two parts that fit beside each other', [of('fee', 1, 400)], [[of('fee', 1, 200)]], []],
  ['the whole, after a part', [of('fee', 1, 600)], [[of('fee', 1, 200)]], [1]],
  [
    'a part, after the whole with another charge',
    [of('fee', 1, 100)],
    [[of('fee', 1, 600), of('document', 7, 200)]],
    [1],
  ],
  [
    'of two earlier ones the older goes',
    [of('fee', 1, 200)],
    [[of('fee', 1, 300)], [of('fee', 1, 300)]],
    [1],
  ],
  ['what is not open any more', [of('fee', 1, 100)], [[of('document', 9, 5)]], [1]],
])('announced: %s', (_, parts, before, replaced) => {
  const announced = before.map((chosen, at) => ({ id: at + 1, chosen }))
  expect(replacedBy(parts, [fee, door], announced)).toEqual(replaced)
})

test('an announcement ends once nothing of what it is for is open', () => {
  const announced = [
    { id: 1, chosen: [of('fee', 1, 100), of('document', 7, 200)] },
    { id: 2, chosen: [of('document', 7, 200)] },
  ]
  expect(pastNeed([fee, { ...door, openCents: 0 }], announced)).toEqual([2])
  expect(pastNeed([], announced)).toEqual([1, 2])
})
