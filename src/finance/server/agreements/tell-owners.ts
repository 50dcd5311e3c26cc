import { addDays, formatDay } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Language, languageOf, type Words, type WordValues } from '../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { PlanOfAccount } from '../../account/plans.ts'
import { monthInWords } from '../../month-name.ts'
import type { NewLine } from '../account/payments.store.ts'
import { readContractNames } from '../contract-names.store.ts'
import { OWNER_MAILS, PARTS_TITLE, SETTLED_WORDS } from './owner-mails.ts'

interface Deed {
  contractId: number
  /** Who has done it. */
  ownerId: number
  currency: Currency
}
interface Told {
  config: Config
  now: Date
}

/** Tells each owner of a contract what one of them has done with its money, in their language; the doer reads “you”. */
async function tellOwners(
  trx: Database,
  { contractId, ownerId }: Deed,
  kind: keyof typeof OWNER_MAILS,
  said: (language: Language) => Record<string, string | number>,
  now: Date,
): Promise<void> {
  const holders = await readHolders(trx, [contractId])
  const contractOf = await readContractNames(trx, [contractId])
  const doer = holders.find((one) => one.ownerId === ownerId)
  const mails = holders.map((one) => {
    const language = languageOf(one.languageName)
    const by = one.ownerId === ownerId || !doer ? 'you' : `${doer.name} ${doer.lastname}`
    return {
      kind,
      recipient: one.email,
      language,
      content: { name: one.name, by, contract: contractOf(contractId)[language], ...said(language) },
    }
  })
  await enqueueAll(trx, OWNER_MAILS, mails, now)
}

const moneyOf = (currency: Currency) => (cents: number) => `${formatMoney({ cents, currency })} ${currency}`

/** Tells them of a plan, with its parts and their days. */
export async function tellPlan(
  trx: Database,
  deed: Deed,
  plan: Pick<PlanOfAccount, 'id' | 'number' | 'feeCents' | 'totalCents' | 'parts' | 'freeThrough'>,
  { config, now }: Told,
): Promise<void> {
  const money = moneyOf(deed.currency)
  await tellOwners(
    trx,
    deed,
    'payment-plan-agreed',
    (language) => ({
      number: plan.number,
      count: plan.parts.length,
      total: money(plan.totalCents),
      fee: plan.feeCents > 0 ? money(plan.feeCents) : 'none',
      free: plan.freeThrough ? dayInWords(plan.freeThrough, language) : 'none',
      tables: JSON.stringify([
        {
          title: say(PARTS_TITLE, language),
          rows: plan.parts.map(({ due, cents }) => [formatDay(due, language), money(cents)]),
        },
      ]),
      link: `${config.publicUrl}/my-reports?contract=${deed.contractId}&plan=${plan.id}`,
    }),
    now,
  )
}

/** Tells them of charges that were settled from a profit: which ones, the receipt, what of the payout is left, and until when it can be taken back. */
export async function tellSettlement(
  trx: Database,
  deed: Deed,
  settled: {
    id: number
    receipt: string
    cents: number
    month: string
    goesOut: string
    /** What still goes out of the payout. */
    leftCents: number
    lines: readonly NewLine[]
  },
  { config, now }: Told,
): Promise<void> {
  await tellOwners(
    trx,
    deed,
    'payment-settled',
    (language) => ({
      amount: moneyOf(deed.currency)(settled.cents),
      receipt: settled.receipt,
      month: monthInWords(settled.month)[language],
      day: dayInWords(addDays(settled.goesOut, -1), language),
      idContract: deed.contractId,
      currency: deed.currency,
      tables: JSON.stringify([coveredTable(settled, deed.currency, language)]),
      link: `${config.publicUrl}/my-reports?contract=${deed.contractId}&paid=${settled.id}`,
    }),
    now,
  )
}

/** The charges that a settlement covered with what of each stays open, and what is left of the payout. */
function coveredTable(
  {
    lines,
    month,
    goesOut,
    leftCents,
  }: { lines: readonly NewLine[]; month: string; goesOut: string; leftCents: number },
  currency: Currency,
  language: Language,
): MailTable {
  const money = moneyOf(currency)
  const words = (one: Words, values?: WordValues) => say(one, language, values)
  const rows = lines.map(({ concept, reference, openCents, cents }) => {
    if (cents < 0) return [words(SETTLED_WORDS.credit), money(-cents)]
    const [amount, open] = [money(cents), money(openCents - cents)]
    const stands = openCents > cents ? SETTLED_WORDS.part : SETTLED_WORDS.whole
    return [`${concept[language]}, ${reference}`, words(stands, { amount, open })]
  })
  const payout = { month: monthInWords(month)[language], day: dayInWords(goesOut, language) }
  return {
    title: words(SETTLED_WORDS.title),
    rows: [...rows, [words(SETTLED_WORDS.payout, payout), money(leftCents)]],
  }
}

/** Tells them that such a settlement was taken back. */
export async function tellSettlementBack(
  trx: Database,
  deed: Deed,
  cents: number,
  { config, now }: Told,
): Promise<void> {
  await tellOwners(
    trx,
    deed,
    'payment-settlement-back',
    () => ({
      amount: moneyOf(deed.currency)(cents),
      link: `${config.publicUrl}/my-reports?contract=${deed.contractId}&pay=${deed.currency}`,
    }),
    now,
  )
}
