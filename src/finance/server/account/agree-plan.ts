import { randomUUID } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { isWholeName } from '../../../membership/same-name.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { billOf, type Part } from '../../account/account.ts'
import { feeConcept, feeReference, partConcept, planConcept } from '../../account/plan-words.ts'
import type { agreePlan as call } from '../../account/plans.endpoints.ts'
import { plansFor } from '../../account/plans.ts'
import type { InstalmentTerms, Plan } from '../../account/terms.ts'
import { accountOfCurrency as accountIn, type accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { tellPlan } from '../agreements/tell-owners.ts'
import { type AccountRows, lockContractAccount, readBooks } from './account.store.ts'
import { beginPayment } from './begin-payment.ts'
import { offeredWays } from './offered-ways.ts'
import { payOnBooks } from './pay-with-credit.ts'
import { readPayer } from './payer.store.ts'
import { insertPayment, lockPayment } from './payments.store.ts'
import { insertPlan, insertTermsDocuments, nextPosition, type TermsDocument } from './plans.store.ts'

/**
 * Agrees to a plan. The charges are read again under the contract's lock, and the bill, the rule, the total and the first day have to be
 * what the owner has read. What is open moves into the parts: the account comes to the same, and the fee is a charge of it.
 */
export const agreePlan: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, currency, parts, way } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  if (!offeredWays(config).includes(way)) return refused('WAY_NOT_OFFERED')
  await lockContractAccount(db, idContract)
  const books = await readBooks(db, idContract, now)
  const account = accountIn(books, currency, now)
  const bill = billOf(parts, toPay(account.charges), account.credits)
  if (bill?.moneyCents !== body.moneyCents || bill.moneyCents === 0) return refused('CHARGES_CHANGED')
  const offered = plansFor(parts, account.charges, account.instalments, {
    moneyCents: bill.moneyCents,
    today: books.today,
  })
  const found = offered.find(({ terms }) => terms.id === body.idTerms)
  if (!found?.plan || found.plan.totalCents !== body.totalCents || books.today !== body.firstDay)
    return refused('PLAN_CHANGED')

  const { languageName, ...payer } = await readPayer(db, { ownerId, contractId: idContract })
  const own = `${payer.name} ${payer.lastname}`
  if (!isWholeName(body.signer, payer)) return refused('SIGNER_NOT_YOU', { account: own })

  const { plan, terms } = found
  const { idPayment, position, documents } = await takeOver(db, {
    books,
    account,
    plan,
    terms,
    chosen: parts,
    ownerId,
    currency,
    creditCents: bill.creditCents,
    now,
  })
  const idPlan = await insertPlan(
    db,
    {
      paymentId: idPayment,
      position,
      contractId: idContract,
      termsId: terms.id,
      basisPoints: terms.basisPoints,
      plan,
      ownerId,
      signer: body.signer,
      from: caller.address,
      language: languageOf(languageName),
      documents,
    },
    now,
  )
  const agreed = (await readBooks(db, idContract, now)).plans.find(({ id }) => id === idPlan)
  if (!agreed) throw new Error(`Plan ${idPlan} is not there`)
  const deed = { contractId: idContract, ownerId, currency }
  await tellPlan(db, deed, agreed, { config, now })
  const sum = { cents: plan.totalCents, currency }
  await noteOwnMoney(db, { deed: 'agreePlan', ownerId, contractId: idContract, id: idPlan, sum }, now)
  const [first] = plan.parts
  const chosen = [{ kind: 'document' as const, id: documents[0] ?? 0, cents: first?.cents ?? 0 }]
  const payment = await beginPayment(
    db,
    {
      contractId: idContract,
      ownerId,
      way,
      currency,
      cents: first?.cents ?? 0,
      creditCents: 0,
      chosen,
    },
    { config, now },
  )
  afterCommit(wakeJobs)
  return done({ data: { idPlan, payment } })
}

interface TakeOver {
  books: AccountRows
  account: ReturnType<typeof accountOfCurrency>
  plan: Plan
  terms: InstalmentTerms
  chosen: readonly Part[]
  ownerId: number
  currency: AccountRows['charges'][number]['currency']
  creditCents: number
  now: Date
}

/** Writes the fee, pays it and what was chosen by the plan, and writes its parts; all of it adds up to the fee. */
async function takeOver(
  trx: Database,
  { books, account, plan, terms, chosen, ownerId, currency, creditCents, now }: TakeOver,
): Promise<{ idPayment: number; position: number; documents: number[] }> {
  const { contractId, today } = books
  const position = await nextPosition(trx, contractId)
  const number = `${books.number}-${position}`
  const base = { contractId, day: today, currency, paymentId: null, status: 'sent' as const }
  const fee: TermsDocument[] =
    plan.feeCents > 0
      ? [
          {
            ...base,
            due: today,
            origin: null,
            concept: feeConcept(terms.basisPoints),
            reference: feeReference(number),
            cents: -plan.feeCents,
          },
        ]
      : []
  await insertTermsDocuments(trx, fee)
  // The fee is a charge like any other: it is read as the rest.
  const { charges } = accountIn(await readBooks(trx, contractId, now), currency, now)
  const feePart = charges.flatMap(({ kind, id, reference, openCents }): Part[] =>
    reference === feeReference(number) ? [{ kind, id, cents: openCents }] : [],
  )
  const whole = [...chosen, ...feePart]
  const idPayment = await insertPayment(
    trx,
    {
      contractId,
      ownerId,
      reference: randomUUID(),
      way: 'plan',
      currency,
      cents: plan.totalCents,
      creditCents,
      chosen: whole,
      link: null,
      reportId: null,
    },
    now,
  )
  const payment = await lockPayment(trx, { id: idPayment })
  if (!payment) throw new Error(`Payment ${idPayment} is not there`)
  await payOnBooks(trx, payment, { charges, credits: account.credits }, now)
  const count = plan.parts.length
  const [, ...documents] = await insertTermsDocuments(trx, [
    {
      ...base,
      status: 'paid',
      due: null,
      origin: 'plan',
      concept: planConcept(count),
      reference: `IP-${number}`,
      cents: plan.totalCents,
      paymentId: idPayment,
    },
    ...plan.parts.map(
      (part, at): TermsDocument => ({
        ...base,
        due: part.due,
        origin: 'instalment',
        concept: partConcept(at + 1, count),
        reference: `IP-${number}-${at + 1}`,
        cents: -part.cents,
        paymentId: idPayment,
      }),
    ),
  ])
  return { idPayment, position, documents }
}
