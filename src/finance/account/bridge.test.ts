import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { APART, bridgeOf, standingsOf } from './bridge.ts'

const usd = 'USD' as const
const charge = (openCents: number, more: object = {}) => ({
  idTransaction: 1 as number | null,
  openCents,
  coming: false,
  inQuestion: false,
  ...more,
})

describe('from the balance of a statement to what is owed', () => {
  test('the drawn account: a profit to sign, a credit and a line in question stand between them', () => {
    const [standing] = standingsOf(
      [
        {
          currency: usd,
          years: [{ year: 2026, cents: 129_373, draftCents: 0 }],
          unsignedCents: 266_861,
          unlistedPaidCents: 0,
        },
      ],
      [
        {
          currency: usd,
          charges: [charge(63_488), charge(21_400), charge(36_000), charge(21_400, { inQuestion: true })],
          waiting: [{ waits: 'sign', cents: 266_861 }],
          owedCents: 120_888,
          creditCents: 4_800,
        },
      ],
    )
    expect(bridgeOf(standing!, 2026)).toEqual([
      { what: 'statement', cents: 129_373 },
      { what: 'in-question', cents: 21_400 },
      { what: 'to-sign', cents: -266_861 },
      { what: 'credit', cents: -4_800 },
      { what: 'owed', cents: -120_888 },
    ])
  })

  test('drafts of the year, other years without theirs, fees ahead, and fees without a line, open or paid, are each told by their name', () => {
    const [standing] = standingsOf(
      [
        {
          currency: usd,
          years: [
            { year: 2025, cents: -1_700, draftCents: -700 },
            { year: 2026, cents: -7_250, draftCents: -2_500 },
            { year: 2027, cents: -300, draftCents: 0 },
          ],
          unsignedCents: 0,
          unlistedPaidCents: 250,
        },
      ],
      [
        {
          currency: usd,
          charges: [
            charge(1_000),
            charge(5_000),
            charge(300, { coming: true }),
            charge(900, { idTransaction: null }),
            charge(400, { idTransaction: null, coming: true }),
          ],
          waiting: [],
          owedCents: 6_900,
          creditCents: 0,
        },
      ],
    )
    expect(bridgeOf(standing!, 2026)).toEqual([
      { what: 'statement', cents: -7_250 },
      { what: 'before', cents: -1_000 },
      { what: 'after', cents: -300 },
      { what: 'drafts', cents: 2_500 },
      { what: 'coming', cents: 300 },
      { what: 'unlisted', cents: -900 },
      { what: 'unlisted-paid', cents: -250 },
      { what: 'owed', cents: -6_900 },
    ])
  })

  test('a statement that is owed as it stands has no steps between, and two currencies never meet', () => {
    const books = (['USD', 'MXN'] as const).map((currency, at) => ({
      currency,
      years: [{ year: 2026, cents: at ? 0 : -500, draftCents: 0 }],
      unsignedCents: 0,
      unlistedPaidCents: 0,
    }))
    const standings = standingsOf(books, [
      { currency: usd, charges: [charge(500)], waiting: [], owedCents: 500, creditCents: 0 },
    ])
    expect(standings.map((one) => [one.currency, bridgeOf(one, 2026)])).toEqual([
      [
        'MXN',
        [
          { what: 'statement', cents: 0 },
          { what: 'owed', cents: 0 },
        ],
      ],
      [
        'USD',
        [
          { what: 'statement', cents: -500 },
          { what: 'owed', cents: -500 },
        ],
      ],
    ])
  })

  test('the steps add up to what is owed, whatever the books say', () => {
    const cents = fc.integer({ min: -900_000, max: 900_000 })
    const positive = fc.nat(900_000)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ year: fc.integer({ min: 2020, max: 2030 }), cents, draftCents: cents }), {
          selector: ({ year }) => year,
        }),
        fc.array(
          fc.record({
            idTransaction: fc.option(fc.nat()),
            openCents: positive,
            coming: fc.boolean(),
            inQuestion: fc.boolean(),
          }),
        ),
        fc.record({
          unsigned: cents,
          ahead: positive,
          credit: positive,
          year: fc.integer({ min: 2020, max: 2030 }),
        }),
        (years, charges, more) => {
          const owedCents = charges
            .filter((one) => !one.coming && !one.inQuestion)
            .reduce((sum, { openCents }) => sum + openCents, 0)
          const [standing] = standingsOf(
            [
              {
                currency: usd,
                years,
                unsignedCents: more.unsigned,
                unlistedPaidCents: more.ahead,
              },
            ],
            [{ currency: usd, charges, waiting: [], owedCents, creditCents: more.credit }],
          )
          const steps = bridgeOf(standing!, more.year)
          const sum = steps.slice(0, -1).reduce((all, one) => all + one.cents, 0)
          expect(sum + owedCents).toBe(0)
          expect(steps.at(-1)!.cents + owedCents).toBe(0)
          expect(standing!.apart.every(({ what }) => APART.includes(what))).toBe(true)
        },
      ),
    )
  })
})
