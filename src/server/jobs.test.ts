import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { done, refused } from '../kernel/outcome.ts'
import { clubWithNora, startAfresh } from '../membership/server/testing.club.ts'
import type { OpenDatabase } from './database.ts'
import { diskFiles } from './files/disk-files.ts'
import { type Jobs, pauseAfter, startJobs } from './jobs.ts'
import { claimMail, enqueue, type NewMail, type WaitingMail } from './outbox.store.ts'
import type { SendMail } from './send-mail.ts'
import { BOTH_ENGINES, handClock, testConfig } from './testing.ts'
import { inTransaction } from './transaction.ts'
import { wakeJobs } from './wake-jobs.ts'

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
  const puts = (name: string) => enqueue(database.db, mailTo(name), clock.now())
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
    files,
    config: testConfig(),
    clock: clock.now,
    log,
    send,
    works: [],
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

  test('what waits is sent once, oldest first, and its link is forgotten', async () => {
    await puts('elena')
    await puts('marcos')
    starts(takes)
    await soon(async () => (await rows()).every((row) => row.sent_at !== null))
    jobs?.wake()
    await jobs?.stop()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['elena@marea.example', 'marcos@marea.example'])
    expect(sent[0]).toMatchObject({ attempts: 1, content: mailTo('elena').content })
    expect((await rows()).map(({ content }) => content)).toEqual([{ name: 'elena' }, { name: 'marcos' }])
  })

  test('a mail of a transaction that was rolled back is never sent', async () => {
    await inTransaction(database.db, async (trx) => {
      await enqueue(trx, mailTo('elena'), clock.now())
      return refused('NO')
    })
    await inTransaction(database.db, async (trx) => done(await enqueue(trx, mailTo('marcos'), clock.now())))
    starts(takes)
    await soon(() => sent.length > 0)
    await jobs?.stop()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['marcos@marea.example'])
  })

  test('the worker hears the call to wake, without waiting for its next look', async () => {
    starts(takes)
    await puts('elena')
    wakeJobs()
    await soon(() => sent.length === 1)
  })

  test('a failure waits longer each time; after ten the mail is given up', async () => {
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
      expect(wait).toBe(pauseAfter(attempt))
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
    clock.pass(pauseAfter(1))
  })

  test('a mail whose worker died on the way is sent by the next', async () => {
    await puts('elena')
    const claimed = await claimMail(database.db, clock.now(), new Date(clock.now().getTime() + 120_000))
    expect(claimed?.recipient).toBe('elena@marea.example')
    starts(takes)
    await jobs?.stop()
    expect(sent).toEqual([])
    clock.pass(120_000)
    starts(takes)
    await soon(() => sent.length === 1)
    expect(sent[0]).toMatchObject({ id: claimed?.id, attempts: 2 })
  })

  test('while a mail server takes its time the database is free', async () => {
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
    await puts('elena')
    await puts('marcos')
    let release = () => {}
    starts((mail) => {
      sent.push(mail)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    await soon(() => sent.length === 1)
    const stopping = jobs?.stop()
    release()
    await stopping
    expect((await rows()).map(({ sent_at }) => sent_at !== null)).toEqual([true, false])
  })
})
