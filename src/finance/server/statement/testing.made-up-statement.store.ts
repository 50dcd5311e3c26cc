import fc from 'fast-check'
import { sql } from 'kysely'
import { addDays } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { INVOICE_STATUSES } from '../../invoice.ts'
import type { StatementRow } from '../../statement.endpoints.ts'

/** The year that the tests fill: the demo club has nothing in it. */
export const MADE_UP_YEAR = 2031

/** Concepts with accents, both languages apart, a formula, and what CSV, XML and LIKE have to take care of. */
const CONCEPTS: readonly Bilingual[] = [
  { en: 'Catamaran to the outer islands', es: 'Catamarán a las islas' },
  { en: 'Señorita Piña’s stand, 100% "fresh"', es: 'El puesto de la señorita Piña' },
  { en: '=HYPERLINK("https://x.example","click")', es: '+1+1' },
  { en: '-2 nights\tback', es: '@SUM(A1:A9)' },
  { en: 'Repair <terrace> & door_x0041_', es: 'Reparación de la terraza;\r\npuerta' },
  { en: 'Rent_1, 5\\6', es: '  Renta  ' },
]

const line = fc.record({
  concept: fc.constantFrom(...CONCEPTS),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitCents: fc.integer({ min: -900_000, max: 900_000 }),
})

const transaction = fc.record({
  day: fc.nat(364).map((days) => addDays(`${MADE_UP_YEAR}-01-01`, days)),
  concept: fc.constantFrom(...CONCEPTS),
  invoiceStatus: fc.constantFrom(...INVOICE_STATUSES),
  currency: fc.constantFrom(...CURRENCIES),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
})

/** Gives a contract a year of transactions in both currencies, as the seed says; answers them newest first. */
export async function addMadeUpYear(
  db: Database,
  contractId: number,
  { seed, count }: { seed: number; count: number },
): Promise<StatementRow[]> {
  const drafts = fc.sample(transaction, { seed, numRuns: count }).map((draft, index) => {
    const lines = draft.lines.map((one) => ({ ...one, cents: one.quantity * one.unitCents }))
    const cents = lines.reduce((total, one) => total + one.cents, 0)
    return { ...draft, reference: `MADE-${contractId}-${index}`, lines, cents }
  })
  const { rows } = await sql<{ id: number; reference: string }>`
    WITH drafts AS (SELECT d FROM jsonb_array_elements(${JSON.stringify(drafts)}::jsonb) d), added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
      SELECT ${contractId}, ${MADE_UP_YEAR}, (d ->> 'day')::date, d -> 'concept', d ->> 'reference',
             d ->> 'invoiceStatus', (d ->> 'cents')::int, d ->> 'currency' FROM drafts
      RETURNING id, reference
    ), written AS (
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT a.id, l.position, l.line -> 'concept', (l.line ->> 'quantity')::int, (l.line ->> 'unitCents')::int,
             (l.line ->> 'cents')::int
        FROM added a JOIN drafts ON d ->> 'reference' = a.reference
        CROSS JOIN jsonb_array_elements(d -> 'lines') WITH ORDINALITY l(line, position)
    )
    SELECT id, reference FROM added`.execute(db)
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]))
  return drafts
    .map((draft) => ({
      ...draft,
      id: ids.get(draft.reference) ?? 0,
      report: null,
      inQuestion: false,
      inPlan: false,
      goesOut: null,
      corrects: null,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.id - a.id))
}
