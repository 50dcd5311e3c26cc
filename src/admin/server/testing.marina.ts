import { sql } from 'kysely'
import type { TestApp } from '../../portal/server/testing.ts'

/** Marina, a manager and nothing else, signed in again at each call. */
export async function asManager(club: Pick<TestApp, 'database' | 'signedIn'>) {
  await sql`UPDATE admins SET roles = ARRAY['manager'] WHERE id = 6`.execute(club.database.db)
  return club.signedIn('marina', { admin: true })
}
