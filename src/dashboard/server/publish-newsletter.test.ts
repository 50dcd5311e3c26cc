import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { listNewsletters, readDashboard } from '../dashboard.endpoints.ts'
import {
  type Edition,
  listEditions,
  removeEdition,
  saveEdition,
  withdrawEdition,
} from '../publish.endpoints.ts'

const LETTER = {
  title: { en: 'The terrace opens', es: 'Se abre la terraza' },
  summary: { en: 'Breakfast above the bay.', es: 'El desayuno sobre la bahía.' },
  body: { en: 'From Friday on.\n\nCome early.', es: 'Desde el viernes.\n\nLleguen temprano.' },
  picture: 'terrace-dawn',
  day: TEST_DAY,
}

describe.each(ENGINES)('the desk publishes newsletters, %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let joel: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    raul = await club.signedIn('raul', { admin: true })
    joel = await club.signedIn('joel', { admin: true })
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  const editions = async () => (await raul.call(listEditions)).body.data as Edition[]
  const editionOf = async (edition: number) => (await editions()).find((one) => one.edition === edition)
  const save = (more: object = {}, who = raul, headers: Record<string, string> = {}) =>
    who.call(saveEdition, { body: { ...LETTER, version: 0, publish: false, ...more }, headers })
  const titles = async (language: number) =>
    (await elena.call(listNewsletters, { query: { language } })).body.data.map(
      (one: { title: string }) => one.title,
    ) as string[]

  test('a draft is for the desk alone; published, owners read it in their language at once', async () => {
    const saved = (await save()).body.data
    expect(saved).toEqual({ edition: expect.any(Number), state: 'draft', byMail: null })
    const draft = await editionOf(saved.edition)
    expect(draft).toMatchObject({ ...LETTER, state: 'draft', changed: { deed: 'drafted' } })
    expect(draft?.changed.by).toMatch(/^Raúl/)
    expect(await titles(2)).not.toContain(LETTER.title.en)

    const version = draft?.changed.version
    const published = await save({ edition: saved.edition, version, publish: true })
    expect(published.body.data).toEqual({
      edition: saved.edition,
      state: 'published',
      byMail: expect.any(Number),
    })
    expect(await titles(2)).toContain(LETTER.title.en)
    expect(await titles(1)).toContain(LETTER.title.es)
    const { body } = await elena.call(readDashboard, { query: { idContract: CAST_CONTRACTS.elena } })
    expect(body.newsletters[0]).toMatchObject({
      title: LETTER.title.en,
      cover: 'terrace-dawn',
      day: TEST_DAY,
    })

    const out = await editionOf(saved.edition)
    const title = { ...LETTER.title, en: 'The terrace is open' }
    await save({ edition: saved.edition, version: out?.changed.version, title })
    expect(await titles(2)).toContain('The terrace is open')
    expect(await titles(1)).toContain(LETTER.title.es)
    expect((await editionOf(saved.edition))?.changed.deed).toBe('changed')
  })

  test('a day to come keeps it back, until it is that day at the club', async () => {
    const title = { en: 'Winter lights', es: 'Luces de invierno' }
    const day = addDays(TEST_DAY, 1)
    const { data } = (await save({ title, day, publish: true })).body
    expect(data.state).toBe('coming')
    expect(await titles(2)).not.toContain(title.en)
    const { body } = await elena.call(readDashboard, { query: { idContract: CAST_CONTRACTS.elena } })
    expect(body.newsletters.map((one: { title: string }) => one.title)).not.toContain(title.en)
    // Ten in the morning in Cancún: thirteen hours on it is still the 18th there, and fourteen hours on it is not.
    club.clock.pass(13 * 3_600_000)
    elena = await club.signedIn('elena')
    expect(await titles(2)).not.toContain(title.en)
    club.clock.pass(3_600_000)
    elena = await club.signedIn('elena')
    expect((await titles(2))[0]).toBe(title.en)
    raul = await club.signedIn('raul', { admin: true })
    joel = await club.signedIn('joel', { admin: true })
    expect((await editionOf(data.edition))?.state).toBe('published')
  })

  test('what is withdrawn is a draft again; a draft is removed, and its number not given again', async () => {
    const { edition } = (await save({ publish: true })).body.data
    const first = (await editionOf(edition))?.changed.version
    expect((await raul.call(removeEdition, { query: { edition, version: first } })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await raul.call(withdrawEdition, { body: { edition, version: first } })).code).toBe(200)
    expect(await editionOf(edition)).toMatchObject({ state: 'draft', changed: { deed: 'withdrawn' } })
    expect(await titles(2)).not.toContain(LETTER.title.en)
    const version = (await editionOf(edition))?.changed.version
    expect((await raul.call(withdrawEdition, { body: { edition, version } })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await raul.call(removeEdition, { query: { edition, version } })).code).toBe(200)
    expect(await editionOf(edition)).toBeUndefined()
    expect((await raul.call(removeEdition, { query: { edition, version } })).code).toBe(404)
    expect((await save({ edition, version })).code).toBe(404)
    expect((await save()).body.data.edition).toBe(edition + 1)
  })

  test('of two desks that change the same letter one finds that it was changed meanwhile', async () => {
    const { edition } = (await save()).body.data
    const version = (await editionOf(edition))?.changed.version
    const answers = await Promise.all([
      save({ edition, version, picture: 'bay-noon' }),
      save({ edition, version, picture: 'bay-dusk' }, joel),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const kept = answers[0]?.code === 200 ? 'bay-noon' : 'bay-dusk'
    expect((await editionOf(edition))?.picture).toBe(kept)
  })

  test('two that are begun at once have numbers of their own; one key is one letter', async () => {
    const both = await Promise.all([save(), save({}, joel)])
    const [one, other] = both.map(({ body }) => body.data.edition)
    expect(Math.abs(one - other)).toBe(1)
    const before = (await editions()).length
    const headers = { 'idempotency-key': 'a-letter-that-was-sent-twice' }
    const [first, again] = [await save({}, raul, headers), await save({}, raul, headers)]
    expect(again.body).toEqual(first.body)
    expect((await editions()).length).toBe(before + 1)
  })

  test('an edition of one language has an empty text in the other, which saving fills', async () => {
    await sql`INSERT INTO newsletters (edition, language, title, summary, body, picture, published)
              VALUES (9000, 'es', 'Sola', 'Una carta', 'Texto', 'bay-noon', '2026-01-05')`.execute(
      club.database.db,
    )
    expect(await editionOf(9000)).toMatchObject({ title: { en: '', es: 'Sola' }, state: 'published' })
    expect((await save({ edition: 9000, day: '2026-01-05' })).body.data.state).toBe('published')
    expect(await editionOf(9000)).toMatchObject({ title: LETTER.title, day: '2026-01-05' })
  })

  test('a title is needed, texts that fit, a day that exists and a picture of the house', async () => {
    const { code, body } = await save({
      title: { en: ' ', es: ' ' },
      summary: { en: 'x'.repeat(401), es: 'x' },
      day: '2026-02-30',
      picture: 'the-moon',
    })
    expect(code).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual(['day', 'picture', 'summary.en', 'title.en'])
  })

  test('nobody else publishes', async () => {
    for (const who of [await club.signedIn('elena'), await club.signedIn('ruth', { admin: true })]) {
      expect((await who.call(listEditions)).code).toBe(404)
      expect((await save({}, who)).code).toBe(404)
      expect((await who.call(withdrawEdition, { body: { edition: 1, version: 0 } })).code).toBe(404)
      expect((await who.call(removeEdition, { query: { edition: 1, version: 0 } })).code).toBe(404)
    }
  })
})
