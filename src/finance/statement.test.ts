import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, type Money } from '../kernel/money.ts'
import {
  balancesBefore,
  FOLDED,
  pagesOf,
  patternOf,
  searchable,
  searchWords,
  statementTotals,
} from './statement.ts'

const amounts = fc.array(
  fc.record<Money>({ cents: fc.integer(), currency: fc.constantFrom(...CURRENCIES) }),
  { maxLength: 60 },
)

describe('totals', () => {
  test('hold each currency’s own sum to the cent, and no other', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const totals = statementTotals(given)
        expect(totals.map(({ currency }) => currency)).toEqual(
          [...new Set(given.map(({ currency }) => currency))].sort(),
        )
        for (const { currency, credits, charges, balance } of totals) {
          const own = given.filter((one) => one.currency === currency).map(({ cents }) => cents)
          const sumOf = (some: number[]) => some.reduce((total, cents) => total + cents, 0)
          expect(credits).toBe(sumOf(own.filter((cents) => cents > 0)))
          expect(charges).toBe(sumOf(own.filter((cents) => cents < 0)))
          expect(balance).toBe(sumOf(own))
        }
      }),
    )
  })

  test('an empty statement has no totals', () => expect(statementTotals([])).toEqual([]))
})

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('%i transactions fill %i pages', (count, pages) => expect(pagesOf(count)).toBe(pages))

describe('a search', () => {
  test.each([
    ['Catamarán a las ISLAS', 'catamaran a las islas'],
    ['Señal', 'señal'],
    ['Catamara\u0301n', 'catamaran'],
    ['pin\u0303a', 'piña'],
    ['PIÑA', 'piña'],
  ])('takes %s for %s', (text, folded) => expect(searchable(text)).toBe(folded))

  test('takes every letter of the list for one', () => {
    expect([...FOLDED.from]).toHaveLength([...FOLDED.to].length)
    expect(searchable(FOLDED.from)).toBe(FOLDED.to)
  })

  test.each([
    [undefined, []],
    ['', []],
    [' a ', []],
    ['ab', ['ab']],
    ['%', ['%']],
    ['ñ', []],
    ['7', []],
    ['  Renta   Marzo ', ['renta', 'marzo']],
  ])('of %j looks for %j', (search, words) => expect(searchWords(search)).toEqual(words))

  test('finds a word wherever the folded text has it', () => {
    const unit = fc.constantFrom(...FOLDED.from, ...'abcnñABCN.*+?^}{$()|[]\\-/ 1_%')
    const texts = fc.tuple(
      fc.string({ unit, maxLength: 30 }),
      fc.string({ unit, minLength: 1, maxLength: 3 }),
    )
    fc.assert(
      fc.property(texts, ([text, word]) => {
        expect(new RegExp(patternOf(searchable(word)), 'u').test(text)).toBe(
          searchable(text).includes(searchable(word)),
        )
      }),
    )
  })
})

test('what an account came to before rows is the oldest balance of each currency without its amount, drafts aside', () => {
  expect(
    balancesBefore([
      { balanceCents: 700, cents: 200, currency: 'USD' },
      { balanceCents: null, cents: 90, currency: 'MXN' },
      { balanceCents: 500, cents: -100, currency: 'USD' },
      { balanceCents: -50, cents: -50, currency: 'MXN' },
      { balanceCents: null, cents: -10, currency: 'USD' },
    ]),
  ).toEqual([
    { cents: 0, currency: 'MXN' },
    { cents: 600, currency: 'USD' },
  ])
})
