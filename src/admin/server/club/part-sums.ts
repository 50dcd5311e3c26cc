import type { ClubFile } from '../../../club-folder/club-file.ts'
import type { Row } from '../../../club-folder/field.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Watch } from './check-file.ts'
import { primaryKey, readRows } from './club.store.ts'
import type { ClubFault } from './desk.ts'

interface Whole {
  cents: number
  /** The line of the folder; null where the folder does not have it. */
  line: number | null
}

/** The parts of the rows of one file: what they add up to, and which of the known ones the folder does not name. */
export interface FileParts {
  file: ClubFile
  whole: ClubFile
  watchWhole: Watch
  watchPart: Watch
  /** What does not add up, once every file is read. */
  faults: (removing: boolean) => ClubFault[]
  /** The primary keys of known parts of wholes whose parts the folder lists, without these. */
  unnamed: () => Row[]
}

/** Starts to look at parts. Those that the club has already count as long as the file has no other for their place. */
export async function openParts(
  db: Database,
  file: ClubFile,
  whole: ClubFile,
  wants: { sums: boolean; known: boolean },
): Promise<FileParts> {
  const { column = '', sum } = file.partOf ?? {}
  const key = primaryKey(file)
  const placeOf = (row: Row) => key.map((one) => String(row[one])).join('|')
  const wholes = new Map<number, Whole>()
  /** What each known part counts; the rows themselves only where some may have to go. */
  const known = new Map<string, number>()
  const knownRows = new Map<string, Row>()
  const left = new Map<number, { cents: number; count: number }>()
  const given = new Map<number, { cents: number; line: number }>()
  const unsure = new Set<number>()

  if (wants.sums && sum)
    for await (const rows of readRows(db, whole, [sum]))
      for (const row of rows) wholes.set(Number(row.id), { cents: Number(row[sum]), line: null })
  if (wants.known || wants.sums)
    for await (const rows of readRows(db, file, sum ? [sum] : []))
      for (const row of rows) {
        const cents = sum ? Number(row[sum]) : 0
        known.set(placeOf(row), cents)
        if (wants.known) knownRows.set(placeOf(row), row)
        count(Number(row[column]), cents, 1)
      }

  function count(id: number, cents: number, by: 1 | -1): void {
    const before = left.get(id) ?? { cents: 0, count: 0 }
    left.set(id, { cents: before.cents + by * cents, count: before.count + by })
  }

  return {
    file,
    whole,
    watchWhole: {
      row: (row, line, isRight) => {
        if (!isRight) unsure.add(Number(row.id))
        else if (sum) wholes.set(Number(row.id), { cents: Number(row[sum]), line })
        return []
      },
    },
    watchPart: {
      row: (row, line, isRight) => {
        const id = Number(row[column])
        if (!isRight) unsure.add(id)
        const place = placeOf(row)
        const replaced = known.get(place)
        if (replaced !== undefined) {
          known.delete(place)
          knownRows.delete(place)
          count(id, replaced, -1)
        }
        const before = given.get(id)
        given.set(id, {
          cents: (before?.cents ?? 0) + (sum ? Number(row[sum]) : 0),
          line: before?.line ?? line,
        })
        return []
      },
    },
    faults: (removing) => {
      const found: ClubFault[] = []
      for (const [id, { cents, line }] of wholes) {
        const parts = given.get(id)
        if (unsure.has(id) || (line === null && !parts)) continue
        const kept = removing && parts ? { cents: 0, count: 0 } : (left.get(id) ?? { cents: 0, count: 0 })
        const total = (parts?.cents ?? 0) + kept.cents
        const where =
          line === null ? { file: file.name, line: parts?.line ?? null } : { file: whole.name, line }
        if (!parts && kept.count === 0)
          found.push({ ...where, reason: `it has no lines in ${file.name}.csv` })
        else if (total !== cents) found.push({ ...where, reason: differs(total, cents, kept.count) })
      }
      return found
    },
    unnamed: () => [...knownRows.values()].filter((row) => given.has(Number(row[column]))),
  }
}

function differs(total: number, cents: number, kept: number): string {
  const why =
    kept > 0
      ? `; ${kept} of them ${kept === 1 ? 'is' : 'are'} in the club and not in the file (see --remove-parts)`
      : ''
  return `its lines add up to ${(total / 100).toFixed(2)}, and its amount is ${(cents / 100).toFixed(2)}${why}`
}
