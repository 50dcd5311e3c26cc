import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAILS } from '../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { enqueue } from './outbox.store.ts'

describe.each(ENGINES)('what waits is counted, on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
  })
  afterAll(() => stage.close())

  const told = async () => {
    const { payload } = await stage.app.inject({ url: '/metrics' })
    const names = ['outbox_waiting', 'outbox_oldest_seconds', 'seals_waiting', 'seals_oldest_seconds']
    return Object.fromEntries(
      names.map((name) => [name, new RegExp(`^veranda_${name} (.*)$`, 'm').exec(payload)?.[1]]),
    )
  }

  test('mails and seals, and how long the oldest has waited', async () => {
    expect(await told()).toEqual({
      outbox_waiting: '0',
      outbox_oldest_seconds: '0',
      seals_waiting: '0',
      seals_oldest_seconds: '0',
    })
    const { db } = stage.database
    const now = stage.clock.now()
    const mail = { kind: 'invitation', recipient: 'a@marea.example', language: 'en' as const, content: {} }
    await enqueue(db, MAILS, mail, now)
    await enqueue(db, MAILS, mail, now)
    await sql`INSERT INTO report_sealings (report_id, due_at)
              SELECT id, ${now} FROM executive_reports WHERE signed_at = (SELECT max(signed_at) FROM executive_reports) LIMIT 1`.execute(
      db,
    )
    const { rows } = await sql<{ at: Date }>`SELECT max(signed_at) AS at FROM executive_reports`.execute(db)
    stage.clock.pass(90_000)
    expect(await told()).toEqual({
      outbox_waiting: '2',
      outbox_oldest_seconds: '90',
      seals_waiting: '1',
      seals_oldest_seconds: String((stage.clock.now().getTime() - rows[0]!.at.getTime()) / 1000),
    })
  })

  test('what has been due for more than ten minutes is named in /ready, and no process is taken out for it', async () => {
    const { db } = stage.database
    const attention = async () => {
      const answer = await stage.app.inject({ url: '/ready' })
      expect(answer.statusCode).toBe(200)
      const named: string[] = answer.json().attention ?? []
      // The demo's first signing key may take longer to make than is waited for.
      return named.filter((name) => name !== 'signing')
    }
    await sql`DELETE FROM outbox`.execute(db)
    await sql`DELETE FROM report_sealings`.execute(db)
    expect(await attention()).toEqual([])
    await enqueue(
      db,
      MAILS,
      { kind: 'invitation', recipient: 'a@marea.example', language: 'en', content: {} },
      stage.clock.now(),
    )
    stage.clock.pass(600_000)
    expect(await attention()).toEqual([])
    stage.clock.pass(1000)
    expect(await attention()).toEqual(['mail'])
    // A mail that was tried and waits for its next try is no backlog.
    const later = new Date(stage.clock.now().getTime() + 60_000)
    await sql`UPDATE outbox SET attempts = 3, next_try_at = ${later}`.execute(db)
    expect(await attention()).toEqual([])
    // Signed days ago, and no try brought the seal: the pause until the next does not hide it.
    await sql`INSERT INTO report_sealings (report_id, due_at)
              SELECT id, ${later} FROM executive_reports WHERE signed_at IS NOT NULL LIMIT 1`.execute(db)
    expect(await attention()).toEqual(['seals'])
  })
})
