import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { paymentConcept, receiptName } from '../account/payment-words.ts'
import { feeConcept, partConcept, planConcept } from '../account/plan-words.ts'
import { instalmentPlanOf } from '../account/terms.ts'
import { asRule, type PaymentTermsRow } from './payment-terms.ts'
import type { portalPayments } from './payments.ts'
import type { CastTransaction, TransactionLineRow } from './transactions.ts'

/** A plan was agreed to so many days ago, and its first part was paid the day after. */
const AGREED_DAYS_AGO = 9

type Statement = ReturnType<typeof portalPayments>

/**
 * The same statement with a plan under way: the first contract of nobody in the cast whose charges reach the rule's least pays what is open
 * of them in four parts, and has paid the first at the resort.
 */
export function runningPlan({
  today,
  statement,
  terms,
  contracts,
  owners,
}: {
  today: Day
  statement: Statement
  terms: readonly PaymentTermsRow[]
  contracts: readonly ContractRow[]
  owners: readonly OwnerRow[]
}) {
  const day = addDays(today, -AGREED_DAYS_AGO)
  const found = contracts
    .filter(({ id }) => !Object.values<number>(CAST_CONTRACTS).includes(id))
    .flatMap((contract) => {
      const charges = statement.transactions.filter(
        (row) =>
          row.contract_id === contract.id &&
          row.part === null &&
          row.cents < 0 &&
          row.day < day &&
          ['sent', 'downloaded', 'past-due'].includes(row.status),
      )
      const rule = terms.find((one) => one.what === 'instalments' && one.currency === charges[0]?.currency)
      const base = charges.reduce((sum, { cents }) => sum - cents, 0)
      const plan = rule && instalmentPlanOf(base, asRule(rule), day)
      return rule && plan ? [{ contract, charges, rule, plan }] : []
    })
    .at(0)
  if (!found) throw new Error('No contract of the demo owes enough for a plan')
  const { contract, charges, rule, plan } = found
  const owner = owners.find(({ id }) => id === contract.owner_id)
  if (!owner) throw new Error(`Contract ${contract.id} has no owner`)
  const number = `${contract.number}-1`
  const [idPlan, idFirst] = [statement.payments.length + 1, statement.payments.length + 2]
  const at = `${day}T17:05:00Z`
  const paidDay = addDays(day, 1)
  const paidAt = `${paidDay}T16:40:00Z`
  const year = Number(paidDay.slice(0, 4))
  const receipt = { year, number: (statement.years.find((one) => one.year === year)?.last ?? 0) + 1 }
  const { currency } = charges[0]!
  let last = statement.transactions.at(-1)?.id ?? 0
  const document = (
    row: Pick<CastTransaction, 'concept' | 'reference' | 'cents' | 'status' | 'origin' | 'due'> & {
      payment_id: number | null
      day?: Day
    },
  ) => {
    last += 1
    const own = { part: null, report_id: null, condo_fee_id: null, contract_id: contract.id, currency }
    return { id: last, ...own, day, ...row, year: Number((row.day ?? day).slice(0, 4)) }
  }
  const fee = document({
    concept: feeConcept(rule.basis_points),
    reference: `IF-${number}`,
    cents: -plan.feeCents,
    status: 'paid',
    origin: null,
    due: day,
    payment_id: null,
  })
  const moved = document({
    concept: planConcept(plan.parts.length),
    reference: `IP-${number}`,
    cents: plan.totalCents,
    status: 'paid',
    origin: 'plan',
    due: null,
    payment_id: idPlan,
  })
  const parts = plan.parts.map((part, index) =>
    document({
      concept: partConcept(index + 1, plan.parts.length),
      reference: `IP-${number}-${index + 1}`,
      cents: -part.cents,
      status: index === 0 ? 'paid' : 'sent',
      origin: 'instalment',
      due: part.due,
      payment_id: idPlan,
    }),
  )
  const first = parts[0]!
  const money = document({
    day: paidDay,
    concept: paymentConcept('resort', null),
    reference: `RC-${receiptName(receipt)}`,
    cents: -first.cents,
    status: 'paid',
    origin: 'payment',
    due: null,
    payment_id: idFirst,
  })
  const documents = [fee, moved, ...parts, money]
  const payment = {
    contract_id: contract.id,
    owner_id: owner.id,
    currency,
    state: 'paid' as const,
    provider_payment: null,
    card_last4: null,
  }
  const covered = [...charges, fee].map((charge, index) => ({
    payment_id: idPlan,
    position: index + 1,
    transaction_id: charge.id,
    concept: charge.concept,
    reference: charge.reference,
    open_cents: -charge.cents,
    cents: -charge.cents,
  }))
  const paid = [
    ...covered,
    {
      payment_id: idFirst,
      position: 1,
      transaction_id: first.id,
      concept: first.concept,
      reference: first.reference,
      open_cents: -first.cents,
      cents: -first.cents,
    },
  ]
  const isCovered = new Set(charges.map(({ id }) => id))
  return {
    transactions: [
      ...statement.transactions.map((row) =>
        isCovered.has(row.id) ? { ...row, status: 'paid' as const } : row,
      ),
      ...documents,
    ],
    lines: [
      ...statement.lines,
      ...documents.map(
        ({ id, concept, cents }): TransactionLineRow => ({
          transaction_id: id,
          position: 1,
          concept,
          quantity: 1,
          unit_cents: cents,
          cents,
        }),
      ),
    ],
    payments: [
      ...statement.payments,
      {
        id: idPlan,
        ...payment,
        reference: `demo-plan-${number}`,
        way: 'plan' as const,
        cents: plan.totalCents,
        created_at: at,
        changed_at: at,
        paid_at: at,
        words: null,
      },
      {
        id: idFirst,
        ...payment,
        reference: `demo-plan-${number}-1`,
        way: 'resort' as const,
        cents: -first.cents,
        created_at: at,
        changed_at: paidAt,
        paid_at: paidAt,
        words: 'Terminal 1, slip 0097',
      },
    ],
    choices: [
      ...statement.choices,
      ...paid.map(({ payment_id, position, transaction_id, cents }) => ({
        payment_id,
        position,
        transaction_id,
        cents,
      })),
    ],
    paid: [...statement.paid, ...paid],
    receipts: [
      ...statement.receipts,
      {
        ...receipt,
        payment_id: idFirst,
        issued_at: paidAt,
        received_from: `${owner.name} ${owner.lastname}`,
      },
    ],
    years: [...statement.years.filter((one) => one.year !== year), { year, last: receipt.number }],
    plans: [
      {
        id: 1,
        payment_id: idPlan,
        position: 1,
        contract_id: contract.id,
        terms_id: rule.id,
        basis_points: rule.basis_points,
        base_cents: plan.baseCents,
        fee_cents: plan.feeCents,
        total_cents: plan.totalCents,
        owner_id: owner.id,
        signer: `${owner.name} ${owner.lastname}`,
        signed_at: at,
        language: owner.language_name === 'English' ? 'en' : 'es',
        seal_due_at: at,
      },
    ],
    parts: plan.parts.map((part, index) => ({
      plan_id: 1,
      position: index + 1,
      due: addMonths(day, index),
      cents: part.cents,
      transaction_id: parts[index]!.id,
    })),
  }
}
