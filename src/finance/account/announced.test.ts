import { expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { chargeKey, oldestFirst } from './account.ts'
import {
  announceFault,
  MOST_ANNOUNCED,
  ofOnePayment,
  pastNeed,
  payNow,
  toAnnounce,
  toChoose,
} from './announced.ts'
import { payCharges } from './pay.endpoints.ts'
import { MOST_CHARGES } from './payment.ts'

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
  expect(payNow(account, false)).toEqual({ owedCents: 350, moneyCents: 320 })
  const coming = { ...account, charges: account.charges.map((one) => ({ ...one, coming: true })) }
  expect(payNow(coming, true)).toEqual({ owedCents: 0, moneyCents: 0 })
})

test('of nine thousand charges the pay page lists the oldest hundred, which one payment takes, and the one that is named', () => {
  const many = Array.from({ length: 9000 }, (_, at) => ({
    ...{
      kind: 'document' as const,
      id: 9000 - at,
      due: addDays('2020-01-01', (at * 7) % 9000),
      day: '2020-01-01' as const,
    },
    ...{ openCents: 10, asideCents: 0, announcedCents: 0, coming: false },
  }))
  const choosable = toChoose(many, true)
  const listed = ofOnePayment(choosable)
  expect(listed).toEqual(oldestFirst(choosable).slice(0, MOST_CHARGES))
  const parts = listed.map(({ kind, id, openCents }) => of(kind, id, openCents))
  const body = { idContract: 1, currency: 'USD', way: 'resort', moneyCents: 1000 }
  expect(payCharges.body!.safeParse({ ...body, parts }).success).toBe(true)
  expect(payCharges.body!.safeParse({ ...body, parts: [...parts, of('fee', 1, 10)] }).success).toBe(false)
  expect(payNow({ charges: many, credits: [] }, true)).toEqual({ owedCents: 1000, moneyCents: 1000 })
  const last = oldestFirst(choosable).at(-1)!
  const named = ofOnePayment(choosable, chargeKey(last))
  expect(named).toEqual([...listed.slice(0, -1), last])
  expect(ofOnePayment(choosable, chargeKey(listed[3]!))).toEqual(listed)
})

test('an announcement ends once nothing of what it is for is open', () => {
  const announced = [
    { id: 1, chosen: [of('fee', 1, 100), of('document', 7, 200)] },
    { id: 2, chosen: [of('document', 7, 200)] },
  ]
  expect(pastNeed([fee, { ...door, openCents: 0 }], announced)).toEqual([2])
  expect(pastNeed([], announced)).toEqual([1, 2])
})
