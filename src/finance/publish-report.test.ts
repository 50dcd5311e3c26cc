import { expect, test } from 'vitest'
import { check } from '../kernel/faults.ts'
import { endedMonths, isOver, MOST_REPORT_CENTS, previewUrl, unissuedShape } from './publish-report.ts'

test.each([
  ['2026-10-01', '2026-11-01', true],
  ['2026-10-01', '2026-10-31', false],
  ['2026-12-01', '2027-01-01', true],
  ['2026-12-01', '2026-11-18', false],
])('the month of %s is over on %s: %s', (month, today, over) => {
  expect(isOver(month, today)).toBe(over)
})

test('the ended months, the newest first', () => {
  const months = endedMonths('2027-01-31')
  expect(months.slice(0, 2)).toEqual(['2026-12-01', '2026-11-01'])
  expect(months).toHaveLength(24)
})

const REPORT = {
  idContract: 3,
  month: '2026-10-01',
  incomeCents: 100,
  feesCents: 0,
  currency: 'MXN',
} as const

test('the address of a preview says the report that it is about', () => {
  const asked = Object.fromEntries(new URL(previewUrl(REPORT), 'https://club.example').searchParams)
  expect(check(unissuedShape, asked)).toEqual({ ok: true, value: REPORT })
})

test.each([
  ['month', { month: '2026-10-02' }],
  ['month', { month: '2026-13-01' }],
  ['incomeCents', { incomeCents: -1 }],
  ['incomeCents', { incomeCents: 0.5 }],
  ['feesCents', { feesCents: MOST_REPORT_CENTS + 1 }],
  ['currency', { currency: 'EUR' }],
])('a report with a wrong %s is pointed out', (field, wrong) => {
  const read = check(unissuedShape, { ...REPORT, ...wrong })
  expect(read.ok ? [] : Object.keys(read.fields)).toEqual([field])
})
