import { existsSync, readdirSync } from 'node:fs'
import type { ClubFile } from '../../../club-folder/club-file.ts'
import { paymentFaults } from '../../../finance/server/account/club-payments.store.ts'
import { planFaults } from '../../../finance/server/account/club-plans.store.ts'
import { settleAll } from '../../../finance/server/reports/settle-reports.ts'
import { inviteOwners, type OwnerInvitation } from '../../../membership/server/invite-owners.ts'
import { watchImportedNights } from '../../../reservations/server/waiting/offer-imported.ts'
import type { Database, OpenDatabase } from '../../../server/database/database.ts'
import { CLUB_FILES, FOLDER } from '../../club/folder.ts'
import { noteStandings, type RoleSet, readStandings } from './admin-roles.store.ts'
import { type CheckedFile, checkFile, lineOfValue, type Watch } from './check-file.ts'
import * as store from './club.store.ts'
import { type ClubFault, openDesk, slim } from './desk.ts'
import { knowAddressesOfBefore, watchOwnersOfBefore } from './owners-of-before.ts'
import { type FileParts, openParts } from './part-sums.ts'
import { parentFileOf, watchFrozen, watchKept, watchLedger, watchSold } from './watches.ts'
import { isRefusal, reasonOf, writeFile } from './write-file.ts'

export interface ImportWish {
  folder: string
  now: Date
  /** Invites the owners who have a contract, no password and no invitation yet. */
  invite?: Pick<OwnerInvitation, 'publicUrl'>
  /** Takes out the parts (lines, pictures, hours) that the folder does not name of a whole whose parts it lists. */
  removeParts?: boolean
  /** Does everything and takes it back. */
  onlyCheck?: boolean
  say?: (line: string) => void
}

/** What comes into one of these may change what the statement says of reports. */
const MONEY_TABLES = new Set(['executive_reports', 'condo_fees', 'transactions'])

export interface FileFigures {
  name: string
  rows: number
  added: number
  changed: number
  removed: number
}

export type Imported =
  | { ok: true; files: FileFigures[]; invited: number; roles: RoleSet[] }
  | { ok: false; faults: ClubFault[] }

class TakenBack extends Error {
  readonly outcome: Imported
  constructor(outcome: Imported) {
    super('taken back')
    this.outcome = outcome
  }
}

/**
 * Brings a folder of CSV files into the club, in one transaction: all of it, or nothing where one row is wrong. A row
 * that is known by its key changes where it differs; nothing is removed but parts, where that is asked for.
 */
export async function importClub({ db }: OpenDatabase, wish: ImportWish): Promise<Imported> {
  const { files, faults } = findFiles(wish.folder)
  if (faults.length > 0) return { ok: false, faults }
  try {
    const imported = await db.transaction().execute(async (trx) => {
      const outcome = await bringIn(trx, files, wish)
      if (!outcome.ok || wish.onlyCheck) throw new TakenBack(outcome)
      return outcome
    })
    await store.analyze(db, files)
    return imported
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    throw error
  }
}

function findFiles(folder: string): { files: ClubFile[]; faults: ClubFault[] } {
  const fault = (file: string, reason: string): ClubFault => ({ file, line: null, reason })
  if (!existsSync(folder)) return { files: [], faults: [fault(`${folder}/*`, 'there is no such folder')] }
  const names = readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .map((name) => name.slice(0, -4))
  if (names.length === 0) return { files: [], faults: [fault(`${folder}/*`, 'the folder holds no CSV file')] }
  const unknown = names.filter((name) => !FOLDER.has(name))
  return {
    files: CLUB_FILES.filter(({ name }) => names.includes(name)),
    faults: unknown.map((name) =>
      fault(
        name,
        'no file of this name is known (docs/club-folder.md lists them all); rename it, or take it away',
      ),
    ),
  }
}

async function bringIn(trx: Database, files: ClubFile[], wish: ImportWish): Promise<Imported> {
  const say = wish.say ?? (() => {})
  const faults: ClubFault[] = []
  await store.lockTables(trx, withPartners(files))
  const desk = await openDesk(trx, files)
  slim(desk)
  await knowAddressesOfBefore(trx, desk)
  const parts = await openAllParts(trx, files, wish.removeParts ?? false)
  const checked: CheckedFile[] = []
  for (const file of files) {
    const watches: Watch[] = [
      ...watchKept(file, desk),
      ...(await watchFrozen(trx, file)),
      ...(await watchLedger(trx, file, wish.now)),
      ...(await watchSold(trx, file)),
      ...(await watchOwnersOfBefore(trx, file)),
      ...parts.flatMap((one) => [
        ...(one.whole === file ? [one.watchWhole] : []),
        ...(one.file === file ? [one.watchPart] : []),
      ]),
    ]
    const last = file.numbered ? await store.lastNumber(trx, file) : 0
    checked.push(await checkFile(wish.folder, file, { desk, faults, watches, last, say }))
  }
  const unread = new Set(faults.filter(({ line }) => line === 1).map(({ file }) => file))
  for (const one of parts) {
    const isWhole = ![one.file, one.whole].some(
      ({ name }) => unread.has(name) || desk.books.get(name)?.partial,
    )
    if (isWhole) faults.push(...one.faults(wish.removeParts ?? false))
  }
  if (faults.length > 0) return { ok: false, faults: inOrder(faults) }
  return write(trx, checked, parts, wish)
}

