import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import { receiptName } from '../../account/payment-words.ts'
import type {
  readOrderReceipt as orderCall,
  readReceiptFile as receiptCall,
} from '../../account/receipts.endpoints.ts'
import type { readTaxYear as yearCall } from '../../tax/tax.endpoints.ts'
import { readAccountStandings } from '../account/read-account.ts'
import { findWholePayment } from '../account/receipts.store.ts'
import { press } from '../pdf/press.ts'
import { writeOrderReceipt } from './order-receipt-paper.ts'
import { findOrderReceipt } from './order-receipts.store.ts'
import { writeReceipt } from './receipt-paper.ts'
import { PAPER_WORDS as WORDS } from './receipt-words.ts'
import { findYear } from './year.store.ts'
import { yearCsv } from './year-file.ts'
import { writeYear } from './year-paper.ts'

/** The receipt of a payment as a PDF in the language of the screen, as it stands now: with what went back of it. */
export const readReceiptFile: Deed<typeof receiptCall> = async ({ query }, { db, now, caller, config }) => {
  const payment = await findWholePayment(db, ownerOf(caller.session), query, now)
  if (!payment?.receipt) return refused('NOT_FOUND')
  const { screen: language } = caller
  const made = await press({ sheet: writeReceipt(payment, payment.receipt, language, config) })
  if (!made.ok) return refused('REPORT_FILE_NOT_MADE')
  const number = receiptName(payment.receipt)
  const name = `${say(WORDS.receiptFile, language, { number })}.pdf`
  return done({ name, mediaType: 'application/pdf', content: made.value })
}

/** The receipt of an order, in the same way. */
export const readOrderReceipt: Deed<typeof orderCall> = async ({ query }, { db, caller, config }) => {
  const receipt = await findOrderReceipt(db, ownerOf(caller.session), query)
  if (!receipt) return refused('NOT_FOUND')
  const { screen: language } = caller
  const made = await press({ sheet: writeOrderReceipt(receipt, language, config) })
  if (!made.ok) return refused('REPORT_FILE_NOT_MADE')
  const name = `${say(WORDS.receiptFile, language, { number: receiptName(receipt) })}.pdf`
  return done({ name, mediaType: 'application/pdf', content: made.value })
}

/** A contract's year for the tax adviser, as a PDF or as CSV. */
export const readTaxYear: Deed<typeof yearCall> = async ({ query }, { db, now, caller, config }) => {
  const facts = await findYear(db, ownerOf(caller.session), query, now)
  if (!facts) return refused('NOT_FOUND')
  const { screen: language } = caller
  const { year, format } = query
  const contract = facts.contract.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const name = `${say(WORDS.yearFile, language, { year: String(year), contract })}.${format}`
  const standings = await readAccountStandings(db, ownerOf(caller.session), query.idContract, now)
  if (format === 'csv')
    return done({
      name,
      mediaType: 'text/csv; charset=utf-8',
      content: Buffer.from(yearCsv(facts, standings, { year, language })),
    })
  const made = await press({ sheet: writeYear(facts, standings, { year, language, house: config }) })
  return made.ok
    ? done({ name, mediaType: 'application/pdf', content: made.value })
    : refused('REPORT_FILE_NOT_MADE')
}
