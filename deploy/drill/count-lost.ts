import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfToken } from '../../src/server/http/caller.ts'
import { askPrimary } from './database.ts'
import { type Intent, WRITES, type Write } from './ledger.ts'

/** Which of these rows are there; of a photo the key of its file too. */
const FIND: Record<Write, string> = {
  'sign-in': `SELECT encode(token_hash, 'hex') AS id FROM sessions WHERE encode(token_hash, 'hex') = ANY($1)`,
  stay: 'SELECT id::text FROM bookings WHERE id::text = ANY($1)',
  checkout: 'SELECT id::text FROM orders WHERE id::text = ANY($1)',
  upload: 'SELECT id::text, file_key::text AS file FROM gallery_photos WHERE id::text = ANY($1)',
}

/** How many rows each owner has that came since the drill began. Nobody signs in under a key. */
const COUNT: Partial<Record<Write, string>> = {
  stay: `SELECT c.owner_id AS owner, count(*)::int FROM bookings b JOIN contracts c ON c.id = b.contract_id
          WHERE b.created_at >= $1 GROUP BY 1`,
  checkout: 'SELECT owner_id AS owner, count(*)::int FROM orders WHERE created_at >= $1 GROUP BY 1',
  upload: 'SELECT owner_id AS owner, count(*)::int FROM gallery_photos WHERE created_at >= $1 GROUP BY 1',
}

export interface Kept {
  acknowledged: number
  /** Acknowledged, and not there. */
  lost: string[]
  /** Rows more than there were wishes. */
  twice: number
}

/** Compares what was acknowledged with what the primary and the folder of files hold. */
export async function countLost(
  url: string,
  files: string,
  intents: readonly Intent[],
  since: number,
): Promise<Kept> {
  const lost: string[] = []
  let acknowledged = 0
  let twice = 0
  for (const kind of WRITES) {
    const wished = intents.filter((one) => one.kind === kind)
    const ids = wished.flatMap((one) => (one.acknowledged ? [idOf(kind, one.acknowledged.id)] : []))
    acknowledged += ids.length
    const rows = await askPrimary<{ id: string; file?: string }>(url, FIND[kind], [ids])
    const found = new Set(
      rows.filter(({ file }) => !file || existsSync(join(files, file.slice(0, 2), file))).map(({ id }) => id),
    )
    lost.push(...ids.filter((id) => !found.has(id)).map((id) => `${kind} ${id}`))

    const counting = COUNT[kind]
    const counted = counting
      ? await askPrimary<{ owner: number; count: number }>(url, counting, [new Date(since)])
      : []
    // Read after the rows: owners go on wishing meanwhile.
    const now = intents.filter((one) => one.kind === kind)
    const wishes = new Map<number, number>()
    for (const { ownerId } of now) wishes.set(ownerId, (wishes.get(ownerId) ?? 0) + 1)
    for (const { owner, count } of counted) twice += Math.max(0, count - (wishes.get(owner) ?? 0))
  }
  return { acknowledged, lost, twice }
}

const idOf = (kind: Write, id: number | string) =>
  kind === 'sign-in' ? hashOfToken(String(id)).toString('hex') : String(id)
