import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractAccount, readAccount } from '../../../finance/account/account.endpoints.ts'
import { billOf } from '../../../finance/account/account.ts'
import { toChoose } from '../../../finance/account/announced.ts'
import { giveUpPayment, payCharges } from '../../../finance/account/pay.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { addPhoto } from '../../../membership/gallery.endpoints.ts'
import { HANDLERS } from '../../../portal/server/handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { createAccess } from '../../../property/access.endpoints.ts'

const guests = Array.from({ length: 30 }, (_, index) => ({
  name: 'Ana',
  lastname: `Ruiz ${index}`,
  guestType: 'adult',
}))
const VISIT = {
  idContract: CAST_CONTRACTS.elena,
  type: 'VI',
  datein: '2026-12-01',
  dateout: '2026-12-02',
  allDay: true,
  reason: 'A wedding',
}

describe.each(ENGINES)('what a day takes, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  const invite = (count: number, headers = {}) =>
    elena.call(createAccess, { body: { ...VISIT, guests: guests.slice(0, count) }, headers })

  test('is counted by owner; past it nothing is done, and the words say when it is possible again', async () => {
    for (let time = 0; time < 7; time++) expect((await invite(30)).code).toBe(200)
    const key = { 'idempotency-key': 'the-last-that-fits' }
    const last = await invite(29, key)
    expect(last.code).toBe(200)
    const before = await club.database.db.selectFrom('access_records').select('id').execute()
    const { code, body, headers } = await invite(2)
    expect([code, body.code, headers['retry-after']]).toEqual([429, 'DAY_LIMIT', '86400'])
    expect(body.message).toMatch(/240.*24 hours\./)
    const after = await club.database.db.selectFrom('access_records').select('id').execute()
    expect(after).toHaveLength(before.length)
    // What was refused has not counted, and what was answered is answered the same again.
    expect((await invite(1)).code).toBe(200)
    expect((await invite(1)).code).toBe(429)
    expect((await invite(29, key)).body.data.id).toBe(last.body.data.id)
  })

  test('begins anew after 24 hours', async () => {
    club.clock.pass(23 * 3_600_000)
    elena = await club.signedIn('elena')
    expect((await invite(1)).body.message).toMatch(/ 1 hour\./)
    club.clock.pass(3_600_000)
    elena = await club.signedIn('elena')
    expect((await invite(30)).code).toBe(200)
  })

  test('of two at once that fit one by one, one is refused', async () => {
    for (let time = 0; time < 6; time++) expect((await invite(30)).code).toBe(200)
    const both = await Promise.all([invite(20), invite(20)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 429])
  })

  test('files are not taken in once the day is used up', async () => {
    await club.database.db
      .insertInto('day_limits')
      .values({ owner_id: 1, of: 'photos', begun_at: club.clock.now(), used: 40 })
      .execute()
    const file = new File(['no picture at all'], 'a.png')
    const { code, body } = await elena.call(addPhoto, { body: { idOwner: 1 }, files: { file: [file] } })
    expect([code, body.code]).toEqual([429, 'DAY_LIMIT'])
  })

  test('files that were taken in with a key are answered again once the day is used up, and not kept twice', async () => {
    const photos = () => club.database.db.selectFrom('gallery_photos').select('id').execute()
    const of = { owner_id: 1, of: 'photos' }
    await club.database.db.deleteFrom('day_limits').where('of', '=', 'photos').execute()
    await club.database.db
      .insertInto('day_limits')
      .values({ ...of, begun_at: club.clock.now(), used: 39 })
      .execute()
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(picture)], 'terrace.png')
    const add = (key: string) =>
      elena.call(addPhoto, {
        body: { idOwner: 1 },
        files: { file: [file] },
        headers: { 'idempotency-key': key },
      })
    const first = await add('the-last-photo')
    expect(first.code).toBe(200)
    const kept = await photos()
    const again = await add('the-last-photo')
    expect([again.code, again.body]).toEqual([200, first.body])
    expect(await photos()).toEqual(kept)
    expect((await add('one-photo-more')).body.code).toBe('DAY_LIMIT')
  })

  test('forty announcements at the resort are taken a day, given up or not; the next leaves nothing announced', async () => {
    elena = await club.signedIn('elena')
    const idContract = CAST_CONTRACTS.elena
    const account = async () =>
      (await elena.call(readAccount, { query: { idContract } })).body.data.find(
        (one: ContractAccount) => one.currency === 'USD',
      ) as ContractAccount
    const { charges, credits } = await account()
    const [charge] = toChoose(charges, true)
    const parts = [{ kind: charge!.kind, id: charge!.id, cents: charge!.openCents }]
    const { moneyCents } = billOf(parts, charges, credits)!
    const announce = () =>
      elena.call(payCharges, { body: { idContract, currency: 'USD', way: 'resort', parts, moneyCents } })
    for (let time = 0; time < 40; time++) {
      const { code, body } = await announce()
      expect([code, body.data?.state]).toEqual([200, 'started'])
      expect((await elena.call(giveUpPayment, { body: { idContract, id: body.data.id } })).code).toBe(200)
    }
    const { code, body } = await announce()
    expect([code, body.code]).toEqual([429, 'DAY_LIMIT'])
    expect((await account()).charges.every(({ announcedCents }) => announcedCents === 0)).toBe(true)
    club.clock.pass(24 * 3_600_000)
    elena = await club.signedIn('elena')
    expect((await announce()).code).toBe(200)
  })

  test('only calls for an owner that write have one', () => {
    for (const { endpoint } of HANDLERS)
      if (endpoint.perDay)
        expect([endpoint.name, endpoint.access.who, endpoint.method !== 'GET', endpoint.transaction]).toEqual(
          [endpoint.name, expect.stringMatching(/^(member|owner)$/), true, undefined],
        )
  })
})
