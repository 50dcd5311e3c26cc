import { expect, test } from 'vitest'
import { announceFault, MOST_ANNOUNCED, pastNeed, payNow, toAnnounce } from './announced.ts'

const fee = { kind: 'fee' as const, id: 1, due: '2026-10-15', day: '2026-10-01', openCents: 600 }
const door = { kind: 'document' as const, id: 7, due: null, day: '2026-10-17', openCents: 200 }
const charges = [
  { ...fee, asideCents: 0, announcedCents: 250 },
  { ...door, asideCents: 150, announcedCents: 50 },
]
const of = (kind: 'fee' | 'document', id: number, cents: number) => ({ kind, id, cents })
const some = (count: number) => Array.from({ length: count }, (_, id) => ({ id, chosen: [of('fee', 1, 50)] }))

test.each([
  ['what is left of it', [of('fee', 1, 350)], null],
  ['a cent more than is left', [of('fee', 1, 351)], { code: 'ANNOUNCED_ALREADY', leftCents: 350 }],
  [
    'beside one that is announced or on its way whole',
    [of('fee', 1, 100), of('document', 7, 1)],
    { code: 'ANNOUNCED_ALREADY', leftCents: 350 },
  ],
  ['what is not open any more', [of('document', 9, 5)], { code: 'ANNOUNCED_ALREADY', leftCents: 0 }],
])('announcing %s', (_, parts, fault) => {
  expect(announceFault(parts, charges, some(1))).toEqual(fault)
})

test('the number of announcements at once is limited', () => {
  const parts = [of('fee', 1, 1)]
  expect(announceFault(parts, charges, some(MOST_ANNOUNCED - 1))).toBeNull()
  expect(announceFault(parts, charges, some(MOST_ANNOUNCED))).toEqual({ code: 'TOO_MANY_ANNOUNCED' })
  const past = some(MOST_ANNOUNCED).map(({ id }) => ({ id, chosen: [of('document', 9, 5)] }))
  expect(announceFault(parts, charges, past)).toBeNull()
})

test('a charge that the books have paid meanwhile has nothing left to announce', () => {
  expect(toAnnounce([{ ...fee, openCents: 100, asideCents: 0, announcedCents: 250 }])[0]?.openCents).toBe(0)
})

test('the pay page opens with what is not announced yet at the resort, and with all that is not on its way another way', () => {
  const credits = [{ id: 3, day: '2026-10-01', openCents: 30 }]
  const account = { charges: charges.map((one) => ({ ...one, coming: false })), credits }
  expect(payNow(account, true)).toEqual({ owedCents: 350, moneyCents: 320 })
  expect(payNow(account, false)).toEqual({ owedCents: 650, moneyCents: 620 })
  const coming = { ...account, charges: account.charges.map((one) => ({ ...one, coming: true })) }
  expect(payNow(coming, true)).toEqual({ owedCents: 0, moneyCents: 0 })
})

test('an announcement ends once nothing of what it is for is open', () => {
  const announced = [
    { id: 1, chosen: [of('fee', 1, 100), of('document', 7, 200)] },
    { id: 2, chosen: [of('document', 7, 200)] },
  ]
  expect(pastNeed([fee, { ...door, openCents: 0 }], announced)).toEqual([2])
  expect(pastNeed([], announced)).toEqual([1, 2])
})
