import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { done, refused } from '../../kernel/outcome.ts'
import { clubWithNora, startAfresh } from '../../membership/server/testing.club.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { BOTH_ENGINES, handClock, testConfig } from '../../portal/server/testing.ts'
import type { OpenDatabase } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { SendMail } from '../mail/send-mail.ts'
import { mailPauseAfter, SENDERS } from '../mail/send-waiting.ts'
import { URGENCY } from '../mail/urgency.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { claimMail, enqueue, type NewMail, type WaitingMail } from './outbox.store.ts'
import { wakeJobs } from './wake-jobs.ts'
import type { Work } from './works.ts'

let database: OpenDatabase
let clock: ReturnType<typeof handClock>
let jobs: Jobs | null = null
let sent: WaitingMail[]
let warned: unknown[]

describe.each(BOTH_ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await clubWithNora(engine)
  })
  beforeEach(async () => {
    await startAfresh(database)
    clock = handClock()
    sent = []
    warned = []
  })
  afterEach(async () => {
    await jobs?.stop()
    jobs = null
  })
  afterAll(() => database.close())

  const mailTo = (name: string): NewMail => ({
    kind: 'password-reset',
    recipient: `${name}@marea.example`,
    language: 'en',
    content: { name, link: 'https://club.example/reset-password?token=secret' },
  })
  const puts = (name: string) => enqueue(database.db, MAILS, mailTo(name), clock.now())
  const log = {
    info: () => {},
    warn: (...facts: unknown[]) => warned.push(facts),
    error: (...facts: unknown[]) => warned.push(facts),
  }
  const takes: SendMail = async (mail) => {
    sent.push(mail)
  }
  const files = diskFiles(mkdtempSync(join(tmpdir(), 'veranda-jobs-')))
  const partsWith = (send: SendMail) => ({
    db: database.db,
    outbox: database.db,
    reachMailHost: async () => {},
    files,
    config: testConfig(),
    clock: clock.now,
    log,
    send,
    works: [],
    tidy: async () => {},
  })
  const starts = (send: SendMail) => {
    jobs = startJobs(partsWith(send))
  }
  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  /** Waits until the outbox looks as expected; far less than the two seconds between two looks of the worker. */
  const soon = async (holds: () => boolean | Promise<boolean>) => {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await holds()) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('It did not happen within a second')
  }

  test('a waiting mail is sent once, and its link is deleted', async () => {
    await puts('elena')
    await puts('marcos')
    starts(takes)
    await soon(async () => (await rows()).every((row) => row.sent_at !== null))
    jobs?.wake()
    await jobs?.stop()
    sent.sort((a, b) => a.id - b.id)
    expect(sent.map(({ recipient }) => recipient)).toEqual(['elena@marea.example', 'marcos@marea.example'])
    expect(sent[0]).toMatchObject({ attempts: 1, content: mailTo('elena').content })
    expect((await rows()).map(({ content }) => content)).toEqual([{ name: 'elena' }, { name: 'marcos' }])
  })

  test('a mail of a transaction that was rolled back is never sent', async () => {
    await inTransaction(database.db, async (trx) => {
      await enqueue(trx, MAILS, mailTo('elena'), clock.now())
      return refused('NO')
    })
    await inTransaction(database.db, async (trx) =>
      done(await enqueue(trx, MAILS, mailTo('marcos'), clock.now())),
    )
    starts(takes)
    await soon(() => sent.length > 0)
    await jobs?.stop()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['marcos@marea.example'])
  })

  test('a notification wakes the worker before its polling interval', async () => {
    starts(takes)
    await puts('elena')
    wakeJobs()
    await soon(() => sent.length === 1)
  })

  test('the back-off grows with each failure; after ten the mail is given up', async () => {
    await puts('elena')
    let tries = 0
    starts(async () => {
      tries += 1
      throw new Error(`refusal ${tries}`)
    })
    for (let attempt = 1; attempt <= 10; attempt++) {
      await soon(async () => (await rows())[0]?.last_error === `refusal ${attempt}`)
      if (attempt === 10) break
      const wait = ((await rows())[0]?.next_try_at.getTime() ?? 0) - clock.now().getTime()
      expect(wait).toBe(mailPauseAfter(attempt))
      clock.pass(wait - 1)
      jobs?.wake()
      clock.pass(1)
      jobs?.wake()
    }
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 10, sent_at: null, content: { name: 'elena' } })
    expect(row?.given_up_at).not.toBeNull()
    clock.pass(86_400_000)
    jobs?.wake()
    await jobs?.stop()
    expect(tries).toBe(10)
    expect(JSON.stringify(warned)).not.toContain('secret')
  })

  test('one mail that fails does not hold up the others', async () => {
    await puts('elena')
    await puts('marcos')
    starts(async (mail) => {
      if (mail.recipient.startsWith('elena')) throw new Error('no such mailbox')
      sent.push(mail)
    })
    await soon(() => sent.length === 1)
    clock.pass(mailPauseAfter(1))
  })

  test('a mail whose worker died while sending is sent by another', async () => {
    await puts('elena')
    const claimed = await claimMail(database.db, {
      now: clock.now(),
      retryAt: new Date(clock.now().getTime() + 120_000),
      upTo: URGENCY.news,
    })
    expect(claimed?.recipient).toBe('elena@marea.example')
    starts(takes)
    await jobs?.stop()
    expect(sent).toEqual([])
    clock.pass(120_000)
    starts(takes)
    await soon(() => sent.length === 1)
    expect(sent[0]).toMatchObject({ id: claimed?.id, attempts: 2 })
  })

  test('no transaction is open while a mail is being sent', async () => {
    await puts('elena')
    let release = () => {}
    starts((mail) => {
      sent.push(mail)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    await soon(() => sent.length === 1)
    await puts('marcos')
    expect(await rows()).toHaveLength(2)
    release()
  })

  test('two workers never take the same mail', async () => {
    for (let index = 0; index < 12; index++) await puts(`owner${index}`)
    starts(takes)
    const other = startJobs(partsWith(takes))
    await soon(() => sent.length >= 12)
    await other.stop()
    await jobs?.stop()
    expect(new Set(sent.map(({ id }) => id)).size).toBe(12)
    expect(sent).toHaveLength(12)
  })

  test('stopping waits for the mail in hand and takes no other', async () => {
    const hands = SENDERS.length
    for (let index = 0; index <= hands; index++) await puts(`owner${index}`)
    const releases: (() => void)[] = []
    starts((mail) => {
      sent.push(mail)
      return new Promise<void>((resolve) => releases.push(resolve))
    })
    await soon(() => sent.length === hands)
    const stopping = jobs?.stop()
    for (const release of releases) release()
    await stopping
    expect((await rows()).filter(({ sent_at }) => sent_at !== null)).toHaveLength(hands)
    expect(sent).toHaveLength(hands)
  })

  test('20,000 invitations wait and those in progress hang: a new password still goes out', async () => {
    await sql`
      INSERT INTO outbox (kind, recipient, language, content, urgency, created_at, next_try_at)
      SELECT 'invitation', 'owner' || n || '@marea.example', 'en', '{}', ${URGENCY.news}, ${clock.now()}, ${clock.now()}
        FROM generate_series(1, 20000) n`.execute(database.db)
    const held: (() => void)[] = []
    starts((mail) => {
      sent.push(mail)
      return mail.kind === 'invitation'
        ? new Promise<void>((release) => held.push(release))
        : Promise.resolve()
    })
    const ofNews = SENDERS.filter((upTo) => upTo === URGENCY.news).length
    await soon(() => held.length === ofNews)
    await enqueue(database.db, MAILS, { ...mailTo('elena'), kind: 'report-issued' }, clock.now())
    await puts('marcos')
    wakeJobs()
    await soon(() => sent.length === ofNews + 2)
    expect(sent.slice(ofNews).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['password-reset', 'report-issued']),
    )
    const stopping = jobs?.stop()
    for (const release of held) release()
    await stopping
  })

  test('background work runs in loops of its own: one that hangs delays neither the others nor the mails', async () => {
    const done: string[] = []
    const releases: (() => void)[] = []
    const hangs = () => new Promise<void>((release) => releases.push(release))
    const work = (name: string, run: Work['run']): Work => ({ name, run })
    await puts('elena')
    jobs = startJobs({
      ...partsWith(() => hangs()),
      works: [
        work('hangs', hangs),
        work('fails', () => Promise.reject(new Error('broken'))),
        work('seals', async () => {
          done.push('sealed')
        }),
      ],
    })
    await soon(() => done.length > 0 && releases.length === 2)
    jobs.wake()
    await soon(() => done.length > 1)
    expect(warned).toEqual(expect.arrayContaining([[expect.anything(), 'fails failed']]))
    const stopping = jobs.stop()
    for (const release of releases) release()
    await stopping
  })

  test('circuit breaker: while the mail server fails it is not called, and waiting mails use up no tries', async () => {
    for (let index = 0; index < 30; index++) await puts(`owner${index}`)
    let tries = 0
    starts(async () => {
      tries += 1
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    })
    await soon(() => tries > 0)
    for (let look = 0; look < 5; look++) jobs?.wake()
    await jobs?.stop()
    expect(tries).toBeLessThanOrEqual(SENDERS.length)
    expect((await rows()).filter(({ attempts }) => attempts === 0).length).toBeGreaterThanOrEqual(
      30 - SENDERS.length,
    )
    const said = warned.filter((facts) => JSON.stringify(facts).includes('left alone'))
    expect(said).toHaveLength(1)
  })

  test('a mail server that does not answer runs into the time-out, and the circuit breaker opens', async () => {
    await puts('elena')
    jobs = startJobs({ ...partsWith(() => new Promise(() => {})), patienceMs: 20 })
    await soon(async () => (await rows())[0]?.last_error === 'The mail server took more than 20 ms')
    expect(JSON.stringify(warned)).toContain('left alone')
  })

  test('a clock that jumps back does not keep a mail for longer than its pause', async () => {
    await puts('elena')
    await database.db
      .updateTable('outbox')
      .set({ attempts: 8, next_try_at: new Date(clock.now().getTime() + mailPauseAfter(8)) })
      .execute()
    clock.pass(-3 * 86_400_000)
    starts(takes)
    await soon(() => sent.length === 1)
  })

  test('while the clock is right, a mail waits out its back-off', async () => {
    await puts('elena')
    await database.db
      .updateTable('outbox')
      .set({ attempts: 8, next_try_at: new Date(clock.now().getTime() + mailPauseAfter(8)) })
      .execute()
    starts(takes)
    await jobs?.stop()
    expect(sent).toEqual([])
  })
})
