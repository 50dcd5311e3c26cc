import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listCategorySettings, saveCategory } from '../../settings/categories.endpoints.ts'
import { listModules, saveModules } from '../../settings/modules.endpoints.ts'
import {
  listSettingChanges,
  readPromises,
  readResortRules,
  readSender,
  saveCancelling,
  saveHotelRules,
  savePromise,
  saveSender,
  saveWaitingRules,
  takeSettingBack,
  testSender,
} from '../../settings/settings.endpoints.ts'
import { asManager } from '../testing.marina.ts'

const HOTEL = 1
const STEPS = [
  { fromDays: 0, percent: 100 },
  { fromDays: 30, percent: 0 },
]

describe.each(ENGINES)('settings of the club, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    marina = await asManager(club)
  })

  const resort = async () => (await marina.call(readResortRules, { query: { hotel: HOTEL } })).body.data
  const changes = async () => (await marina.call(listSettingChanges, { query: { hotel: HOTEL } })).body.data
  const undo = async (idChange: number) => marina.call(takeSettingBack, { body: { idChange } })

  test('times hold at once, stand in the trail with who changed them, and are taken back', async () => {
    const before = await resort()
    const value = { ...before.rules, checkIn: '16:30', freeEventSeats: 4 }
    const body = { idHotel: HOTEL, value, seen: before.seen.hotel }
    expect((await marina.call(saveHotelRules, { body })).code).toBe(200)
    expect((await resort()).rules).toEqual(value)
    const [last] = await changes()
    expect(last).toMatchObject({
      setting: 'hotel',
      before: before.rules,
      after: value,
      from: null,
      undoable: true,
    })
    expect(last?.by).toContain('Marina')

    // Who saw the older ones does not write over the newer.
    const late = await marina.call(saveHotelRules, { body: { ...body, value: before.rules } })
    expect(late.body).toMatchObject({ code: 'SETTING_CHANGED' })

    expect((await undo(last?.id ?? 0)).code).toBe(200)
    expect((await resort()).rules).toEqual(before.rules)
    const [back, undone] = await changes()
    expect(back).toMatchObject({ undoes: last?.id, undoable: false })
    expect(undone).toMatchObject({ id: last?.id, undone: true, undoable: false })
    expect((await undo(last?.id ?? 0)).body).toMatchObject({ code: 'SETTING_CHANGED' })
  })

  test('check-out after check-in is refused', async () => {
    const { rules, seen } = await resort()
    const value = { ...rules, checkIn: '15:00', checkOut: '15:01' }
    const answer = await marina.call(saveHotelRules, { body: { idHotel: HOTEL, value, seen: seen.hotel } })
    expect([answer.code, answer.body.code]).toEqual([409, 'LEFT_AFTER_ARRIVAL'])
    expect(answer.body.message).toContain('15:01')
    expect((await resort()).rules).toEqual(rules)
  })

  test('what is so already is not written', async () => {
    const { rules, seen } = await resort()
    const before = await changes()
    await marina.call(saveHotelRules, { body: { idHotel: HOTEL, value: rules, seen: seen.hotel } })
    expect(await changes()).toEqual(before)
  })

  test('cancelling costs otherwise from a day to come on; today keeps its rule', async () => {
    const { hotel, cancelling, seen } = await resort()
    const from = addDays(hotel.today, 10)
    const body = { idHotel: HOTEL, from, value: { tiers: STEPS }, seen: seen.cancelling }
    const today = await marina.call(saveCancelling, { body: { ...body, from: hotel.today } })
    expect(today.body).toMatchObject({ code: 'BEGINS_TOO_EARLY' })
    const cheaperLater = [
      { fromDays: 0, percent: 10 },
      { fromDays: 30, percent: 50 },
    ]
    const wrong = await marina.call(saveCancelling, { body: { ...body, value: { tiers: cheaperLater } } })
    expect(wrong.body).toMatchObject({ code: 'TIERS_WRONG' })
    expect((await resort()).cancelling).toEqual(cancelling)

    expect((await marina.call(saveCancelling, { body })).code).toBe(200)
    expect((await resort()).cancelling).toEqual([...cancelling, { from, value: { tiers: STEPS } }])
    // Not begun: taken back it has never been.
    const [last] = await changes()
    await undo(last?.id ?? 0)
    expect((await resort()).cancelling).toEqual(cancelling)
  })

  test('a rule that has begun ends today when it is taken back: stays of its days keep it', async () => {
    const { hotel, cancelling, seen } = await resort()
    const from = addDays(hotel.today, 1)
    await marina.call(saveCancelling, {
      body: { idHotel: HOTEL, from, value: { tiers: STEPS }, seen: seen.cancelling },
    })
    club.clock.pass(3 * 86_400_000)
    marina = await asManager(club)
    const [last] = await changes()
    expect((await undo(last?.id ?? 0)).code).toBe(200)
    const after = await resort()
    expect(after.cancelling).toEqual([
      { from, value: { tiers: STEPS } },
      { from: addDays(after.hotel.today, 1), value: cancelling.at(-1)?.value },
    ])
    const [back] = await changes()
    expect(back).toMatchObject({ undoes: last?.id, from: addDays(after.hotel.today, 1) })
  })

  test('the waiting list and a promise follow other rules from tomorrow on', async () => {
    const { hotel, waiting, seen } = await resort()
    const from = addDays(hotel.today, 1)
    const value = { ...waiting.at(-1)!.value, offerHours: 12 }
    await marina.call(saveWaitingRules, { body: { idHotel: HOTEL, from, value, seen: seen.waiting } })
    expect((await resort()).waiting.at(-1)).toEqual({ from, value })

    const before = (await marina.call(readPromises)).body.data
    const day = addDays(before.today, 1)
    const promise = {
      kind: 'messages',
      from: day,
      value: { workingDays: 2, alertHours: 30 },
      seen: 0,
    } as const
    const early = { ...promise, value: { workingDays: 1, alertHours: 30 } }
    expect((await marina.call(savePromise, { body: early })).body).toMatchObject({ code: 'ALERT_TOO_EARLY' })
    expect((await marina.call(savePromise, { body: promise })).code).toBe(200)
    const told = (await marina.call(readPromises)).body.data.promises.find(
      ({ kind }: { kind: string }) => kind === 'messages',
    )
    expect(told?.dated.at(-1)).toEqual({ from: day, value: promise.value })
    expect(told?.seen).toBeGreaterThan(0)
  })

  test('no stay that waits lapses before its owner is told', async () => {
    const { db } = club.database
    const { rules, seen, hotel } = await resort()
    await sql`
      UPDATE bookings SET status = 'to-authorize', check_in = ${addDays(hotel.today, 12)}::date, check_out = ${addDays(hotel.today, 14)}::date
       WHERE id = (SELECT id FROM bookings WHERE hotel_id = ${HOTEL} AND status = 'confirmed' AND check_in > ${hotel.today}::date
                    ORDER BY check_in DESC LIMIT 1)`.execute(db)
    const save = (authorizationDays: number) =>
      marina.call(saveHotelRules, {
        body: { idHotel: HOTEL, value: { ...rules, authorizationDays }, seen: seen.hotel },
      })
    expect((await save(20)).body).toMatchObject({ code: 'STAYS_WOULD_LAPSE' })
    expect((await resort()).rules).toEqual(rules)
    expect((await save(rules.authorizationDays + 1)).code).toBe(200)
  })

  test('mails come under another name from the next one on; it is tested, and taken back', async () => {
    const read = async () => (await marina.call(readSender)).body.data
    const before = await read()
    expect(before).toEqual({
      sender: { name: '', replyTo: '' },
      seen: 0,
      house: { name: 'Marea Residence Club', address: 'concierge@marea.example' },
    })
    const value = { name: 'The concierge of Marea', replyTo: 'Answers@marea.example' }
    const save = (body: { value: typeof value; seen: number }) => marina.call(saveSender, { body })
    for (const name of ['Elena <elena@marea.example>', 'a@b', 'one\ntwo', 'x'.repeat(81)])
      expect((await save({ value: { ...value, name }, seen: 0 })).code).toBe(400)
    expect((await save({ value: { ...value, replyTo: 'nobody' }, seen: 0 })).code).toBe(400)
    expect((await save({ value, seen: 0 })).code).toBe(200)
    const after = await read()
    expect(after.sender).toEqual({ ...value, replyTo: 'answers@marea.example' })
    expect((await save({ value: { name: '', replyTo: '' }, seen: 0 })).body).toMatchObject({
      code: 'SETTING_CHANGED',
    })

    const { to } = (await marina.call(testSender)).body.data
    const { rows } = await sql<{ recipient: string; content: unknown }>`
      SELECT recipient, content FROM outbox WHERE kind = 'sender-test'`.execute(club.database.db)
    expect(rows).toEqual([
      {
        recipient: to,
        content: expect.objectContaining({ sender: value.name, address: 'answers@marea.example' }),
      },
    ])

    const again = await Promise.all(Array.from({ length: 6 }, () => marina.call(testSender)))
    expect(again.filter(({ code }) => code === 200)).toHaveLength(4)
    expect(again.find(({ code }) => code !== 200)).toMatchObject({ code: 429, body: { code: 'TOO_MANY' } })

    const own = (await marina.call(listSettingChanges, { query: { of: 'sender' } })).body.data
    expect(own).toEqual([expect.objectContaining({ setting: 'sender', from: null, undoable: true })])
    expect((await undo(own[0].id)).code).toBe(200)
    expect((await read()).sender).toEqual(before.sender)
  })

  test('the trail is not rewritten; a resort that is none is 404', async () => {
    const { db } = club.database
    await expect(sql`UPDATE setting_changes SET after = NULL`.execute(db)).rejects.toThrow()
    await expect(sql`DELETE FROM setting_changes`.execute(db)).rejects.toThrow()
    expect((await marina.call(readResortRules, { query: { hotel: 9999 } })).code).toBe(404)
    expect((await undo(99_999)).code).toBe(404)
  })
  test('modules are closed to a contract and opened again by taking it back; those of another stay', async () => {
    const list = async () => (await marina.call(listModules, { query: { q: '' } })).body.data
    const [one, other] = await list()
    const value = { ...one.modules, property: !one.modules.property }
    const body = { idContract: one.id, value, seen: one.seen }
    expect((await marina.call(saveModules, { body })).code).toBe(200)
    const [now, same] = await list()
    expect(now.modules).toEqual(value)
    expect(same).toEqual(other)
    expect((await marina.call(saveModules, { body: { ...body, value: one.modules } })).body).toMatchObject({
      code: 'SETTING_CHANGED',
    })
    // Of another contract nothing was changed yet.
    const next = { idContract: other.id, value: { ...other.modules, promotions: false }, seen: 0 }
    expect((await marina.call(saveModules, { body: next })).code).toBe(200)
    const trail = (await marina.call(listSettingChanges, { query: { of: 'modules' } })).body.data
    expect(trail.map((change: { contract: string }) => change.contract)).toEqual([other.number, one.number])
    expect(trail.every((change: { undoable: boolean }) => change.undoable)).toBe(true)
    expect((await undo(trail[1].id)).code).toBe(200)
    expect((await list())[0].modules).toEqual(one.modules)
    const nobodys = { ...body, idContract: 99_999_999 }
    expect((await marina.call(saveModules, { body: nobodys })).code).toBe(404)
    // The beginning of a number finds it.
    const found = (await marina.call(listModules, { query: { q: one.number } })).body.data
    expect(found.map(({ number }: { number: string }) => number)).toContain(one.number)
  })

  test('a kind of residence is called otherwise and costs more from now on; stays keep their nights, and it is taken back', async () => {
    const { db } = club.database
    const list = async () => (await marina.call(listCategorySettings)).body.data
    const [one, other] = await list()
    const costs = sql<{ sum: number }>`SELECT sum(nights_cost)::int AS sum FROM bookings`
    const before = (await costs.execute(db)).rows
    const value = { ...one.rules, name: { en: 'Lagoon House', es: 'Casa Laguna' }, nightPercent: 130 }
    const body = { idCategory: one.id, value, seen: one.seen }
    expect((await marina.call(saveCategory, { body })).code).toBe(200)
    const changed = (await list()).find(({ id }: { id: number }) => id === one.id)
    expect(changed.rules).toEqual(value)
    expect((await list()).find(({ id }: { id: number }) => id === other.id)).toEqual(other)
    expect((await costs.execute(db)).rows).toEqual(before)

    expect((await marina.call(saveCategory, { body })).body).toMatchObject({ code: 'SETTING_CHANGED' })
    const wrong = { ...body, seen: changed.seen }
    const faults = [
      { ...value, nightPercent: 20 },
      { ...value, name: { en: '', es: 'Casa' } },
    ]
    for (const fault of faults)
      expect((await marina.call(saveCategory, { body: { ...wrong, value: fault } })).code).toBe(400)
    expect((await marina.call(saveCategory, { body: { ...body, idCategory: 99_999 } })).code).toBe(404)

    const [last] = (await marina.call(listSettingChanges, { query: { of: 'category' } })).body.data
    expect(last).toMatchObject({ category: value.name, before: one.rules, undoable: true })
    expect((await undo(last.id)).code).toBe(200)
    expect((await list()).find(({ id }: { id: number }) => id === one.id).rules).toEqual(one.rules)
  })
})
