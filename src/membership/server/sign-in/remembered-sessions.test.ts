import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, clubDatabase, handClock } from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { hashOfToken, type SessionKeeper } from '../../../server/http/caller.ts'
import { rememberSessions } from './remembered-sessions.ts'
import { createSession, deleteSession, endOtherSessions } from './sessions.store.ts'

describe.each(BOTH_ENGINES)('sessions that are remembered, on %s', (engine) => {
  let counted: ReturnType<typeof countStatements>
  let keeper: SessionKeeper
  const clock = handClock()
  const ELENA = { kind: 'owner', id: 1 } as const

  beforeAll(async () => {
    counted = countStatements(await clubDatabase(engine))
    keeper = rememberSessions(counted.database)
    await new Promise((heard) => setTimeout(heard, 200))
  })
  afterAll(() => counted.database.close())

  const signedIn = async () =>
    hashOfToken(
      String(await createSession(counted.database.db, ELENA, { now: clock.now(), hasTwoFactors: false })),
    )
  const find = (hash: Buffer) => keeper.find(hash, clock.now())
  /** How long a notification from another process takes at most, generously (milliseconds). */
  const soon = async (look: () => Promise<boolean>) => {
    for (let tries = 0; tries < 100; tries++) {
      if (await look()) return true
      await new Promise((moment) => setTimeout(moment, 10))
    }
    return false
  }

  test('are read once, and again after 20 seconds', async () => {
    const hash = await signedIn()
    expect(await find(hash)).toMatchObject({ ownerId: 1 })
    const first = await find(hash)
    expect(await find(hash)).toBe(first)
    clock.pass(20_001)
    expect(await find(hash)).not.toBe(first)
  })

  test('end at once when the session ends, here or elsewhere', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()]
    for (const hash of [one, two, three]) await find(hash)
    await deleteSession(counted.database.db, one)
    keeper.forget?.(one)
    expect(await find(one)).toBeNull()
    await endOtherSessions(counted.database.db, ELENA, two)
    expect(await soon(async () => (await find(three)) === null)).toBe(true)
    expect(await find(two)).toMatchObject({ ownerId: 1 })
  })

  test('learn of a report to sign, and of its signature', async () => {
    const { db } = counted.database
    const hash = await signedIn()
    expect(await find(hash)).toMatchObject({ hasUnsignedReport: false })
    await sql`INSERT INTO executive_reports (contract_id, month, income_cents, fees_cents, currency, issued_at)
              SELECT id, '2031-01-01', 100, 0, 'USD', now() FROM contracts WHERE owner_id = 1 LIMIT 1`.execute(
      db,
    )
    const locked = async (is: boolean) => {
      const session = await find(hash)
      return session !== null && session !== 'expired' && session.hasUnsignedReport === is
    }
    expect(await soon(() => locked(true))).toBe(true)
    await sql`DELETE FROM executive_reports WHERE month = '2031-01-01'`.execute(db)
    expect(await soon(() => locked(false))).toBe(true)
  })

  test('end after 15 idle minutes, though cached', async () => {
    const hash = await signedIn()
    await find(hash)
    clock.pass(900_000)
    expect(await find(hash)).toBe('expired')
  })
})
