import type { ClubFile } from '../../../club-folder/club-file.ts'
import { readContactsOfBefore } from '../../../membership/server/contact/contact.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Watch } from './check-file.ts'
import type { Desk } from './desk.ts'

/** The folder may go on naming owners by an address that they have changed in the portal: rows with it are theirs. */
export async function knowAddressesOfBefore(db: Database, { books }: Desk): Promise<void> {
  const owners = books.get('owners')
  if (!owners) return
  const { emails } = await readContactsOfBefore(db)
  for (const { email, ownerId } of emails) owners.ids.set(email, ownerId)
}

/**
 * A telephone that an owner has replaced in the portal does not come back by the folder; any other one is taken. Of one owner
 * the folder has one row, by the address of now or by one of before.
 */
export async function watchOwnersOfBefore(db: Database, file: ClubFile): Promise<Watch[]> {
  if (file.name !== 'owners') return []
  const { phones } = await readContactsOfBefore(db)
  const standing = new Map(phones.map(({ ownerId, before, now }) => [`${ownerId} ${before ?? ''}`, now]))
  const lines = new Map<number, number>()
  return [
    {
      row: (row, line, isRight) => {
        if (!isRight) return []
        const id = Number(row.id)
        const before = lines.get(id)
        if (before !== undefined)
          return [
            `email: the owner stands in line ${before} already, by another address; leave out the one of before`,
          ]
        lines.set(id, line)
        const now = standing.get(`${id} ${row.phone ?? ''}`)
        if (now !== undefined) row.phone = now
        return []
      },
    },
  ]
}
