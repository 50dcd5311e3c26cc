import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { type CfdiFacts, cfdiOf } from '../../tax/cfdi.ts'
import type { exportMonthCfdi as monthCall, readReceiptCfdi as receiptCall } from '../../tax/tax.endpoints.ts'
import { findCfdi, readMonthCfdi } from './cfdi.store.ts'

const mediaType = 'application/json; charset=utf-8'

/** The data of one receipt's CFDI. */
export const readReceiptCfdi: Deed<typeof receiptCall> = async ({ query }, { db }) => {
  const facts = await findCfdi(db, query.idPayment)
  if (!facts) return refused('NOT_FOUND')
  const cfdi = cfdiOf(facts)
  const content = Buffer.from(`${JSON.stringify(cfdi, null, 2)}\n`)
  return done({ name: `cfdi-${cfdi.Recibo}.json`, mediaType, content })
}

/** The CFDI data of a month as one list, which streams. */
export const exportMonthCfdi: Deed<typeof monthCall> = async ({ query }, { db }) =>
  done({ name: `cfdi-${query.month}.json`, mediaType, content: listed(readMonthCfdi(db, query.month)) })

async function* listed(parts: AsyncIterable<readonly CfdiFacts[]>): AsyncGenerator<string> {
  let before = '['
  for await (const part of parts) {
    for (const facts of part) {
      yield `${before}\n${JSON.stringify(cfdiOf(facts))}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
