import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf, type Session, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import type { readWhy as call, exportWhy as fileCall } from '../../ledger.endpoints.ts'
import { WHY_WORDS } from '../../why-words.ts'
import { press } from '../pdf/press.ts'
import { explain } from './explain.ts'
import { findWhy } from './why.store.ts'
import { whyCsv } from './why-file.ts'
import { writeWhy } from './why-paper.ts'
import { readPhotographs } from './why-photographs.ts'

/** The photographs of a repair are for owners and whom they trust with maintenance. */
const seenBy = (session: Session) => ({ pictures: scopeCovers(session, 'maintenance') })

/** The chain from a figure of the statement to its source, in one statement of the database. */
export const readWhy: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const found = await findWhy(db, ownerOf(caller.session), query.id)
  return found ? done({ data: explain(found, seenBy(caller.session)) }) : refused('NOT_FOUND')
}

/** The same as a file, in the language of the screen. */
export const exportWhy: Deed<typeof fileCall> = async ({ query }, { db, caller, config, files }) => {
  const found = await findWhy(db, ownerOf(caller.session), query.id)
  if (!found) return refused('NOT_FOUND')
  const { screen: language } = caller
  const reference = found.document.reference.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const name = `${say(WHY_WORDS.file, language, { reference })}.${query.format}`
  const why = explain(found, seenBy(caller.session))
  if (query.format === 'csv')
    return done({
      name,
      mediaType: 'text/csv; charset=utf-8',
      content: Buffer.from(whyCsv(why, language)),
    })
  const pictures = await readPhotographs(why, { files, language })
  const made = await press({ sheet: writeWhy(why, { language, house: config, pictures }) })
  return made.ok
    ? done({ name, mediaType: 'application/pdf', content: made.value })
    : refused('REPORT_FILE_NOT_MADE')
}
