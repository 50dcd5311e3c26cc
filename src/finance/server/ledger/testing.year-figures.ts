import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { Language, Words } from '../../../kernel/language.ts'
import type { Visitor } from '../../../portal/server/testing.ts'
import { say } from '../../../server/words.ts'
import { readAccount } from '../../account/account.endpoints.ts'
import { bridgeOf, type Standing } from '../../account/bridge.ts'
import { BRIDGE_WORDS } from '../../account/bridge-words.ts'
import { type ProfitMonths, readMonthlyProfit, readProfit, type YearProfit } from '../../profit.endpoints.ts'
import { exportStatement, readStatement, type StatementTotal } from '../../statement.endpoints.ts'
import { STATEMENT_WORDS } from '../../statement-words.ts'
import { readTaxYear } from '../../tax/tax.endpoints.ts'
import { EARNED_WORDS, PAPER_WORDS } from '../tax/receipt-words.ts'

/** The rows of a CSV: what each says in words, and its cents. */
async function rowsOf(bytes: Buffer, columns: { words: number; cents: number; currency: number }) {
  const rows: string[][] = parse(bytes, { bom: true, relax_column_count: true })
  return rows.slice(1).map((row) => ({
    words: row[columns.words] ?? '',
    cents: Math.round(Number(row[columns.cents]) * 100),
    currency: row[columns.currency] ?? '',
  }))
}

/**
 * Holds what the screens, the calls and the files say of a contract's year beside each other: the statement's balance, how it becomes what is
 * owed, the profit by month and by year, the adviser's year.
 */
export async function expectOneYear(
  who: Visitor,
  { idContract, year, language }: { idContract: number; year: number; language: Language },
): Promise<void> {
  const words = (one: Words) => say(one, language, { year: String(year) })
  const statement = (await who.call(readStatement, { query: { id: idContract, year } })).body
  const account = (await who.call(readAccount, { query: { idContract } })).body
  const standings = account.standings as Standing[]
  const saved = await who.call(exportStatement, { query: { id: idContract, year, format: 'csv' } })
  const lines = await rowsOf(saved.bytes, { words: 4, cents: 7, currency: 8 })
  const adviser = await who.call(readTaxYear, { query: { idContract, year, format: 'csv' } })
  const papers = await rowsOf(adviser.bytes, { words: 0, cents: 4, currency: 5 })
  const told = (rows: typeof lines, name: string, currency: string) =>
    rows.filter((row) => row.words === name && row.currency === currency).map(({ cents }) => cents)

  for (const standing of standings) {
    const { currency, owedCents } = standing
    const steps = bridgeOf(standing, year)
    const total = (statement.totals as StatementTotal[]).find((one) => one.currency === currency)
    expect(steps[0]?.cents).toBe(total?.balance ?? 0)
    expect(steps.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0) + owedCents).toBe(0)
    const own = account.data.find((one: { currency: string }) => one.currency === currency)
    expect(owedCents).toBe(own?.owedCents ?? 0)
    if (total) expect(told(lines, words(STATEMENT_WORDS.balance), currency)).toEqual([total.balance])
    for (const { what, cents } of steps) {
      const name = words(BRIDGE_WORDS[what])
      expect([name, ...told(lines, name, currency)]).toEqual([name, cents])
      // What a year begins with stands in the adviser's account too, by the same name: it is the same figure.
      expect([name, ...new Set(told(papers, name, currency))]).toEqual([name, cents])
    }
  }

  const query = { idContract, year }
  const months = (await who.call(readMonthlyProfit, { query })).body.data as ProfitMonths[]
  for (const row of (await who.call(readProfit, { query })).body.data as YearProfit[]) {
    const own = months.find(({ currency }) => currency === row.currency)?.months ?? []
    const known = own.flatMap(({ thisYear }) => thisYear ?? [])
    expect(row.netCents).toBe(known.reduce((sum, { netCents }) => sum + netCents, 0))
    const of = (name: string) => told(papers, name, row.currency)
    expect(of(words(EARNED_WORDS.earned))).toEqual([row.netCents])
    const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0)
    const kept = [PAPER_WORDS.income, PAPER_WORDS.fees, PAPER_WORDS.adjusted].flatMap((one) => of(words(one)))
    expect(sum(kept)).toBe(row.netCents)
  }
}
