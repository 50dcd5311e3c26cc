import { randomInt } from 'node:crypto'
import type { Database } from '../../server/database/database.ts'
import { windowOf } from '../access.ts'
import { timesOf, type VisitRow } from './access.store.ts'
import { insertPasses, type NewPass, passesOf, placePasses, revokePasses } from './passes.store.ts'

const TRIES = 20

type Wanted = Omit<NewPass, 'code'>

/** Issues passes with random digits; digits that another pass has are generated again. */
export async function issuePasses(
  trx: Database,
  access: VisitRow,
  wanted: readonly Wanted[],
  now: Date,
): Promise<void> {
  const window = windowOf(timesOf(access), access.zone)
  let left = [...wanted]
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === TRIES) throw new Error('No digits are free for a pass')
    const codes = drawCodes(left.length)
    const drawn = left.map((one, index) => ({ ...one, code: codes[index] ?? '' }))
    const issued = await insertPasses(trx, access.id, window, drawn, now)
    left = left.filter(({ position }) => !issued.some((one) => one.position === position))
  }
}

/** So many codes of six random digits, each another. */
export function drawCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(String(randomInt(1_000_000)).padStart(6, '0'))
  return [...codes]
}

/**
 * Brings the passes of a changed visit in line with its guests. Where the pass would say the same it stays, with the
 * place of its guest; else it is replaced. A pass that the owner withdrew by hand stays withdrawn. Answers the places
 * with a new pass, and how many of those replaced another.
 */
export async function renewChanged(
  trx: Database,
  before: VisitRow,
  after: VisitRow,
  now: Date,
): Promise<{ issued: number[]; replaced: number }> {
  const saysTheSame = wordsOf(before) === wordsOf(after)
  const left = await passesOf(trx, after.id)
  const kept: { id: number; position: number }[] = []
  const wanted: Wanted[] = []
  const replaced: number[] = []
  for (const [index, { name, lastname }] of after.guests.entries()) {
    const position = index + 1
    const at = left.findIndex((pass) => pass.name === name && pass.lastname === lastname)
    const [pass] = at < 0 ? [] : left.splice(at, 1)
    const isLive = pass?.revokedWhy === null
    if (pass && (pass.revokedWhy === 'withdrawn' || (isLive && saysTheSame))) {
      kept.push({ id: pass.id, position })
    } else {
      if (pass && isLive) replaced.push(pass.id)
      wanted.push({ position, name, lastname })
    }
  }
  await revokePasses(trx, replaced, 'replaced', now)
  // The guests who are no longer invited.
  await revokePasses(
    trx,
    left.map(({ id }) => id),
    'withdrawn',
    now,
  )
  await placePasses(trx, after.id, kept)
  await issuePasses(trx, after, wanted, now)
  return { issued: wanted.map(({ position }) => position), replaced: replaced.length }
}

/** What a pass says besides the name. */
function wordsOf(access: VisitRow): string {
  return JSON.stringify([access.type, timesOf(access)])
}
