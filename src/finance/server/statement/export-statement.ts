import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import type { exportStatement as call } from '../../statement.endpoints.ts'
import { isFiltered } from '../../statement.ts'
import { STATEMENT_WORDS } from '../../statement-words.ts'
import { readAccountStandings } from '../account/read-account.ts'
import { statementCsv, statementXlsx, type YearBridge } from './statement-file.ts'
import { findClosingBalances, findContractNumber, readStatementLines } from './statement-lines.store.ts'

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The statement as a file that streams: what the filters keep, in the language of the screen. */
export const exportStatement: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const number = await findContractNumber(db, ownerId, query.id)
  if (number === null) return refused('NOT_FOUND')
  const { format, year } = query
  const bridge: YearBridge | null = isFiltered(query)
    ? null
    : {
        year,
        closing: await findClosingBalances(db, query),
        standings: () => readAccountStandings(db, ownerId, query.id, now),
      }
  const { screen: language } = caller
  const lines = readStatementLines(db, { ...query, language, now })
  const values = { year: String(year), contract: number.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
  return done({
    name: `${say(STATEMENT_WORDS.file, language, values)}.${format}`,
    mediaType: MEDIA_TYPES[format],
    content:
      format === 'csv'
        ? statementCsv(lines, bridge, language)
        : statementXlsx(lines, { year, bridge }, language),
  })
}
