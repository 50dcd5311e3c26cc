import * as z from 'zod/mini'
import { id, year } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'

/** A contract's year for the tax adviser, by currency, in the caller's language: the rental, the account, the receipts. */
export const readTaxYear = endpoint({
  name: 'readTaxYear',
  group: 'finance',
  method: 'GET',
  path: '/ledger/year/',
  addition: true,
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: id(), year: year(), format: z.enum(['pdf', 'csv']) }),
  answersFile: true,
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
})

/** What a Mexican CFDI of a receipt needs, as JSON for the club's own invoicing system (decision 0241). */
export const readReceiptCfdi = endpoint({
  name: 'readReceiptCfdi',
  group: 'finance',
  method: 'GET',
  path: '/desk/payments/cfdi/',
  addition: true,
  access: { who: 'finance' },
  query: z.object({ idPayment: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
})

/** The same of every receipt of a month, by the day at each resort, in the order of their numbers. */
export const exportMonthCfdi = endpoint({
  name: 'exportMonthCfdi',
  group: 'finance',
  method: 'GET',
  path: '/desk/payments/cfdi/month/',
  addition: true,
  access: { who: 'finance' },
  query: z.object({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
})
