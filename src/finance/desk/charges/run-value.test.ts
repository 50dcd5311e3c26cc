import { describe, expect, test } from 'vitest'
import { check } from '../../../kernel/faults.ts'
import type { ChargeRun, RunHotel } from '../../charges/charges.endpoints.ts'
import { newLine, newRun, openQuarters, RUN_SHAPE, runValue, sumOf } from './run-value.ts'

const RULE = {
  area: 2_000_000,
  says: { en: 'By area.', es: 'Por área.' },
  since: '2017-08-04',
  clause: { en: 'Article 22', es: 'Artículo 22' },
}
const LINES = [
  { concept: { en: 'Gardens', es: 'Jardines' }, cents: [100, 200, 300, 400] },
  { concept: { en: 'Security', es: 'Seguridad' }, cents: [null, 10, null, 10] },
]
const HOTEL: RunHotel = {
  id: 3,
  name: 'Selva',
  currency: 'MXN',
  currencies: ['MXN'],
  years: [2026],
  begin: { ...RULE, year: 2026, currency: 'MXN', lines: LINES },
  inBooks: { 2027: [1] },
}

describe('a budget that is typed', () => {
  test('begins with the newest one’s lines and rule, without the quarters that the books have charged', () => {
    const value = newRun(HOTEL, 2027)
    expect(value).toMatchObject({ ...RULE, idHotel: 3, year: 2027, currency: 'MXN', voted: null, version: 0 })
    expect(value.dues).toEqual(['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15'])
    expect(value.lines.map(({ cents }) => cents)).toEqual([
      [null, 200, 300, 400],
      [null, 10, null, 10],
    ])
    expect(openQuarters([1])).toEqual([2, 3, 4])
    expect(newRun(HOTEL, 2028).lines[0]?.cents[0]).toBe(100)
  })

  test('is in the resort’s currency where the budget before was in one that its contracts do not have', () => {
    const dollars = { ...RULE, year: 2026, currency: 'USD' as const, lines: LINES }
    expect(newRun({ ...HOTEL, begin: dollars }, 2027).currency).toBe('MXN')
  })

  test('begins empty where the resort has none, and is not sent so', () => {
    const value = newRun({ ...HOTEL, begin: null }, 2027)
    expect(value.lines).toEqual([newLine('1')])
    const checked = check(RUN_SHAPE, value)
    expect(checked.ok).toBe(false)
  })

  test('is what is stored, and is sent as it was', () => {
    const run = {
      ...RULE,
      id: 7,
      idHotel: 3,
      hotel: 'Selva',
      year: 2027,
      currency: 'MXN',
      state: 'prepared',
      hindrance: null,
      publishedAt: null,
      dues: ['2027-01-15', '2027-04-15', '2027-07-15', '2027-10-15'],
      voted: '2026-10-14',
      inFavorBasisPoints: 7100,
      lines: LINES,
      inBooks: [],
      fees: 0,
      contracts: 0,
      feesCents: 0,
      changed: { version: 5, by: 'Raúl', deed: 'drafted', at: '2026-11-01T10:00:00Z' },
    } satisfies ChargeRun
    const value = runValue(run)
    expect(check(RUN_SHAPE, value)).toMatchObject({ ok: true, value: { version: 5, lines: LINES } })
    expect([sumOf(value.lines), sumOf(value.lines, 2), sumOf(value.lines, 3)]).toEqual([1020, 210, 300])
    const wrong = { ...newLine('9'), cents: [Number.NaN, 1, null, null] }
    expect(sumOf([wrong])).toBe(1)
    expect(check(RUN_SHAPE, { ...value, lines: [wrong] }).ok).toBe(false)
  })
})
