import type { Day } from '../../kernel/day.ts'
import type { Currency } from '../../kernel/money.ts'
import type { InstalmentTerms } from '../account/terms.ts'

export interface PaymentTermsRow {
  id: number
  reference: string
  what: 'instalments' | 'early' | 'late'
  charge: 'fee' | null
  currency: Currency
  from_day: Day
  basis_points: number
  parts: number | null
  least_cents: number | null
  days: number | null
}

/**
 * The club's rules: four installments for 2 %, and 2 % back for a fee that is paid 30 days before it is due. Interest begins next year, so
 * that nothing of this year bears any.
 */
export function paymentTerms(today: Day): PaymentTermsRow[] {
  const from_day = `${Number(today.slice(0, 4)) - 1}-01-01`
  const next = `${Number(today.slice(0, 4)) + 1}-01-01`
  const rows = (['USD', 'MXN'] as const).flatMap((currency) => {
    const pesos = currency === 'MXN' ? 18 : 1
    const none = { charge: null, parts: null, least_cents: null, days: null }
    return [
      {
        ...none,
        reference: `INST-4-${currency}`,
        what: 'instalments' as const,
        currency,
        from_day,
        basis_points: 200,
        parts: 4,
        least_cents: 40_000 * pesos,
      },
      {
        ...none,
        reference: `EARLY-${currency}`,
        what: 'early' as const,
        charge: 'fee' as const,
        currency,
        from_day,
        basis_points: 200,
        days: 30,
      },
      {
        ...none,
        reference: `LATE-${currency}`,
        what: 'late' as const,
        currency,
        from_day: next,
        basis_points: 150,
        days: 15,
      },
    ]
  })
  return rows.map((row, at) => ({ id: at + 1, ...row }))
}

/** Such a row of installments as the rules read it. */
export function asRule(row: PaymentTermsRow): InstalmentTerms {
  return {
    id: row.id,
    reference: row.reference,
    ofResort: false,
    charge: row.charge,
    from: row.from_day,
    until: null,
    basisPoints: row.basis_points,
    parts: row.parts ?? 2,
    leastCents: row.least_cents ?? 0,
  }
}
