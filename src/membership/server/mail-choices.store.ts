import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { MAIL_CHOICES, type MailChoice } from '../mail-choices.ts'

/** What an owner has turned off, in the order of the list; what the list does not know any more is left out. */
export async function readMailsOff(db: Database, ownerId: number): Promise<MailChoice[]> {
  const { rows } = await sql<{
    off: string[]
  }>`SELECT mails_off AS off FROM owners WHERE id = ${ownerId}`.execute(db)
  const off = rows[0]?.off ?? []
  return MAIL_CHOICES.filter((choice) => off.includes(choice))
}

/** Turns mails of a kind on or off; asked for twice it is as after the first. */
export async function saveMailChoice(
  trx: Database,
  ownerId: number,
  { choice, on }: { choice: MailChoice; on: boolean },
): Promise<void> {
  await sql`
    UPDATE owners SET mails_off = CASE WHEN ${on}::boolean THEN array_remove(mails_off, ${choice}::text)
                                       ELSE array_append(array_remove(mails_off, ${choice}::text), ${choice}::text) END
     WHERE id = ${ownerId}`.execute(trx)
}
