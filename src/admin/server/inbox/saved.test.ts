import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import {
  listSaved,
  MOST_VIEWS,
  removeReply,
  removeView,
  type SavedReply,
  type SavedView,
  saveReply,
  saveView,
} from '../../inbox/saved.endpoints.ts'

const WORDS = { en: 'Dear {owner}, {code} is yours.', es: 'Hola, {owner}: {code} es suya.' }

describe.each(BOTH_ENGINES)('saved replies and views of the desk, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let joel: Visitor
  let fabian: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    await sql`UPDATE admins SET roles = ARRAY['desk'] WHERE email = 'raul@marea.example'`.execute(
      stage.database.db,
    )
    raul = await stage.signedIn('raul', { admin: true })
    joel = await stage.signedIn('joel', { admin: true })
    fabian = await stage.signedIn('fabian', { admin: true })
  })
  afterAll(() => stage.close())

  const saved = async (who = raul) =>
    (await who.call(listSaved)).body.data as { replies: SavedReply[]; views: SavedView[] }
  const named = async (name: string, who = raul) =>
    (await saved(who)).replies.find((reply) => reply.name === name)
  const save = (who: Visitor, name: string, more: Record<string, unknown> = {}) =>
    who.call(saveReply, { body: { id: null, name, kind: 'bookings', ...WORDS, ...more } })

  test('a reply is the club’s: a colleague reads it, changes it as it was read, and removes it', async () => {
    expect((await save(raul, 'Yours')).code).toBe(200)
    const reply = await named('Yours', joel)
    expect(reply).toMatchObject({
      kind: 'bookings',
      ...WORDS,
      sequence: 1,
      by: expect.stringContaining('Raúl'),
    })
    const { id, sequence } = reply ?? { id: 0, sequence: 0 }
    expect((await save(joel, 'Yours', { id, sequence, en: 'Dear {owner}!' })).code).toBe(200)
    expect(await named('Yours')).toMatchObject({ en: 'Dear {owner}!', by: expect.stringContaining('Joel') })
    // What was read before is not what it is now.
    expect((await save(raul, 'Yours', { id, sequence })).body.code).toBe('REPLY_CHANGED')
    expect((await raul.call(removeReply, { body: { id, sequence } })).body.code).toBe('REPLY_CHANGED')
    expect((await raul.call(removeReply, { body: { id, sequence: 2 } })).code).toBe(200)
    expect(await named('Yours')).toBeUndefined()
    expect((await save(raul, 'Yours', { id, sequence: 2 })).code).toBe(404)
  })

  test('of two desks that change one reply at once, one is told', async () => {
    await save(raul, 'At once')
    const { id = 0, sequence = 0 } = (await named('At once')) ?? {}
    const tries = await Promise.all([
      save(raul, 'At once', { id, sequence, en: 'Raúl’s' }),
      save(joel, 'At once', { id, sequence, en: 'Joel’s' }),
    ])
    expect(tries.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('braces that nothing fills in are not saved, nor a reply to what is not one’s work', async () => {
    const wrong = await save(raul, 'Wrong', { es: 'Hola, {nombre}' })
    expect([wrong.code, wrong.body.code]).toEqual([409, 'UNKNOWN_PLACEHOLDER'])
    expect(JSON.stringify(wrong.body)).toContain('{nombre}')
    expect((await save(raul, 'Money', { kind: 'questions' })).body.code).toBe('NOT_THEIR_WORK')
    expect((await save(fabian, 'Money', { kind: 'questions' })).code).toBe(200)
    const money = await named('Money', fabian)
    expect(await named('Money', raul)).toBeUndefined()
    const { id = 0, sequence = 0 } = money ?? {}
    expect((await raul.call(removeReply, { body: { id, sequence } })).code).toBe(404)
    expect((await save(raul, 'Mine now', { id, sequence })).code).toBe(404)
  })

  test('a view is one’s own; shared, colleagues see it and do not remove it', async () => {
    const keep = (name: string, shared: boolean, who = raul) =>
      who.call(saveView, {
        body: { name, shared, filter: { show: 'bookings', arrival: 'week', sort: 'arrival' } },
      })
    await keep('Arriving', true)
    await keep('Quiet', false)
    const [own, theirs] = [(await saved()).views, (await saved(joel)).views]
    expect(own.map(({ name, own: isOwn }) => [name, isOwn])).toEqual([
      ['Arriving', true],
      ['Quiet', true],
    ])
    expect(theirs).toMatchObject([
      {
        name: 'Arriving',
        own: false,
        shared: true,
        filter: { show: 'bookings', arrival: 'week', sort: 'arrival' },
      },
    ])
    const id = theirs[0]?.id
    expect((await joel.call(removeView, { body: { id } })).code).toBe(404)
    // The same name again is the same view.
    await keep('arriving', false)
    expect((await saved(joel)).views).toEqual([])
    expect((await saved()).views.map(({ name }) => name)).toEqual(['arriving', 'Quiet'])
    expect((await raul.call(removeView, { body: { id } })).code).toBe(200)
    expect(
      (await raul.call(saveView, { body: { name: 'Odd', shared: false, filter: { show: 'nothing' } } })).code,
    ).toBe(400)
  })

  test('there are so many views a person and no more', async () => {
    for (let at = (await saved()).views.length; at < MOST_VIEWS; at++)
      await raul.call(saveView, { body: { name: `View ${at}`, shared: false, filter: {} } })
    const more = await raul.call(saveView, { body: { name: 'One more', shared: false, filter: {} } })
    expect([more.code, more.body.code]).toEqual([409, 'TOO_MANY_VIEWS'])
    expect((await raul.call(saveView, { body: { name: 'VIEW 5', shared: true, filter: {} } })).code).toBe(200)
  })
})
