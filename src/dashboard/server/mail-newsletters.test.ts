import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { updateOwnerStatus } from '../../membership/owner.endpoints.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, testConfig, type Visitor } from '../../portal/server/testing.ts'
import { readMigrations } from '../../server/database/migrate.ts'
import type { WorkParts } from '../../server/jobs/works.ts'
import { renderMail } from '../../server/mail/render.ts'
import { URGENCY } from '../../server/mail/urgency.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { type Edition, listEditions, saveEdition, withdrawEdition } from '../publish.endpoints.ts'
import { newsletterWork } from './mail-newsletters.ts'

const LETTER = {
  title: { en: 'The terrace opens', es: 'Se abre la terraza' },
  summary: { en: 'Breakfast above the bay.', es: 'El desayuno sobre la bahía.' },
  body: { en: 'From Friday on.', es: 'Desde el viernes.' },
  picture: 'terrace-dawn',
  day: TEST_DAY,
}
const HOUR = 3_600_000

interface Mailed {
  recipient: string
  language: string
  content: Record<string, string>
  created_at: Date
}

describe.each(ENGINES)('newsletters go out by email, %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let readers: number
  beforeAll(async () => {
    club = await testApp(engine)
    raul = await club.signedIn('raul', { admin: true })
    const elena = await club.signedIn('elena')
    await elena.call(updateOwnerStatus, { body: { newsletter: true } })
    await run(sql`UPDATE owners SET wants_newsletter = true WHERE email LIKE 'marcos@%'`)
    const ines = await club.signedIn('ines')
    await ines.call(updateOwnerStatus, { body: { newsletter: false } })
    // One who has not accepted the invitation could not turn it off.
    await run(sql`UPDATE owners SET wants_newsletter = true, password_hash = NULL
                   WHERE id = (SELECT max(owner_id) FROM contracts)`)
    const [counted] = await run<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM owners WHERE wants_newsletter AND password_hash IS NOT NULL
         AND id IN (SELECT owner_id FROM contracts)`)
    readers = counted?.n ?? 0
  })
  afterEach(() => run(sql`DELETE FROM outbox`))
  afterAll(() => club.close())

  const run = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
    (await statement.execute(club.database.db)).rows as Row[]
  const mails = () =>
    run<Mailed>(sql`
      SELECT recipient, language, content, created_at FROM outbox WHERE kind = 'newsletter' ORDER BY id`)
  const publish = async (more: object = {}) =>
    (await raul.call(saveEdition, { body: { ...LETTER, version: 0, publish: true, ...more } })).body.data
  const listed = async (edition: number) =>
    ((await raul.call(listEditions)).body.data as Edition[]).find((one) => one.edition === edition)
  const versionOf = async (edition: number) => (await listed(edition))?.changed.version
  const withdraw = async (edition: number) =>
    raul.call(withdrawEdition, { body: { edition, version: await versionOf(edition) } })
  const parts = (): WorkParts => ({
    db: club.database.db,
    files: club.files,
    config: club.config,
    clock: club.clock.now,
    log: club.app.log,
    isStopping: () => false,
  })

  /**
   * Three processes that have all found an edition unmailed; the embedded database has one connection, and so one
   * process.
   */
  async function threeAtOnce(edition: number): Promise<void> {
    const begin = () => Promise.all([1, 2, 3].map(() => newsletterWork.run(parts())))
    if (engine === 'embedded') return void (await begin())
    const waiting = async () =>
      (
        await run(
          sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).length
    let under: Promise<unknown> = Promise.resolve()
    await club.database.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM newsletters WHERE edition = ${edition} FOR UPDATE`.execute(trx)
      under = begin()
      await expect.poll(waiting, { timeout: 10_000 }).toBe(3)
    })
    await under
  }

  test('what owners knew before the portal is not mailed: that of the demo, that of an old folder', async () => {
    await run(sql`INSERT INTO newsletters (edition, language, title, summary, body, picture, published)
                  VALUES (800, 'es', 'Antigua', 'Una carta', 'Texto', 'bay-noon', ${addDays(TEST_DAY, -2)})`)
    await club.work()
    expect(await mails()).toEqual([])
    expect((await listed(800))?.mailed).toBe(0)
    await withdraw(800)
    expect(await publish({ edition: 800, version: await versionOf(800) })).toMatchObject({ byMail: null })
    await club.work()
    expect(await mails()).toEqual([])
  })

  test('published, each owner who wants it gets it once, in their language', async () => {
    const { edition, byMail } = await publish()
    expect(byMail).toBe(readers)
    expect((await raul.call(listEditions)).body.byMail).toBe(readers)
    expect((await listed(edition))?.mailed).toBeNull()
    await club.work()
    await club.work()
    const out = await mails()
    expect(out).toHaveLength(readers)
    expect(new Set(out.map(({ recipient }) => recipient)).size).toBe(readers)
    const to = (who: string) => out.find(({ recipient }) => recipient === `${who}@marea.example`)
    const link = `${club.config.publicUrl}/home`
    expect(to('elena')).toMatchObject({
      language: 'en',
      content: { name: 'Elena', title: LETTER.title.en, summary: LETTER.summary.en, link },
    })
    expect(to('marcos')).toMatchObject({
      language: 'es',
      content: { title: LETTER.title.es, summary: LETTER.summary.es },
    })
    expect(to('ines')).toBeUndefined()
    expect(to('tomas')).toBeUndefined()
    expect((await listed(edition))?.mailed).toBe(readers)
  })

  test('a change, or being published again, mails nobody a second time', async () => {
    const { edition } = await publish()
    await club.work()
    const title = { ...LETTER.title, en: 'The terrace is open' }
    expect(await publish({ edition, version: await versionOf(edition), title })).toMatchObject({
      byMail: null,
    })
    expect((await withdraw(edition)).code).toBe(200)
    expect(await publish({ edition, version: await versionOf(edition), title })).toMatchObject({
      state: 'published',
      byMail: null,
    })
    await club.work()
    expect(await mails()).toHaveLength(readers)
  })

  test('a draft mails nobody; what the desk publishes does, whatever day stands on it', async () => {
    const draft = await publish({ publish: false, day: addDays(TEST_DAY, -30) })
    expect(draft.byMail).toBeNull()
    await club.work()
    expect(await mails()).toEqual([])
    const version = await versionOf(draft.edition)
    await publish({ edition: draft.edition, version, day: addDays(TEST_DAY, -30) })
    await club.work()
    expect(await mails()).toHaveLength(readers)
  })

  test('what was brought in with the day of yesterday and one language goes to those who read it', async () => {
    await run(sql`INSERT INTO newsletters (edition, language, title, summary, body, picture, published)
                  VALUES (900, 'es', 'Nueva', 'Una carta', 'Texto', 'bay-noon', ${addDays(TEST_DAY, -1)})`)
    await club.work()
    const out = await mails()
    expect(out.map(({ recipient }) => recipient)).toContain('marcos@marea.example')
    expect(new Set(out.map(({ language }) => language))).toEqual(new Set(['es']))
    expect((await listed(900))?.mailed).toBe(out.length)
  })

  test('a process that ends in the middle has mailed nobody, and the next one mails all', async () => {
    const { edition } = await publish()
    await run(sql`ALTER TABLE outbox ADD CONSTRAINT away CHECK (recipient <> 'marcos@marea.example')`)
    await expect(newsletterWork.run(parts())).rejects.toThrow()
    expect(await mails()).toEqual([])
    expect((await listed(edition))?.mailed).toBeNull()
    await run(sql`ALTER TABLE outbox DROP CONSTRAINT away`)
    await newsletterWork.run(parts())
    expect(await mails()).toHaveLength(readers)
  })

  test('of a day to come nothing is mailed until it is that day at the club; then once, by however many', async () => {
    const { edition, state, byMail } = await publish({ day: addDays(TEST_DAY, 1) })
    expect([state, byMail]).toEqual(['coming', readers])
    const withdrawn = (await publish({ day: addDays(TEST_DAY, 1) })).edition
    expect((await withdraw(withdrawn)).code).toBe(200)
    await club.work()
    // Ten in the morning in Cancún: thirteen hours on it is still the 18th there, and fourteen hours on it is not.
    club.clock.pass(13 * HOUR)
    await club.work()
    expect(await mails()).toEqual([])
    club.clock.pass(HOUR)
    await threeAtOnce(edition)
    expect(await mails()).toHaveLength(readers)
    raul = await club.signedIn('raul', { admin: true })
    expect((await listed(edition))?.mailed).toBe(readers)
    expect((await listed(withdrawn))?.mailed).toBeNull()
    await publish({ edition: withdrawn, version: await versionOf(withdrawn) })
    await club.work()
    expect(await mails()).toHaveLength(2 * readers)
  })

  test('more than are written at once all stand in the outbox, behind whatever is more urgent', async () => {
    const many = 1100
    await run(sql`
      WITH many AS (
        INSERT INTO owners (name, lastname, email, language_code, language_name, password_hash)
        SELECT 'Ana', 'Lector', 'reader' || n || '@marea.example', 'ESP', 'Español', 'x'
          FROM generate_series(1, ${many}::int) n RETURNING id)
      INSERT INTO contracts (number, owner_id, hotel_id, housing_id, membership_code, info_long, starts, ends)
      SELECT 'many-' || m.id, m.id, c.hotel_id, c.housing_id, c.membership_code, c.info_long, c.starts, c.ends
        FROM many m, (SELECT * FROM contracts ORDER BY id LIMIT 1) c`)
    const { byMail } = await publish()
    expect(byMail).toBe(readers + many)
    await club.work()
    const { rows } = await sql<{ urgency: number; mails: number }>`
      SELECT urgency, count(*)::int AS mails FROM outbox WHERE kind = 'newsletter' GROUP BY urgency`.execute(
      club.database.db,
    )
    expect(rows).toEqual([{ urgency: URGENCY.news, mails: byMail }])
  })

  test('the schema’s change mails nothing of what was out, and leaves drafts that nobody has seen', async () => {
    const seen = (await publish()).edition
    await withdraw(seen)
    const coming = (await publish({ day: addDays(TEST_DAY, 9) })).edition
    const draft = (await publish({ publish: false })).edition
    const migration = readMigrations().find(({ name }) => name === '0026_newsletter_mailings.sql')
    await club.database.runScript(`DROP TABLE newsletter_mailings; ${migration?.text}`)
    for (const one of [seen, coming]) expect((await listed(one))?.mailed).toBe(0)
    expect((await listed(draft))?.mailed).toBeNull()
    await club.work()
    expect(await mails()).toEqual([])
  })
})

test.each([
  ['en', 'Hello Elena,', 'Read it in the portal', 'My account'],
  ['es', 'Hola, Elena:', 'Leerlo en el portal', 'Mi cuenta'],
] as const)('the mail in %s has title, summary, a way to it and the way to stop it', (language, ...said) => {
  const template = MAILS.newsletter
  if (!template) throw new Error('No words for newsletters')
  const link = 'https://club.example/home'
  const content = { name: 'Elena', title: 'La {terraza}', summary: 'Sobre <la> bahía', link }
  const { subject, text, html } = renderMail(template, { content, language }, testConfig())
  expect(subject).toBe('La {terraza}')
  for (const words of [...said, 'Sobre <la> bahía', link]) expect(text).toContain(words)
  expect(html).toContain('Sobre &lt;la&gt; bahía')
})
