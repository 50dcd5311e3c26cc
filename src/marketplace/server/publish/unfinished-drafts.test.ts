import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  keepUnfinished,
  listUnfinished,
  removeUnfinished,
  type UnfinishedDraft,
} from '../../../drafts/drafts.endpoints.ts'
import { uploadPhoto } from '../../../photos/photos.endpoints.ts'
import { removeUnnamedPhotos } from '../../../photos/server/photos.store.ts'
import { ENGINES, type TestApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_NOW } from '../../../server/testing.day.ts'
import { listProducts } from '../../catalogue.endpoints.ts'
import {
  listWrittenProducts,
  saveProduct,
  withdrawProduct,
} from '../../publish/publish-products.endpoints.ts'
import { deskAndShop, NEW_PRODUCT } from '../testing.goods.ts'

describe.each(ENGINES)('an unfinished draft on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  beforeAll(async () => {
    ;({ club, desk, elena } = await deskAndShop(engine))
  })
  afterAll(() => club.close())

  const TITLE = { en: '', es: 'Kayak al atardecer' }
  const keep = (more: object = {}, who = desk) =>
    who.call(keepUnfinished, {
      body: {
        id: null,
        version: 0,
        kind: 'product',
        subject: null,
        title: TITLE,
        typed: { name: TITLE, variants: [{ sale: null }] },
        ...more,
      },
    })
  const kept = async () =>
    (await desk.call(listUnfinished, { query: { kind: 'product' } })).body.data as UnfinishedDraft[]
  const keptAs = async (id: number) => (await kept()).find((one) => one.id === id)

  test('is kept in one language as it was typed, for the desk alone', async () => {
    const { code, body } = await keep()
    expect([code, body.data]).toEqual([200, { id: expect.any(Number), version: 1 }])
    expect(await keptAs(body.data.id)).toEqual({
      id: body.data.id,
      subject: null,
      title: TITLE,
      typed: { name: TITLE, variants: [{ sale: null }] },
      changed: { version: 1, by: expect.any(String), deed: 'drafted', at: expect.any(String) },
    })
    expect((await elena.call(listUnfinished, { query: { kind: 'product' } })).code).toBe(404)
    const found = await elena.call(listProducts, { query: { q: 'Kayak al atardecer' } })
    expect(JSON.stringify(found.body)).not.toContain('Kayak al atardecer')
    const events = await desk.call(listUnfinished, { query: { kind: 'event' } })
    expect(events.body.data).toEqual([])
  })

  test('needs a title in one language', async () => {
    const { code, body } = await keep({ title: { en: ' ', es: '' } })
    expect([code, Object.keys(body.fields)]).toEqual([400, ['title.en']])
  })

  test('of two desks that go on with the same version one is refused', async () => {
    const { id } = (await keep()).body.data
    const both = await Promise.all([1, 2].map((price) => keep({ id, version: 1, typed: { price } })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect((await keptAs(id))?.changed.version).toBe(2)
    const gone = await desk.call(removeUnfinished, { query: { id, version: 1 } })
    expect([gone.code, gone.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await desk.call(removeUnfinished, { query: { id, version: 2 } })).code).toBe(200)
    expect(await keptAs(id)).toBeUndefined()
  })

  test('ends once the thing is saved whole, and a refused saving leaves it', async () => {
    const { id } = (await keep()).body.data
    const refused = await desk.call(saveProduct, {
      body: { ...NEW_PRODUCT, publish: true, unfinished: id, variants: [] },
    })
    expect(refused.code).toBe(400)
    expect(await keptAs(id)).toBeDefined()
    const saved = await desk.call(saveProduct, { body: { ...NEW_PRODUCT, unfinished: id } })
    expect(saved.code).toBe(200)
    expect(await keptAs(id)).toBeUndefined()
  })

  test('of a saved draft there is one, and it goes with it', async () => {
    const { id: subject } = (await desk.call(saveProduct, { body: NEW_PRODUCT })).body.data
    const { id } = (await keep({ subject })).body.data
    expect((await keep({ subject })).body.code).toBe('CHANGED_MEANWHILE')
    const written = (await desk.call(listWrittenProducts, { query: { id: subject } })).body.data[0]
    const body = { id: subject, version: written.changed.version, deed: 'remove' }
    expect((await desk.call(withdrawProduct, { body })).code).toBe(200)
    expect(await keptAs(id)).toBeUndefined()
  })

  test('keeps the photographs that it names', async () => {
    const { db } = club.database
    const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7' } })
      .jpeg()
      .toBuffer()
    const photo = new File([new Uint8Array(content)], 'kayak.jpg')
    const { picture } = (await desk.call(uploadPhoto, { files: { photo: [photo] } })).body.data
    const key = picture.slice('photo-'.length)
    const isThere = async () =>
      (await sql`SELECT FROM photos WHERE key = ${key}::uuid`.execute(db)).rows.length === 1
    const { id, version } = (await keep({ typed: { picture } })).body.data
    await removeUnnamedPhotos(db, new Date(TEST_NOW.getTime() + 86_400_000))
    expect(await isThere()).toBe(true)
    await desk.call(removeUnfinished, { query: { id, version } })
    await removeUnnamedPhotos(db, new Date(TEST_NOW.getTime() + 86_400_000))
    expect(await isThere()).toBe(false)
  })
})
