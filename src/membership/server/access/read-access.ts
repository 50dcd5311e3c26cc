import { instantAt, timeIn, todayIn } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { BYTE_ORDER_MARK, csvRow } from '../../../server/files/csv.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import {
  type exportAccess as fileCall,
  LINES_A_PAGE,
  type readAccess as listCall,
} from '../../access.endpoints.ts'
import type { MailedLink } from '../../access.ts'
import { readOwnersContracts } from '../contracts.store.ts'
import { DEED_WORDS, OTHER_DEED_WORDS } from '../deed-words.ts'
import type { LetInBy } from '../sign-in/enter.ts'
import { RELATION_WORDS } from '../trusted/trusted-words.ts'
import { type AccessPeriod, type AccessRow, countAccess, listAccessEvents } from './access.store.ts'
import { ACCESS_FILE_WORDS, ACCESS_WORDS, FILE_WORDS, LINK_WORDS, SIGNED_IN_BY } from './access-words.ts'

/** Lines in a file at most: a month of an owner has some dozens. */
const LINES_A_FILE = 50_000

/** Who came to the owner's account in a month, what the club did, and what left the house. */
export const readAccess: Deed<typeof listCall> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { month, group = null, page } = query
  const zone = await zoneOf(db, ownerId)
  const span = spanOf(month, zone)
  const shown = { span, group, most: LINES_A_PAGE, skip: (page - 1) * LINES_A_PAGE }
  const [rows, counts] = await Promise.all([
    listAccessEvents(db, ownerId, shown),
    countAccess(db, ownerId, span),
  ])
  const data = rows.map(({ subject, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    what: wordsOf(row.kind, subject, caller.screen),
  }))
  return done({ data, counts, zone })
}

/** The same as a file, in the language of the screen. */
export const exportAccess: Deed<typeof fileCall> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { month, group = null } = query
  const zone = await zoneOf(db, ownerId)
  const rows = await listAccessEvents(db, ownerId, {
    span: spanOf(month, zone),
    group,
    most: LINES_A_FILE,
    skip: 0,
  })
  const { screen: language } = caller
  const { file, ...heads } = ACCESS_FILE_WORDS
  const lines = [
    csvRow(Object.values(heads).map((words) => say(words, language))),
    ...rows.map((row) => csvRow(cellsOf(row, zone, language))),
  ]
  return done({
    name: `${say(file, language, { month })}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(BYTE_ORDER_MARK + lines.join('')),
  })
}

function cellsOf(row: AccessRow, zone: string, language: Language): (string | null)[] {
  const device = [row.browser, row.system].filter((part) => part !== null).join(', ')
  return [
    `${todayIn(zone, row.at)} ${timeIn(zone, row.at)}`,
    say(ACCESS_WORDS[row.kind], language),
    wordsOf(row.kind, row.subject, language),
    row.admin ?? whoOf(row, language),
    device,
    row.place ?? row.network,
  ]
}

/** “Jorge Ruiz, accountant”. */
function whoOf({ trusted, relation }: AccessRow, language: Language): string | null {
  return trusted && relation && say(RELATION_WORDS[relation], language, { name: trusted })
}

/** Whose subject is the address or the telephone itself. */
const CONTACT_KINDS: ReadonlySet<AccessRow['kind']> = new Set([
  'address-asked',
  'address-changed',
  'address-put-back',
  'phone-changed',
  'phone-put-back',
])

/** What a line is about beside its kind: a file, a link, an address, or a deed of the club. */
function wordsOf(kind: AccessRow['kind'], subject: string | null, language: Language): string | null {
  if (subject === null) return null
  if (CONTACT_KINDS.has(kind)) return subject
  const words =
    kind === 'signed-in' || kind === 'signed-in-new'
      ? SIGNED_IN_BY[subject as LetInBy]
      : kind === 'link-opened'
        ? LINK_WORDS[subject as MailedLink]
        : kind === 'club-deed' || kind === 'trusted-deed'
          ? (DEED_WORDS[subject] ?? OTHER_DEED_WORDS)
          : (FILE_WORDS[subject] ?? null)
  return words && say(words, language)
}

/** The clock of the owner's first resort; UTC for an owner who has none any more. */
async function zoneOf(db: Database, ownerId: number): Promise<string> {
  const [contract] = await readOwnersContracts(db, ownerId)
  return contract?.zone ?? 'UTC'
}

function spanOf(month: string, zone: string): AccessPeriod {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: instantAt(`${month}-01`, '00:00', zone), until: instantAt(`${next}-01`, '00:00', zone) }
}
