import { sql } from 'kysely'
import { clubDatabase } from '../../portal/server/testing.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import type { NewMail } from '../../server/jobs/outbox.store.ts'
import { TEST_PASSWORD } from '../../server/testing.day.ts'
import { CAST as IDS } from '../cast/owners.ts'
import { hashPassword } from './sign-in/hash.ts'

const owner = (name: string, id: number) => ({ kind: 'owner', id, email: `${name}@marea.example` }) as const

/** Who plays in the tests of signing in. Marcos reads Spanish and has a report to sign, Tomás has no contract. */
export const CLUB_CAST = {
  elena: owner('elena', IDS.elena),
  marcos: owner('marcos', IDS.marcos),
  tomas: owner('tomas', IDS.tomas),
  /** Invited, without a password so far. */
  nora: owner('nora', 9001),
  ruth: { kind: 'admin', id: IDS.ruth, email: 'ruth@marea.example' },
} as const

const hash = hashPassword(TEST_PASSWORD)

/** The demo club with Nora, on a database of its own. */
export async function clubWithNora(engine: 'embedded' | 'postgres'): Promise<OpenDatabase> {
  const database = await clubDatabase(engine)
  const { id, email } = CLUB_CAST.nora
  const language = { language_name: 'English', language_code: 'ENG' }
  await database.db
    .insertInto('owners')
    .values({ id, email, name: 'Nora', lastname: 'Salas', ...language })
    .execute()
  return database
}

/** Everyone signed out, no failures, no links, no mails, and the passwords as they were. */
export async function startAfresh({ db }: OpenDatabase): Promise<void> {
  for (const table of [
    'sessions',
    'sign_in_failures',
    'known_devices',
    'password_resets',
    'device_alarms',
    'address_changes',
    'phone_changes',
    'outbox',
  ] as const)
    await db.deleteFrom(table).execute()
  // No line of what happened may be removed; all of them may.
  await sql`TRUNCATE access_events`.execute(db)
  const password_hash = await hash
  for (const { kind, id, email } of [CLUB_CAST.elena, CLUB_CAST.marcos, CLUB_CAST.tomas, CLUB_CAST.ruth]) {
    const table = kind === 'owner' ? 'owners' : 'admins'
    await db.updateTable(table).set({ password_hash, locked_at: null }).where('id', '=', id).execute()
    await db.updateTable(table).set({ email }).where('id', '=', id).execute()
  }
  await db.updateTable('owners').set({ password_hash: null }).where('id', '=', CLUB_CAST.nora.id).execute()
}

/** The mails that wait to be sent, oldest first; but for those about new devices, which every sign-in of a test causes. */
export async function waitingMails({ db }: OpenDatabase, { newDevices = false } = {}): Promise<NewMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language', 'content'])
    .where('sent_at', 'is', null)
    .$if(!newDevices, (mails) => mails.where('kind', '<>', 'new-device'))
    .orderBy('id')
    .execute()
  return rows as NewMail[]
}
