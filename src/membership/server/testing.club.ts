import type { Bilingual } from '../../kernel/language.ts'
import type { OpenDatabase } from '../../server/database.ts'
import { migrate } from '../../server/migrate.ts'
import type { NewMail } from '../../server/outbox.store.ts'
import { TEST_PASSWORD } from '../../server/testing.day.ts'
import { emptyDatabase } from '../../server/testing.ts'
import { hashPassword } from './hash.ts'

/** Who plays in the tests of signing in. */
export const CAST = {
  elena: { kind: 'owner', id: 1, email: 'elena@marea.example', name: 'Elena', language: 'English' },
  marcos: { kind: 'owner', id: 2, email: 'marcos@marea.example', name: 'Marcos', language: 'Español' },
  /** No contract. */
  tomas: { kind: 'owner', id: 3, email: 'tomas@marea.example', name: 'Tomás', language: 'English' },
  /** Invited, without a password so far. */
  nora: { kind: 'owner', id: 4, email: 'nora@marea.example', name: 'Nora', language: 'English' },
  ruth: { kind: 'admin', id: 1, email: 'ruth@marea.example', name: 'Ruth', language: 'English' },
} as const

/** As text: the embedded database takes no object for a domain over jsonb. */
const both = (en: string, es = en) => JSON.stringify({ en, es }) as unknown as Bilingual

const demoHash = hashPassword(TEST_PASSWORD)

/** A club of one hotel and a handful of people, on a database of its own. */
export async function smallClub(engine: 'embedded' | 'postgres' = 'embedded'): Promise<OpenDatabase> {
  const database = await emptyDatabase(engine)
  await migrate(database)
  await fillHotel(database)
  await fillPeople(database)
  return database
}

async function fillHotel({ db }: OpenDatabase): Promise<void> {
  const hotel = { id: 1, code: 'BS', name: 'Bahía Serena', place: both('Cancun', 'Cancún') }
  const codes = { dingus_code: 'D1', sihot_code: 'S1', currency: 'USD' as const, zone: 'America/Cancun' }
  await db
    .insertInto('hotels')
    .values({ ...hotel, ...codes, confirms_itself: true, scene: 'serena' })
    .execute()
  const name = both('Suite')
  await db
    .insertInto('room_categories')
    .values({
      id: 1,
      hotel_id: 1,
      code: 'SU',
      name,
      description: name,
      beds: name,
      sleeps: 4,
      square_meters: 80,
      units: 3,
      scene: 'suite',
    })
    .execute()
  for (const id of [1, 2])
    await db
      .insertInto('housing')
      .values({ id, hotel_id: 1, category_id: 1, number: `120${id}` })
      .execute()
}

async function fillPeople({ db }: OpenDatabase): Promise<void> {
  const hash = await demoHash
  for (const { kind, id, email, name, language } of Object.values(CAST)) {
    const password_hash = name === 'Nora' ? null : hash
    const person = { id, email, name, lastname: 'Test', language_name: language, password_hash }
    if (kind === 'admin') await db.insertInto('admins').values(person).execute()
    else {
      const language_code = language === 'English' ? 'ENG' : 'ESP'
      await db
        .insertInto('owners')
        .values({ ...person, language_code })
        .execute()
    }
  }
  for (const owner of [CAST.elena, CAST.marcos])
    await db
      .insertInto('contracts')
      .values({
        id: owner.id,
        number: `C-${owner.id}`,
        owner_id: owner.id,
        hotel_id: 1,
        housing_id: owner.id,
        membership_code: 'CLASSIC',
        info_long: both('Two bedrooms', 'Dos recámaras'),
        starts: '2020-01-01',
        ends: '2045-12-31',
      })
      .execute()
}

/** A report of Marcos that waits for his signature. */
export async function leaveReportUnsigned({ db }: OpenDatabase): Promise<void> {
  const month = {
    contract_id: CAST.marcos.id,
    month: '2026-10-01',
    issued_at: new Date('2026-11-05T15:00:00Z'),
  }
  await db
    .insertInto('executive_reports')
    .values({ ...month, income_cents: 100_000, fees_cents: 20_000, currency: 'USD' })
    .execute()
}

/** Everyone signed out, no failures, no links, no mails, and the passwords as they were. */
export async function startAfresh({ db }: OpenDatabase): Promise<void> {
  for (const table of [
    'sessions',
    'sign_in_failures',
    'password_resets',
    'outbox',
    'executive_reports',
  ] as const)
    await db.deleteFrom(table).execute()
  const password_hash = await demoHash
  for (const { kind, id, name } of Object.values(CAST)) {
    const table = kind === 'owner' ? 'owners' : 'admins'
    await db
      .updateTable(table)
      .set({ password_hash: name === 'Nora' ? null : password_hash })
      .where('id', '=', id)
      .execute()
  }
}

/** The mails that wait to be sent, oldest first. */
export async function waitingMails({ db }: OpenDatabase): Promise<NewMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language', 'content'])
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows as NewMail[]
}