/** With more rooms on a night, or fewer closed days, come offers to who waits for it: nobody begins to wait or takes an offer meanwhile. */
const WITH_NIGHTS = ['room-nights', 'waits', 'wait-offers']

/** The files, those whose sums hang together with theirs, and those that are written with them. */
function withPartners(files: readonly ClubFile[]): ClubFile[] {
  const summed = CLUB_FILES.filter(
    (file) => file.partOf?.sum && files.some((one) => one === file || one === parentFileOf(file)),
  )
  const waited = hasNights(files) ? CLUB_FILES.filter(({ name }) => WITH_NIGHTS.includes(name)) : []
  const wanted = new Set([...files, ...summed, ...summed.map(parentFileOf), ...waited])
  return CLUB_FILES.filter((file) => wanted.has(file))
}

/** The files by which nights may come free: rooms, and closed days. */
const FREEING: readonly string[] = ['room-nights', 'blackouts']

const hasNights = (files: readonly ClubFile[]) => files.some(({ name }) => FREEING.includes(name))

/** Looks at the parts of what the folder holds: their sums, and those that it leaves out. */
function openAllParts(trx: Database, files: readonly ClubFile[], removing: boolean): Promise<FileParts[]> {
  const opening = CLUB_FILES.flatMap((file) => {
    const whole = parentFileOf(file)
    if (!whole || !(files.includes(file) || files.includes(whole))) return []
    const wants = { sums: file.partOf?.sum !== undefined, known: removing && files.includes(file) }
    return wants.sums || wants.known ? [openParts(trx, file, whole, wants)] : []
  })
  return Promise.all(opening)
}

async function write(
  trx: Database,
  checked: readonly CheckedFile[],
  parts: readonly FileParts[],
  wish: ImportWish,
): Promise<Imported> {
  const say = wish.say ?? (() => {})
  const faults: ClubFault[] = []
  const figures: FileFigures[] = []
  const standings = await readStandings(trx)
  const summed = parts.filter(({ file }) => file.partOf?.sum)
  const sleeping = summed.flatMap(({ file, whole }) => [file, whole])
  const offerNew = hasNights(checked.map(({ file }) => file)) ? await watchImportedNights(trx) : null
  await store.setSumTriggers(trx, sleeping, 'off')
  for (const one of checked) {
    const gone = parts.find(({ file }) => file === one.file)?.unnamed() ?? []
    const removed =
      wish.removeParts && gone.length > 0 ? await store.removeRows(trx, one.file, JSON.stringify(gone)) : 0
    const { added, changed } = await writeFile(trx, one, faults, say)
    if (faults.length > 0) return { ok: false, faults }
    if (one.file.numbered && added > 0) await store.moveNumbers(trx, one.file, one.last)
    figures.push({ name: one.file.name, rows: one.rows, added, changed, removed })
  }
  say('looking at the whole …')
  for (const { file, whole } of summed) {
    const differing = await store.differingSums(trx, whole, file)
    // Each was added up from the files before: what differs now is a fault of this program, and is not kept.
    if (differing.length > 0)
      throw new Error(`The parts of ${whole.name} ${differing.join(', ')} do not add up`)
  }
  await store.setSumTriggers(trx, sleeping, 'on')
  const payments = checked.find(({ file }) => file.name === 'payments')
  if (payments)
    for (const { reference, wrong } of await paymentFaults(trx))
      faults.push({ file: 'payments', line: lineOfValue(payments, 'reference', reference), reason: wrong })
  for (const { file, key, wrong } of await planFaults(trx)) {
    const rows = checked.find((one) => one.file.name === file)
    const column = file === 'transactions' ? 'reference' : 'payment_id'
    faults.push({ file, line: rows ? lineOfValue(rows, column, key) : null, reason: wrong })
  }
  if (faults.length > 0) return { ok: false, faults: inOrder(faults) }
  try {
    if (checked.some(({ file }) => MONEY_TABLES.has(file.table))) await settleAll(trx, wish.now)
    await offerNew?.(wish.now)
    await store.checkDeferred(trx)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { ok: false, faults: [{ file: '*', line: null, reason: reasonOf(error) }] }
  }
  const invited = wish.invite ? await inviteOwners(trx, { ...wish.invite, now: wish.now }) : 0
  return { ok: true, files: figures, invited, roles: await noteStandings(trx, standings, wish.now) }
}

function inOrder(faults: ClubFault[]): ClubFault[] {
  const place = new Map(CLUB_FILES.map(({ name }, index) => [name, index]))
  return faults.sort(
    (a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0) || (a.line ?? 0) - (b.line ?? 0),
  )
}
