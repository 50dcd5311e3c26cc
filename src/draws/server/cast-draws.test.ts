import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { CAST_DRAW, castWishes } from '../cast.ts'
import { checkDraw } from '../check-draw.ts'
import { trialDraw } from '../desk.endpoints.ts'
import { listDraws, noteDrawSeen, rankWishes, readDraw, readDrawnRound } from '../draws.endpoints.ts'
import { orderOf } from '../order.ts'
import { readDrawFile } from '../round.ts'
import { sealOf, wishesText } from '../seal.ts'

test('what the demo’s finished round is made of is what its secret, number and wishes come to', async () => {
  const takers = CAST_DRAW.order.map((number, at) => ({
    ...{ number, before: [null, null, null], wishes: castWishes(at + 1) },
  }))
  expect(await sealOf(CAST_DRAW.seed)).toBe(CAST_DRAW.seal)
  expect(await sealOf(wishesText(takers))).toBe(CAST_DRAW.wishesSeal)
  const { seed, source, publicValue: value } = CAST_DRAW
  expect(await orderOf(takers, { seed, publicNumber: { source, value }, weights: [3, 2, 1] })).toEqual(
    CAST_DRAW.order,
  )
})

describe.each(BOTH_ENGINES)('the demo’s draws on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
  })
  afterAll(() => stage.close())

  test('the finished one agrees with its file, and its weeks are stays of those who received them', async () => {
    const elena = await stage.signedIn('elena')
    const list = (await elena.call(listDraws, { query: { idContract: 1 } })).body.data
    expect(
      list.map(({ id, state, wishes }: { id: number; state: string; wishes: number }) => [id, state, wishes]),
    ).toEqual([
      [2, 'open', 3],
      [1, 'settled', 2],
    ])
    const answer = await elena.call(readDrawnRound, { query: { idRound: 1 } })
    const file = readDrawFile(answer.bytes.toString())!
    expect((await checkDraw(file)).filter(({ agrees }) => !agrees)).toEqual([])
    expect(file.given).toHaveLength(6)
    const { rows } = await sql<{ same: boolean }>`
      SELECT (b.contract_id, b.category_id, b.check_in, b.check_out) = (g.contract_id, p.category_id, p.check_in, p.check_out)
             AND b.created_at >= r.drawn_at AS same
        FROM draw_results g JOIN draw_places p ON p.id = g.place_id JOIN draw_rounds r ON r.id = g.round_id
        JOIN bookings b ON b.id = g.booking_id WHERE g.round_id = 1`.execute(stage.database.db)
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ same: true })))
    const own = (await elena.call(readDraw, { query: { idContract: 1, idRound: 1 } })).body.data
    expect(own.why).toMatchObject({ place: 9, of: 16, round: { takers: 16, weeks: 6, nothing: 10 } })
    expect(own.why.wishes.map(({ fate }: { fate: string }) => fate)).toEqual(['gone', 'gone'])
    expect([own.isSeen, own.results]).toEqual([true, []])
    const desk = await stage.signedIn('raul', { admin: true })
    const trial = await desk.call(trialDraw, { body: { idHotel: 1, each: 2, weights: [1, 1, 1] } })
    expect(trial.body.data.was).toMatchObject({ takers: 16, weeks: 6, nothing: 10 })
  })

  test('who takes no part in the one under way is told so and why, in the list as in the round', async () => {
    const [idContract, { db }] = [1, stage.database]
    const elena = await stage.signedIn('elena')
    const { rows } = await sql<{ own: number; none: number }>`
      SELECT c.category_id AS own, (SELECT k.id FROM room_categories k JOIN draw_rounds r ON r.id = 2 AND r.hotel_id = k.hotel_id
               WHERE NOT k.id = ANY (r.for_categories) ORDER BY k.id LIMIT 1) AS none
        FROM contracts c WHERE c.id = ${idContract}`.execute(db)
    const ofKind = (kind: number) =>
      sql`UPDATE contracts SET category_id = ${kind} WHERE id = ${idContract}`.execute(db)
    await ofKind(rows[0]!.none)
    const list = (await elena.call(listDraws, { query: { idContract } })).body.data
    expect(list[0]).toMatchObject({ id: 2, state: 'open', mayTakePart: false })
    const { data } = (await elena.call(readDraw, { query: { idContract, idRound: 2 } })).body
    expect(data).toMatchObject({ mayTakePart: false, keptOut: 'kinds', standing: null })
    expect(data.kinds).toHaveLength(2)
    const answer = await elena.call(rankWishes, {
      body: { idContract, idRound: 2, places: [data.places[0].id] },
    })
    expect(answer.body.message).toContain('the round is for contracts of other kinds of residence')
    await ofKind(rows[0]!.own)
    const again = (await elena.call(readDraw, { query: { idContract, idRound: 2 } })).body.data
    expect(again).toMatchObject({ mayTakePart: true, keptOut: null })
  })

  test('whoever has a kind of residence whose weeks it gives may take part in the one under way', async () => {
    const { rows } = await sql`
      SELECT p.id FROM draw_places p JOIN draw_rounds r ON r.id = p.round_id
       WHERE r.for_categories <> '{}' AND NOT p.category_id = ANY (r.for_categories)`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([])
  })

  test('in the one under way Elena stands in the group that received nothing', async () => {
    const elena = await stage.signedIn('elena')
    const own = (await elena.call(readDraw, { query: { idContract: 1, idRound: 2 } })).body.data
    expect(own.standing).toMatchObject({ group: 1, from: 1 })
    expect(own.standing.years[0].ranks).toEqual([])
  })

  test('a week tells how many wished it in the draw of the year before, where it had one of its name at its time of the year', async () => {
    const elena = await stage.signedIn('elena')
    const told = async () => {
      const { places } = (await elena.call(readDraw, { query: { idContract: 1, idRound: 2 } })).body.data
      return places.map(({ lastYear }: { lastYear: object | null }) => lastYear)
    }
    const { db } = stage.database
    const { rows } = await sql<{ name: object; kind: number; wished: number; round: number }>`
      SELECT name, category_id AS kind, round_id AS round,
             (SELECT count(*)::int FROM draw_wishes w WHERE w.place_id = p.id) AS wished
        FROM draw_places p ORDER BY check_in, category_id, id`.execute(db)
    const [before, now] = [1, 2].map((id) => rows.filter(({ round }) => round === id))
    const same = (one: { name: object; kind: number }, other: { name: object; kind: number }) =>
      JSON.stringify(one.name) === JSON.stringify(other.name) && one.kind === other.kind
    const expected = now!.map((week) => before!.find((one) => same(one, week)))
    expect(expected.filter(Boolean).length).toBeGreaterThan(0)
    const lay = (days: number) =>
      sql`UPDATE draw_places b SET check_in = p.check_in - 364 + ${days}::int, check_out = p.check_out - 364 + ${days}::int
            FROM draw_places p
           WHERE b.round_id = 1 AND p.round_id = 2 AND b.name = p.name AND b.category_id = p.category_id`.execute(
        db,
      )
    // Published weeks never change: another year's are laid by force.
    await sql`ALTER TABLE draw_places DISABLE TRIGGER USER`.execute(db)
    await lay(60)
    expect((await told()).filter(Boolean)).toEqual([])
    await lay(-30)
    await sql`ALTER TABLE draw_places ENABLE TRIGGER USER`.execute(db)
    expect(await told()).toEqual(expected.map((one) => (one ? { wished: one.wished, residences: 1 } : null)))
    // Of another name, and on other days of the year, it is another week.
    await sql`UPDATE draw_places SET name = '{"en": "Other", "es": "Otra"}' WHERE round_id = 1`.execute(db)
    expect((await told()).filter(Boolean)).toEqual([])
  })

  test('a result is seen by its owner alone', async () => {
    const [elena, other] = [await stage.signedIn('elena'), await stage.signedIn('ines')]
    const seen = { body: { idContract: 1, idRound: 1 } }
    expect((await other.call(noteDrawSeen, seen)).code).toBe(404)
    expect((await elena.call(noteDrawSeen, seen)).code).toBe(200)
    // Of a round that is not drawn there is nothing to see.
    expect((await elena.call(noteDrawSeen, { body: { idContract: 1, idRound: 2 } })).code).toBe(404)
  })
})
