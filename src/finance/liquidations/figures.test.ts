import { describe, expect, test } from 'vitest'
import { differencesFromBooks, figuresFaultsOf, goodLine, type KnownMonth, type ReadLine } from './figures.ts'

const LINE: ReadLine = {
  line: 2,
  contract: '41201',
  incomeCents: 402_600,
  feesCents: 135_739,
  nights: 10,
  currency: 'USD',
}
const KNOWN: KnownMonth = {
  idContract: 1,
  runs: true,
  hasReport: false,
  currencies: ['USD'],
  profit: { incomeCents: 402_600, feesCents: 135_739, nights: 10, currency: 'USD' },
  nights: { count: 10, incomeCents: 402_600, currency: 'USD' },
  statement: { cents: 266_861, currency: 'USD' },
}

describe('a line of a month’s figures', () => {
  test.each([
    ['as it is right', LINE, KNOWN, []],
    ['without nights and currency', { ...LINE, nights: undefined, currency: undefined }, KNOWN, []],
    ['of no contract', LINE, undefined, ['contract-unknown']],
    ['of a contract that had ended', LINE, { ...KNOWN, runs: false }, ['not-running']],
    ['of a contract that has its report', LINE, { ...KNOWN, hasReport: true }, ['has-report']],
    [
      'with amounts that are none',
      { ...LINE, incomeCents: null, feesCents: null },
      KNOWN,
      ['income', 'fees'],
    ],
    ['with nights that are none', { ...LINE, nights: null }, KNOWN, ['nights']],
    ['in another currency than the contract', { ...LINE, currency: 'MXN' }, KNOWN, ['currency']],
  ])('%s', (_, line, known, faults) => {
    expect(figuresFaultsOf(line, known, new Set())).toEqual(faults)
  })

  test('of a contract that stands above already', () => {
    expect(figuresFaultsOf(LINE, KNOWN, new Set(['41201']))).toEqual(['contract-twice'])
  })

  test('differs in nothing where the books say the same, or nothing', () => {
    const figures = { incomeCents: 402_600, feesCents: 135_739, currency: 'USD' as const, nights: 10 }
    expect(differencesFromBooks(figures, KNOWN)).toEqual([])
    expect(differencesFromBooks(figures, { profit: null, nights: null, statement: null })).toEqual([])
  })

  test('names each difference with what the books say', () => {
    const figures = { incomeCents: 400_000, feesCents: 100_000, currency: 'USD' as const, nights: 9 }
    expect(differencesFromBooks(figures, KNOWN)).toEqual([
      { kind: 'profit-income', known: 402_600 },
      { kind: 'profit-fees', known: 135_739 },
      { kind: 'nights-income', known: 402_600 },
      { kind: 'nights-count', known: 10 },
      { kind: 'statement', known: 266_861 },
    ])
    // Of another currency nothing is compared.
    expect(differencesFromBooks({ ...figures, currency: 'MXN', nights: null }, KNOWN)).toEqual([])
  })

  test('is in the resort’s currency where the file and the books name none', () => {
    const line = { ...LINE, currency: undefined }
    expect(goodLine(line, { ...KNOWN, profit: null, currencies: ['MXN', 'USD'] }).currency).toBe('MXN')
    expect(goodLine(line, { ...KNOWN, currencies: ['MXN', 'USD'] }).currency).toBe('USD')
  })
})
