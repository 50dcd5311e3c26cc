import { todayIn } from '../../../kernel/day.ts'
import { type Bilingual, languageOf } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { type Holder, readHolders } from '../../../membership/server/holders.store.ts'
import { isProvenSince } from '../../../membership/server/proof/is-proven-since.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll, type NewMail } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublications } from '../../../server/publications.store.ts'
import {
  type issueReports as issue,
  type listReportDesk as list,
  MOST_CONTRACTS,
} from '../../publish.endpoints.ts'
import { endedMonths, isOver } from '../../publish-report.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { monthOf } from '../pdf/write-paper.ts'
import { largeFigure } from './large-figures.ts'
import * as store from './publish-reports.store.ts'
import { listResults } from './settle-reports.ts'

/** A month of the desk: whose report is missing, and what is issued. */
export const listReportDesk: Deed<typeof list> = async ({ query }, { db, now }) => {
  const { hotels, today } = await store.findHotelsAndDay(db, now)
  const months = endedMonths(today)
  const month = query.month ?? months[0] ?? ''
  const wanted = { ...query, month, most: MOST_CONTRACTS + 1 }
  const [ready, issued, unsigned] = await Promise.all([
    query.id === undefined && isOver(month, today) ? store.findReady(db, wanted) : [],
    store.findIssued(db, wanted),
    store.countUnsigned(db, wanted),
  ])
  return done({
    month,
    months,
    hotels,
    ready: ready.slice(0, MOST_CONTRACTS),
    data: issued.slice(0, MOST_CONTRACTS),
    more: ready.length > MOST_CONTRACTS || issued.length > MOST_CONTRACTS,
    unsigned,
  })
}

/**
 * Issues reports, all or none; the statement lists their results, which wait. With the commit their owners are restricted until they have signed: the database tells
 * every process so (migration 0009).
 */
export const issueReports: Deed<typeof issue> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { month, reports } = body
  if (reports.length > 1 && !(await isProvenSince(db, caller.session, now))) return refused('CONFIRM_ITS_YOU')
  const asked = reports.map(({ idContract }) => idContract)
  const contracts = await store.findRunning(db, asked, month)
  const running = new Map(contracts.map((contract) => [contract.idContract, contract]))
  if (asked.some((idContract) => !running.has(idContract))) return refused('NOT_FOUND')
  if (contracts.some(({ zone }) => !isOver(month, todayIn(zone, now)))) return refused('MONTH_NOT_OVER')

  const foreign = reports.find(({ idContract, currency }) => !mayBeIn(currency, running.get(idContract)))
  if (foreign) return otherCurrency(running.get(foreign.idContract))

  const figures = reports.flatMap(({ incomeCents, feesCents, currency }) => [
    { cents: incomeCents, currency },
    { cents: feesCents, currency },
  ])
  const large = await largeFigure(db, figures, body.looked)
  if (large) return large

  const issued = await store.insertReports(db, month, reports, now)
  const twice = asked.filter(
    (idContract, index) => !issued.has(idContract) || asked.indexOf(idContract) < index,
  )
  if (twice.length > 0) {
    const numbers = [...new Set(twice)].map((idContract) => running.get(idContract)?.number ?? '')
    return refused('REPORT_EXISTS', { contracts: numbers.join(', ') }, { idContracts: twice })
  }
  const note = { kind: 'report', subjects: [...issued.values()], deed: 'published' } as const
  await notePublications(db, note, caller.session.adminId, now)
  await listResults(db, [...issued.values()])
  const holders = await readHolders(db, asked)
  const contractOf = await readContractNames(db, asked)
  const mails = holders.map(({ contractId, ...holder }) => {
    const contract = contractOf(contractId)
    return reportMail('report-issued', { ...holder, contract }, month, config.publicUrl)
  })
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  afterCommit(wakeJobs)
  return done({ data: { issued: issued.size } })
}

type Settled = Pick<store.RunningContract, 'number' | 'currencies'>

/** Whether a report of a contract may be in a currency. */
export function mayBeIn(currency: Currency, contract: Settled | undefined): boolean {
  return contract?.currencies.includes(currency) ?? false
}

/** The refusal that names the currency which a contract's report has. */
export function otherCurrency(contract: Settled | undefined) {
  const { number = '', currencies = [] } = contract ?? {}
  return refused('REPORT_CURRENCY', { contracts: number, currency: currencies.join(' / ') })
}

/** The readers of a mail about a contract's report. */
type Addressed = Pick<Holder, 'name' | 'email' | 'languageName'> & { contract: Bilingual }

/** A mail about a report, in the language of one of its owners. */
export function reportMail(
  kind: 'report-issued' | 'report-corrected' | 'report-withdrawn',
  { name, email, languageName, contract }: Addressed,
  month: string,
  publicUrl: string,
): NewMail<keyof typeof FINANCE_MAILS> {
  const language = languageOf(languageName)
  const link = `${publicUrl}/my-reports?view=reports`
  return {
    kind,
    recipient: email,
    language,
    content: { name, contract: contract[language], month: monthOf(month, language), link },
  }
}
