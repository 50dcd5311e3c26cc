import { sql } from 'kysely'
import { type Language, languageOf } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { WireUser } from '../membership.endpoints.ts'
import { type Account, tableOf } from './accounts.store.ts'

/** An owner as the portal shows them. */
export async function readOwnerUser(db: Database, ownerId: number): Promise<WireUser> {
  const { rows } = await sql<WireUser>`
    SELECT id AS "idOwner", NULL AS "idUser", name, lastname, email, phone,
           language_code AS "languageCode", language_id AS "languageId", language_name AS "languageName",
           can_book AS "canBook", false AS "isAdmin", ARRAY[]::text[] AS roles
      FROM owners WHERE id = ${ownerId}`.execute(db)
  if (!rows[0]) throw new Error(`The owner ${ownerId} vanished`)
  return rows[0]
}

/** An owner as the account's screen shows them. */
export async function readOwnerAccount(
  db: Database,
  ownerId: number,
): Promise<WireUser & { newsletter: boolean }> {
  const { rows } = await sql<{ newsletter: boolean }>`
    SELECT wants_newsletter AS newsletter FROM owners WHERE id = ${ownerId}`.execute(db)
  return { ...(await readOwnerUser(db, ownerId)), newsletter: onlyRow(rows).newsletter }
}

/** Changes what an owner may set; what is not given stays. */
export async function changeOwnerSettings(
  trx: Database,
  ownerId: number,
  { newsletter, language }: { newsletter?: boolean | undefined; language?: Language | undefined },
): Promise<void> {
  if (newsletter !== undefined)
    await sql`UPDATE owners SET wants_newsletter = ${newsletter} WHERE id = ${ownerId}`.execute(trx)
  if (language === undefined) return
  const spoken =
    language === 'en' ? { id: 2, code: 'ENG', name: 'English' } : { id: 1, code: 'ESP', name: 'Español' }
  await sql`
    UPDATE owners SET language_id = ${spoken.id}, language_code = ${spoken.code}, language_name = ${spoken.name}
     WHERE id = ${ownerId}`.execute(trx)
}

/** Changes the language of an account; an owner's has its number and its code as well. */
export async function changeLanguage(
  trx: Database,
  { kind, id }: Account,
  language: Language,
): Promise<void> {
  if (kind === 'owner') return changeOwnerSettings(trx, id, { language })
  const name = language === 'en' ? 'English' : 'Español'
  await sql`UPDATE ${tableOf(kind)} SET language_name = ${name} WHERE id = ${id}`.execute(trx)
}

/** An admin as the portal shows them. What an admin may book is what the owner in question may. */
export async function readAdminUser(
  db: Database,
  adminId: number,
  actingFor: WireUser | null,
): Promise<WireUser> {
  const { rows } = await sql<Pick<WireUser, 'name' | 'lastname' | 'email' | 'languageName' | 'roles'>>`
    SELECT name, lastname, email, language_name AS "languageName", roles FROM admins WHERE id = ${adminId}`.execute(
    db,
  )
  const admin = rows[0]
  if (!admin) throw new Error(`The admin ${adminId} vanished`)
  const isEnglish = languageOf(admin.languageName) === 'en'
  return {
    ...admin,
    idOwner: actingFor?.idOwner ?? null,
    idUser: adminId,
    phone: null,
    languageCode: isEnglish ? 'ENG' : 'ESP',
    languageId: isEnglish ? 2 : 1,
    canBook: actingFor?.canBook ?? false,
    isAdmin: true,
  }
}
