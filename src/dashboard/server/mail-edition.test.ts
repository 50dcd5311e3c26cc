import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import {
  type Edition,
  listEditions,
  listFailedMails,
  publishEdition,
  saveEdition,
  stopMailing,
  testEdition,
  withdrawEdition,
} from '../publish.endpoints.ts'

const WHOLE = {
  title: { en: 'The terrace opens', es: 'Se abre la terraza' },
  summary: { en: 'Breakfast above the bay.', es: 'El desayuno sobre la bahía.' },
  body: { en: 'From Friday on.', es: 'Desde el viernes.' },
  picture: 'terrace-dawn',
  day: TEST_DAY,
}
const HOUR = 3_600_000

describe.each(ENGINES)('a newsletter’s mail is tested, scheduled and stopped, %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let joel: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    raul = await club.signedIn('raul', { admin: true })
    joel = await club.signedIn('joel', { admin: true })
  })
  afterAll(() => club.close())

  const run = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
    (await statement.execute(club.database.db)).rows as Row[]
  const draft = async (more: object = {}): Promise<number> =>
    (await raul.call(saveEdition, { body: { ...WHOLE, version: 0, publish: false, ...more } })).body.data
      .edition
  const listed = async (edition: number, who = raul) =>
    ((await who.call(listEditions)).body.data as Edition[]).find((one) => one.edition === edition) as Edition
  const publish = async (edition: number, more: object = {}) =>
    raul.call(publishEdition, {
      body: {
        edition,
        version: (await listed(edition)).changed.version,
        day: TEST_DAY,
        mail: '00:00',
        ...more,
      },
    })
  const stop = async (edition: number) =>
    raul.call(stopMailing, { body: { edition, version: (await listed(edition)).changed.version } })
  const mails = (kind: string) =>
    run<{ recipient: string; language: string; subject: string }>(sql`
      SELECT recipient, language, content ->> 'title' AS subject FROM outbox WHERE kind = ${kind} ORDER BY id`)
  const emptied = () => run(sql`DELETE FROM outbox`)

  test('a draft is kept with a title in one language, and published only whole', async () => {
    const empty = { en: '', es: '' }
    const nothing = { ...WHOLE, title: empty, version: 0, publish: false }
    expect((await raul.call(saveEdition, { body: nothing })).code).toBe(400)
    const edition = await draft({ title: { en: '', es: 'Pronto' }, summary: empty, body: empty })
    expect(await listed(edition)).toMatchObject({
      title: { en: '', es: 'Pronto' },
      body: empty,
      state: 'draft',
    })
    expect((await publish(edition)).body.code).toBe('LETTER_LACKS_TEXTS')
    expect((await raul.call(testEdition, { body: { edition } })).body.code).toBe('LETTER_LACKS_TEXTS')
    const { version } = (await listed(edition)).changed
    const half = { ...WHOLE, body: { en: 'From Friday on.', es: ' ' }, edition, version, publish: true }
    expect((await raul.call(saveEdition, { body: half })).body.code).toBe('LETTER_LACKS_TEXTS')
    expect((await listed(edition)).state).toBe('draft')
    await expect(run(sql`UPDATE newsletters SET status = true WHERE edition = ${edition}`)).rejects.toThrow()
  })

  test('a test goes to whoever asks, in both languages, and holds for these words', async () => {
    await emptied()
    const edition = await draft()
    expect((await listed(edition)).testedAt).toBeNull()
    const { body } = await raul.call(testEdition, { body: { edition } })
    expect(body.data.to).toBe('raul@marea.example')
    expect(await mails('newsletter-test')).toEqual([
      { recipient: 'raul@marea.example', language: 'en', subject: WHOLE.title.en },
      { recipient: 'raul@marea.example', language: 'es', subject: WHOLE.title.es },
    ])
    expect((await listed(edition)).testedAt).not.toBeNull()
    expect((await listed(edition, joel)).testedAt).toBeNull()
    const { version } = (await listed(edition)).changed
    await raul.call(saveEdition, { body: { ...WHOLE, edition, version, publish: false } })
    expect((await listed(edition)).testedAt).toBeNull()
    expect((await raul.call(testEdition, { body: { edition: 99_999 } })).code).toBe(404)
  })

  test('without mail nobody gets it, and published again with mail each reader does', async () => {
    await emptied()
    const edition = await draft()
    expect((await publish(edition, { mail: null })).body.data).toEqual({ state: 'published', byMail: null })
    await club.work()
    expect(await mails('newsletter')).toEqual([])
    expect(await listed(edition)).toMatchObject({ mailed: null, byMail: false })
    await raul.call(withdrawEdition, { body: { edition, version: (await listed(edition)).changed.version } })
    const { body } = await publish(edition)
    expect(body.data.byMail).toBeGreaterThan(0)
    await club.work()
    expect(await mails('newsletter')).toHaveLength(body.data.byMail)
    expect((await stop(edition)).body.code).toBe('MAIL_ALREADY_LEFT')
  })

  test('what was given up is counted and named, and all else is delivered or waits', async () => {
    await emptied()
    const edition = await draft()
    await publish(edition)
    await club.work()
    const [first] = await mails('newsletter')
    await run(sql`UPDATE outbox SET given_up_at = ${club.clock.now()}, last_error = '550 no such mailbox'
                   WHERE recipient = ${first?.recipient ?? ''}`)
    await run(sql`UPDATE outbox SET sent_at = ${club.clock.now()}
                   WHERE id = (SELECT max(id) FROM outbox WHERE kind = 'newsletter' AND given_up_at IS NULL)`)
    const one = await listed(edition)
    expect(one.failed).toBe(1)
    expect(one.waiting).toBe((one.mailed ?? 0) - 2)
    const { body } = await raul.call(listFailedMails, { query: { edition } })
    expect(body.data).toEqual([
      expect.objectContaining({
        to: first?.recipient,
        error: '550 no such mailbox',
        idOwner: expect.any(Number),
      }),
    ])
  })

  test('a mail waits for its hour on its day by the club’s clock, and one that is stopped never leaves', async () => {
    await emptied()
    const tomorrow = addDays(TEST_DAY, 1)
    const [goes, stopped] = [await draft(), await draft()]
    for (const edition of [goes, stopped]) {
      const { body } = await publish(edition, { day: tomorrow, mail: '08:30' })
      expect(body.data.state).toBe('coming')
      expect(await listed(edition)).toMatchObject({
        byMail: true,
        leavesAt: '08:30',
        mailed: null,
        day: tomorrow,
      })
    }
    expect((await stop(stopped)).code).toBe(200)
    expect(await listed(stopped)).toMatchObject({ byMail: false, state: 'coming' })
    // Ten in the morning in Cancún: 22 hours on it is eight there, and 23 hours on nine.
    club.clock.pass(22 * HOUR)
    await club.work()
    expect(await mails('newsletter')).toEqual([])
    club.clock.pass(HOUR)
    await club.work()
    raul = await club.signedIn('raul', { admin: true })
    expect((await listed(goes)).mailed).toBe((await mails('newsletter')).length)
    expect((await listed(goes)).mailed).toBeGreaterThan(0)
    expect((await listed(stopped)).mailed).toBeNull()
  })
})
