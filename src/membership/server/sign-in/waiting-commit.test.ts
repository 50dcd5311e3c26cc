import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOTH_ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { signIn } from '../../membership.endpoints.ts'
import { clubWithNora, startAfresh } from '../testing.club.ts'

const HELD = 5_511

let club: TestApp
let database: OpenDatabase

const tries = (who: string, password = TEST_PASSWORD) =>
  club.visitor().call(signIn, { body: { email: `${who}@marea.example`, password } })

/** The embedded engine has one connection: nobody waits there for another's commit. */
describe.each(BOTH_ENGINES.filter((engine) => engine === 'postgres'))(
  'while a commit waits, on %s',
  (engine) => {
    beforeAll(async () => {
      database = await clubWithNora(engine)
      club = await testAppOn(database)
      // A lock stands in for the synchronous replica: the commit waits after everything was written.
      await database.runScript(`
      CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SET LOCAL lock_timeout = 0;
        PERFORM pg_advisory_xact_lock_shared(${HELD});
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON sessions DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.owner_id = 1) EXECUTE FUNCTION wait_at_commit();`)
    })
    beforeEach(() => startAfresh(database))
    afterAll(() => club.close())

    test('others of the same address sign in, and wrong passwords hear of it', async () => {
      await database.db.connection().execute(async (holding) => {
        await sql`SELECT pg_advisory_lock(${sql.lit(HELD)})`.execute(holding)
        const elena = [tries('elena'), tries('elena'), tries('elena')]
        const waiting = async () => {
          const { rows } = await sql`
          SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${HELD} AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
            database.db,
          )
          return rows.length
        }
        try {
          await vi.waitFor(async () => expect(await waiting()).toBe(elena.length), { timeout: 20_000 })
          expect((await tries('marcos')).code).toBe(200)
          expect((await tries('ines', 'not-the-password')).code).toBe(401)
        } finally {
          await sql`SELECT pg_advisory_unlock(${sql.lit(HELD)})`.execute(holding)
        }
        for (const one of elena) expect((await one).code).toBe(200)
      })
    })
  },
)

test('what is counted of attempts waits for no replica', async () => {
  const engine = BOTH_ENGINES.at(-1)!
  database = await clubWithNora(engine)
  club = await testAppOn(database)
  await database.runScript(`
    CREATE TABLE how_committed (kind text, setting text);
    CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO how_committed VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
      RETURN NULL;
    END $$;
    CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON sign_in_failures FOR EACH ROW EXECUTE FUNCTION note_commit();
    CREATE TRIGGER noted AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION note_commit();`)
  try {
    expect((await tries('marcos', 'not-the-password')).code).toBe(401)
    expect((await tries('marcos')).code).toBe(200)
    const { rows } = await sql<{ kind: string; setting: string }>`
      SELECT DISTINCT kind, setting FROM how_committed ORDER BY kind`.execute(database.db)
    // A session is acknowledged when the replica has it.
    expect(rows).toEqual([
      { kind: 'sessions', setting: expect.not.stringMatching('local') },
      { kind: 'sign_in_failures', setting: 'local' },
    ])
  } finally {
    await club.close()
  }
})
