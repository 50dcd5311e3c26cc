import { addDays } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { paymentConcept, receiptName } from '../account/payment-words.ts'
import type { CastTransaction, TransactionLineRow } from './transactions.ts'

export interface ContractPaymentRow {
  id: number
  contract_id: number
  owner_id: number
  reference: string
  way: 'card' | 'resort'
  currency: Currency
  cents: number
  state: 'paid'
  created_at: string
  changed_at: string
  paid_at: string
  provider_payment: string | null
  card_last4: string | null
  words: string | null
}

export interface PaymentLineRow {
  payment_id: number
  position: number
  transaction_id: number
  concept: Bilingual
  reference: string
  open_cents: number
  cents: number
}

export interface ReceiptRow {
  year: number
  number: number
  payment_id: number
  issued_at: string
  received_from: string
}

/** A payment of an order by card, as its receipt needs it. */
export interface OrderByCard {
  id: number
  contract_id: number
  owner_id: number
  order_number: string
  cents: number
  currency: string
  provider_payment: string | null
  card_last4: string | null
  changed_at: string
}

/** The receipt of an order that was paid by card: the last of its year, whose last number is counted on. */
export function orderReceipt(
  { id, contract_id, owner_id, order_number, changed_at, ...paid }: OrderByCard,
  years: readonly { year: number; last: number }[],
  owners: readonly OwnerRow[],
) {
  const owner = owners.find((one) => one.id === owner_id)
  const year = Number(changed_at.slice(0, 4))
  const number = (years.find((one) => one.year === year)?.last ?? 0) + 1
  const { cents, currency, provider_payment, card_last4 } = paid
  return {
    receipt: {
      ...{ year, number, contract_id, order_number, order_payment_id: id, way: 'card', cents, currency },
      ...{ card_last4, provider_payment, issued_at: changed_at },
      received_from: `${owner?.name} ${owner?.lastname}`,
    },
    years: [...years.filter((one) => one.year !== year), { year, last: number }],
  }
}

/** How Elena paid in the portal, the older one first. */
const PAID = [
  { way: 'resort', card_last4: null, words: 'Terminal 2, slip 0418', provider_payment: null },
  { way: 'card', card_last4: '4242', words: null, provider_payment: 'pi_3SAhQ2Mrea41207x0k9d' },
] as const

/**
 * What Elena paid through the portal: the two newest of her charges that are paid. Their payments in the statement are
 * the portal's, with a receipt; the amounts are what they were.
 */
export function portalPayments<T extends CastTransaction>({
  statement,
  contracts,
  owners,
}: {
  statement: { transactions: readonly T[]; lines: readonly TransactionLineRow[] }
  contracts: readonly ContractRow[]
  owners: readonly OwnerRow[]
}): {
  transactions: (T & { payment_id: number | null })[]
  lines: TransactionLineRow[]
  payments: ContractPaymentRow[]
  /** The charges that each was begun for. */
  choices: Pick<PaymentLineRow, 'payment_id' | 'position' | 'transaction_id' | 'cents'>[]
  paid: PaymentLineRow[]
  receipts: ReceiptRow[]
  /** The last number of each year. */
  years: { year: number; last: number }[]
} {
  const contract_id = CAST_CONTRACTS.elena
  const owner = owners.find(({ id }) => id === contracts.find(({ id }) => id === contract_id)?.owner_id)
  if (!owner) throw new Error(`Contract ${contract_id} has no owner`)
  const own = statement.transactions.filter((row) => row.contract_id === contract_id)
  const pairs = own
    .flatMap((charge) => {
      const [letters, ...number] = charge.reference.split('-')
      const money = own.find(({ reference }) => reference === ['PY', ...number].join('-'))
      return money && (letters === 'OR' || letters === 'MT') ? [{ charge, money }] : []
    })
    .slice(-PAID.length)
  const numbers = new Map<number, number>()
  const made = pairs.map(({ charge, money }, index) => {
    const id = index + 1
    const how = PAID[index] ?? PAID[0]
    const paid_at = `${money.day}T16:20:00Z`
    const number = (numbers.get(money.year) ?? 0) + 1
    numbers.set(money.year, number)
    const payment: ContractPaymentRow = {
      id,
      contract_id,
      owner_id: owner.id,
      reference: `demo-payment-${id}`,
      currency: money.currency,
      cents: money.cents,
      state: 'paid',
      created_at: how.way === 'resort' ? `${addDays(money.day, -1)}T23:05:00Z` : `${money.day}T16:18:00Z`,
      changed_at: paid_at,
      paid_at,
      ...how,
    }
    const receipt = {
      year: money.year,
      number,
      payment_id: id,
      issued_at: paid_at,
      received_from: `${owner.name} ${owner.lastname}`,
    }
    const line = {
      payment_id: id,
      position: 1,
      transaction_id: charge.id,
      concept: charge.concept,
      reference: charge.reference,
      open_cents: money.cents,
      cents: money.cents,
    }
    const concept = paymentConcept(how.way, how.card_last4)
    return { money: money.id, payment, receipt, line, concept, name: `RC-${receiptName(receipt)}` }
  })
  const madeOf = new Map(made.map((one) => [one.money, one]))
  return {
    transactions: statement.transactions.map((row) => {
      const one = madeOf.get(row.id)
      if (!one) return { ...row, payment_id: null }
      return { ...row, concept: one.concept, reference: one.name, payment_id: one.payment.id }
    }),
    // A payment's document has one line, which says the same.
    lines: statement.lines.map((row) => {
      const one = madeOf.get(row.transaction_id)
      return one ? { ...row, concept: one.concept, quantity: 1, unit_cents: row.cents } : row
    }),
    payments: made.map(({ payment }) => payment),
    choices: made.map(({ line: { payment_id, position, transaction_id, cents } }) => ({
      payment_id,
      position,
      transaction_id,
      cents,
    })),
    paid: made.map(({ line }) => line),
    receipts: made.map(({ receipt }) => receipt),
    years: [...numbers].map(([year, last]) => ({ year, last })),
  }
}
