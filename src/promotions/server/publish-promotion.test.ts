import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import {
  acceptDisclaimer,
  listPromotions,
  type Promotion,
  readDisclaimer,
  readSharedPromotion,
} from '../promotions.endpoints.ts'
import { listOffers, type Offer, removeOffer, saveOffer, withdrawOffer } from '../publish.endpoints.ts'

const OFFER = {
  code: 'QUIET-WEEKS',
  title: { en: 'Quiet weeks in May', es: 'Semanas tranquilas en mayo' },
  summary: { en: 'A third less.', es: 'Una tercera parte menos.' },
  body: { en: 'Long tables.\n\nWarm water.', es: 'Mesas largas.\n\nAgua tibia.' },
  disclaimer: { en: 'New stays only.', es: 'Solo estancias nuevas.' },
  percentOff: 33,
  picture: 'hammock-noon',
  firstDay: TEST_DAY,
  lastDay: addDays(TEST_DAY, 20),
  position: 3,
}

describe.each(ENGINES)('the desk publishes promotions, %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    raul = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  let codes = 0
  /** A code that none has yet. */
  const newCode = () => `CODE-${++codes}`
  const offers = async () => (await raul.call(listOffers)).body.data as Offer[]
  const offerOf = async (id: number) => (await offers()).find((one) => one.id === id) as Offer
  const save = (more: object = {}, who = raul, headers: Record<string, string> = {}) =>
    who.call(saveOffer, {
      body: { ...OFFER, code: newCode(), version: 0, publish: false, ...more },
      headers,
    })
  /** Saves a stored one with something changed. */
  const change = async (id: number, more: object = {}, who = raul) => {
    const { code, changed } = await offerOf(id)
    return save({ idPromo: id, code, version: changed.version, ...more }, who)
  }
  const withdraw = async (id: number) =>
    raul.call(withdrawOffer, { body: { idPromo: id, version: (await offerOf(id)).changed.version } })
  const elenas = { idContract: CAST_CONTRACTS.elena }
  const seenBy = async (id: number, idLanguage = 2) =>
    ((await elena.call(listPromotions, { query: { ...elenas, idLanguage } })).body.data as Promotion[]).find(
      (one) => one.id === id,
    )
  const accept = (idPromo: number, more: object = {}) =>
    elena.call(acceptDisclaimer, { body: { ...elenas, idPromo, idLanguage: 2, ...more } })
  const shared = (slug: string) => club.visitor().call(readSharedPromotion, { query: { slug } })

  test('a draft is seen by nobody; published, owners and friends see it on its days', async () => {
    const { id, slug, state } = (await save()).body.data
    expect([slug, state]).toEqual(['quiet-weeks-in-may', 'draft'])
    expect(await seenBy(id)).toBeUndefined()
    expect((await shared(slug)).code).toBe(404)
    expect((await elena.call(readDisclaimer, { query: { ...elenas, idPromo: id } })).code).toBe(404)
    expect((await accept(id)).body.code).toBe('PROMO_NOT_FOUND')
    expect(await offerOf(id)).toMatchObject({
      title: OFFER.title,
      known: false,
      changed: { deed: 'drafted' },
    })

    expect((await change(id, { publish: true })).body.data).toEqual({ id, slug, state: 'published' })
    expect(await seenBy(id, 1)).toMatchObject({ title: OFFER.title.es, percentOff: 33, termsChanged: false })
    expect((await shared(slug)).body.data).toMatchObject({ disclaimer: OFFER.disclaimer.en })
    expect((await offerOf(id)).contracts).toBeGreaterThan(20)

    await change(id, { firstDay: addDays(TEST_DAY, 1), percentOff: null })
    expect((await offerOf(id)).state).toBe('coming')
    expect([await seenBy(id), (await shared(slug)).code]).toEqual([undefined, 404])
  })

  test('its link follows the English title until it is published, and never after', async () => {
    const first = (await save({ title: { en: 'Tides', es: 'Mareas' } })).body.data
    const second = (await save({ title: { en: 'Tides', es: 'Mareas' } })).body.data
    expect([first.slug, second.slug]).toEqual(['tides', 'tides-2'])
    expect((await change(second.id, { title: { en: 'Rías', es: 'Rías' } })).body.data.slug).toBe('rias')
    await change(second.id, { title: { en: 'Rías', es: 'Rías' }, publish: true })
    expect((await change(second.id)).body.data.slug).toBe('rias')
    await withdraw(second.id)
    expect((await shared('rias')).code).toBe(404)
    expect((await change(second.id)).body.data.slug).toBe('rias')
    expect((await save({ title: { en: 'Rias', es: 'Rías' } })).body.data.slug).toBe('rias-2')
  })

  test('a code is one promotion’s, and stays once it was published', async () => {
    const code = newCode()
    const { id } = (await save({ code, publish: true })).body.data
    const taken = await save({ code })
    expect([taken.code, taken.body.code]).toEqual([409, 'PROMO_CODE_TAKEN'])
    expect(taken.body.fields.code).toContain(code)
    await withdraw(id)
    const other = await change(id, { code: newCode() })
    expect([other.body.code, Object.keys(other.body.fields)]).toEqual(['PROMO_CODE_KNOWN', ['code']])
    const both = await Promise.all([save({ code: 'SAME' }), save({ code: 'SAME' })])
    expect(both.map((one) => one.code).sort()).toEqual([200, 409])
    const draft = both.find((one) => one.code === 200)?.body.data.id
    expect((await change(draft, { code: newCode() })).code).toBe(200)
  })

  test('changed terms are accepted anew; what was accepted stays, as it read', async () => {
    const { id, slug } = (await save({ publish: true })).body.data
    const before = (await accept(id, { disclaimer: OFFER.disclaimer.en })).body.data
    expect((await offerOf(id)).accepted).toBe(1)
    await change(id, { disclaimer: { ...OFFER.disclaimer, es: 'Solo estancias nuevas y breves.' } })
    expect((await seenBy(id))?.acceptedAt).toBe(before.acceptedAt)

    const disclaimer = { en: 'New stays, not in August.', es: 'Solo estancias nuevas, no en agosto.' }
    await change(id, { disclaimer })
    expect(await seenBy(id)).toMatchObject({ acceptedAt: null, shareUrl: '', termsChanged: true })
    expect((await offerOf(id)).accepted).toBe(0)
    // The friends who have the link read the new terms.
    expect((await shared(slug)).body.data.disclaimer).toBe(disclaimer.en)

    const late = await accept(id, { disclaimer: OFFER.disclaimer.en })
    expect([late.code, late.body.code]).toEqual([409, 'PROMO_TERMS_CHANGED'])
    expect((await seenBy(id))?.acceptedAt).toBeNull()
    club.clock.pass(60_000)
    const again = (await accept(id, { disclaimer: disclaimer.en })).body.data
    expect(again.acceptedAt).not.toBe(before.acceptedAt)
    await Promise.all([accept(id), accept(id, { idLanguage: 1 })])
    expect((await seenBy(id))?.acceptedAt).toBe(again.acceptedAt)
    const { rows } = await sql<{ text_accepted: string }>`
      SELECT text_accepted FROM promotion_disclaimers WHERE promotion_id = ${id} AND language = 'en'
       ORDER BY id`.execute(club.database.db)
    expect(rows.map((row) => row.text_accepted)).toEqual([OFFER.disclaimer.en, disclaimer.en])
  })

  test('it is for the contracts of the chosen resorts; who has accepted keeps it', async () => {
    const { hotels } = (await raul.call(listOffers)).body as { hotels: { id: number; contracts: number }[] }
    const [{ rows }] = [
      await sql<{
        hotel: number
      }>`SELECT hotel_id AS hotel FROM contracts WHERE id = ${elenas.idContract}`.execute(club.database.db),
    ]
    const home = rows[0]?.hotel ?? 0
    const [away] = hotels.filter((hotel) => hotel.id !== home && hotel.contracts > 0)
    const { id } = (await save({ publish: true, hotels: [away?.id] })).body.data
    expect([await seenBy(id), (await offerOf(id)).contracts]).toEqual([undefined, away?.contracts])
    await change(id, { hotels: [home] })
    expect(await seenBy(id)).toBeDefined()
    await accept(id)
    await change(id, { hotels: [away?.id] })
    expect((await offerOf(id)).contracts).toBe((away?.contracts ?? 0) + 1)
    await change(id)
    expect((await seenBy(id))?.acceptedAt).not.toBeNull()
  })

  test('its days run forward, and what is over is not published', async () => {
    const backwards = await save({ lastDay: addDays(TEST_DAY, -1) })
    expect([backwards.code, backwards.body.code]).toEqual([400, 'PROMO_DAYS_BACKWARDS'])
    expect(Object.keys(backwards.body.fields)).toEqual(['lastDay'])
    const past = { firstDay: addDays(TEST_DAY, -9), lastDay: addDays(TEST_DAY, -1) }
    expect((await save({ ...past, publish: true })).body.code).toBe('PROMO_DAYS_OVER')
    const { id } = (await save({ publish: true })).body.data
    expect((await change(id, past)).body.data.state).toBe('ended')
    const wrong = await save({ code: 'no spaces', percentOff: 0, hotels: [] })
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['code', 'hotels', 'percentOff'])
  })

  test('a draft is removed, unless it was published once', async () => {
    const { id } = (await save()).body.data
    const remove = async (idPromo: number) =>
      raul.call(removeOffer, { query: { idPromo, version: (await offerOf(idPromo)).changed.version } })
    expect((await withdraw(id)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await remove(id)).code).toBe(200)
    expect(await offerOf(id)).toBeUndefined()
    const { id: out } = (await save({ publish: true })).body.data
    expect((await remove(out)).body.code).toBe('PROMO_KNOWN')
    expect((await withdraw(out)).code).toBe(200)
    expect((await remove(out)).body.code).toBe('PROMO_KNOWN')
    // The demo's own were published before there was a desk.
    const old = (await offers()).find(({ changed }) => changed.version === 0) as Offer
    expect((await remove(old.id)).body.code).toBe('PROMO_KNOWN')
  })

  test('of two desks one finds that it was changed meanwhile; one key is one promotion', async () => {
    const joel = await club.signedIn('joel', { admin: true })
    const { id } = (await save()).body.data
    // Both have read the same version.
    const { code: mine, changed } = await offerOf(id)
    const known = { idPromo: id, code: mine, version: changed.version }
    const both = await Promise.all([
      save({ ...known, percentOff: 10 }),
      save({ ...known, percentOff: 20 }, joel),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const key = { 'idempotency-key': 'a-promotion-that-was-sent-twice' }
    const code = newCode()
    const [first, again] = [await save({ code }, raul, key), await save({ code }, raul, key)]
    expect([first.code, again.body]).toEqual([200, first.body])
  })

  test('nobody else publishes', async () => {
    for (const who of [await club.signedIn('elena'), await club.signedIn('ruth', { admin: true })]) {
      expect((await who.call(listOffers)).code).toBe(404)
      expect((await save({}, who)).code).toBe(404)
      expect((await who.call(withdrawOffer, { body: { idPromo: 1, version: 0 } })).code).toBe(404)
      expect((await who.call(removeOffer, { query: { idPromo: 1, version: 0 } })).code).toBe(404)
    }
  })
})
