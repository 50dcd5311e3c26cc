import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNewsletters, readDashboard } from '../../dashboard/dashboard.endpoints.ts'
import { listEditions, removeEdition, saveEdition } from '../../dashboard/publish.endpoints.ts'
import { addDays } from '../../kernel/day.ts'
import { listEvents, listProducts } from '../../marketplace/catalogue.endpoints.ts'
import { listWrittenEvents, saveEvent } from '../../marketplace/publish/publish-events.endpoints.ts'
import {
  listWrittenProducts,
  saveProduct,
  withdrawProduct,
} from '../../marketplace/publish/publish-products.endpoints.ts'
import { asSent, eventAsSent, NEW_EVENT, NEW_PRODUCT } from '../../marketplace/server/testing.goods.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { listPromotions, readSharedPromotion } from '../../promotions/promotions.endpoints.ts'
import { saveOffer, withdrawOffer } from '../../promotions/publish.endpoints.ts'
import { sweepFiles } from '../../server/files/sweep.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { uploadPhoto } from '../photos.endpoints.ts'
import { LARGEST_PHOTO } from '../pictures.ts'
import { removeUnnamedPhotos } from './photos.store.ts'

const ALT = { en: 'Two kayaks in the last light', es: 'Dos kayaks con la última luz' }

/** A photograph as a telephone takes it: turned, and with the place where it was taken. */
async function photograph(): Promise<File> {
  const content = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '21/1 9/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(content)], 'IMG_2042.jpg')
}

describe.each(ENGINES)('photographs of the desk on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let ruth: Visitor
  let stranger: Visitor
  let contractId: number
  let picture: File
  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('raul', { admin: true })
    ruth = await club.signedIn('ruth', { admin: true })
    elena = await club.signedIn('elena')
    stranger = club.visitor()
    picture = await photograph()
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      club.database.db,
    )
    contractId = rows[0]!.id
  })
  afterAll(() => club.close())

  const upload = (who: Visitor, photo: File = picture) => who.call(uploadPhoto, { files: { photo: [photo] } })
  const uploaded = async (): Promise<string> => (await upload(desk)).body.data.picture
  const told = (...names: string[]) => names.map((name) => ({ picture: name, alt: ALT }))
  const open = (who: Visitor, name: string, width = 400) =>
    who.open(`/api/photos/${name.slice('photo-'.length)}/${width}`)
  const codes = (name: string) =>
    Promise.all([desk, elena, ruth, stranger].map(async (who) => (await open(who, name)).statusCode))
  const count = async (table: 'photos' | 'stored_files') => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(
      club.database.db,
    )
    return rows[0]!.n
  }
  const keptKeys = async () => {
    const keys: string[] = []
    for await (const key of club.files.listOlder(new Date(Date.now() + 60_000))) keys.push(key)
    return keys
  }
  const product = async (id: number) =>
    asSent((await desk.call(listWrittenProducts, { query: { id } })).body.data[0])
  const save = (body: object) => desk.call(saveProduct, { body })

  test('a photograph is kept in three widths, upright and without what the camera wrote; the desk alone sees it', async () => {
    expect(Buffer.from(await picture.arrayBuffer()).includes('Telephone')).toBe(true)
    const name = await uploaded()
    expect(name).toMatch(/^photo-[0-9a-f-]{36}$/)
    expect(await codes(name)).toEqual([200, 404, 404, 404])
    for (const width of [400, 800, 1600]) {
      const { rawPayload, headers } = await open(desk, name, width)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=604800, immutable',
        'x-content-type-options': 'nosniff',
      })
      const read = await sharp(rawPayload).metadata()
      expect([read.format, read.width, read.height]).toEqual(['webp', width, Math.round((width / 3) * 4)])
      expect([read.exif, read.xmp, read.iptc, read.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(rawPayload.includes('Telephone')).toBe(false)
    }
    expect((await open(desk, name, 401)).statusCode).toBe(404)
    const tag = (await open(desk, name)).headers.etag as string
    const again = await desk.open(`/api/photos/${name.slice(6)}/400`, { 'if-none-match': tag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await desk.open('/api/photos/..%2f..%2fetc%2fpasswd/400')).statusCode).toBe(404)
  })

  test('nobody but the desk uploads, and of what is refused nothing is kept', async () => {
    const before = [await count('photos'), await count('stored_files'), (await keptKeys()).length]
    expect((await upload(stranger)).code).toBe(401)
    expect((await upload(elena)).code).toBe(404)
    expect((await upload(ruth)).code).toBe(404)
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    // A few bytes that say they unfold to 50,000 by 50,000 pixels.
    const bomb = Buffer.concat([
      header,
      Buffer.from('0000c3500000c35008060000005d6d4a0a', 'hex'),
      Buffer.alloc(64),
    ])
    const heic = Buffer.concat([
      Buffer.from('00000018', 'hex'),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(400),
    ])
    const wrong: [Uint8Array<ArrayBuffer> | string, string, string][] = [
      ['<html><script>alert(1)</script></html>', 'reef.jpg', 'BAD_FILE_TYPE'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'reef.webp', 'BAD_FILE_TYPE'],
      [new Uint8Array(heic), 'IMG_2042.heic', 'BAD_FILE_TYPE'],
      [new Uint8Array(bomb), 'small.png', 'PHOTO_UNREADABLE'],
      [
        new Uint8Array(Buffer.concat([Buffer.from(await picture.arrayBuffer()).subarray(0, 900)])),
        'half.jpg',
        'PHOTO_UNREADABLE',
      ],
      [new Uint8Array(LARGEST_PHOTO), 'large.jpg', 'FILE_TOO_LARGE'],
    ]
    for (const [content, name, code] of wrong)
      expect((await upload(desk, new File([content], name))).body, name).toMatchObject({
        status: false,
        code,
      })
    const two = await desk.call(uploadPhoto, { files: { photo: [picture, picture] } })
    expect(two.body.code).toBe('TOO_MANY_IMAGES')
    expect((await desk.call(uploadPhoto, { body: {} })).body.code).toBe('PHOTO_MISSING')
    expect([await count('photos'), await count('stored_files'), (await keptKeys()).length]).toEqual(before)
  })

  test('a product shows its photographs in their order once it is out; what it gives up is gone', async () => {
    const [first, second, third] = [await uploaded(), await uploaded(), await uploaded()]
    const pictures = { picture: first, gallery: ['bay-dusk', second, third] }
    const draft = { ...NEW_PRODUCT, ...pictures, name: { en: 'Kayaks at night', es: 'Kayaks de noche' } }
    expect((await save(draft)).body.code).toBe('PHOTO_UNTOLD')
    const half = [{ picture: first, alt: { en: 'Only', es: ' ' } }]
    const blank = await save({ ...draft, photos: half })
    expect([blank.code, Object.keys(blank.body.fields)]).toEqual([400, ['photos.0.alt.es']])

    const { id, slug } = (await save({ ...draft, photos: told(first, second, third) })).body.data
    expect(await codes(second)).toEqual([200, 404, 404, 404])
    const written = await product(id)
    expect(written).toMatchObject({ ...pictures, photos: expect.arrayContaining(told(first, second, third)) })

    await save({ ...written, gallery: [third, 'bay-dusk', second], publish: true })
    expect(await codes(second)).toEqual([200, 200, 200, 404])
    const seen = (await elena.call(listProducts, { query: { slug } })).body.data[0]
    expect(seen.picture).toBe(first)
    expect(seen.page.gallery).toEqual([first, third, 'bay-dusk', second])
    expect(seen.page.photos).toHaveLength(3)
    expect(seen.page.photos).toEqual(expect.arrayContaining(told(first, second, third)))
    const listed = (await elena.call(listProducts, { query: { q: 'kayaks at night' } })).body.data[0]
    expect(listed.picture).toBe(first)

    // Another one in its place, and one fewer: both are gone at once, their content with the next sweep.
    const [files, kept] = [await count('stored_files'), (await keptKeys()).length]
    const replaced = await uploaded()
    const changed = { ...(await product(id)), picture: replaced, gallery: [third] }
    expect(
      (
        await save({
          ...changed,
          photos: [...told(replaced), { picture: third, alt: { en: 'New', es: 'Nuevo' } }],
        })
      ).code,
    ).toBe(200)
    expect(
      await Promise.all(
        [first, second, third, replaced].map(async (one) => (await open(elena, one)).statusCode),
      ),
    ).toEqual([404, 404, 200, 200])
    expect(await count('stored_files')).toBe(files - 3)
    await sweepFiles(club.database.db, club.files, new Date(Date.now() + 7_200_000))
    expect((await keptKeys()).length).toBe(kept - 3)
    const after = (await elena.call(listProducts, { query: { slug } })).body.data[0]
    expect(after.page.photos).toEqual(
      expect.arrayContaining([{ picture: third, alt: { en: 'New', es: 'Nuevo' } }]),
    )

    expect((await save({ ...(await product(id)), gallery: [first] })).body.code).toBe('PHOTO_GONE')
    const { version } = await product(id)
    await desk.call(withdrawProduct, { body: { id, version, deed: 'withdraw' } })
    expect((await open(elena, third)).statusCode).toBe(200)
  })

  test('a removed draft takes its photograph along; one that nothing names goes after a month', async () => {
    const [name, unnamed] = [await uploaded(), await uploaded()]
    const { id } = (await save({ ...NEW_PRODUCT, picture: name, gallery: [], photos: told(name) })).body.data
    const { version } = await product(id)
    expect((await desk.call(withdrawProduct, { body: { id, version, deed: 'remove' } })).code).toBe(200)
    expect(await codes(name)).toEqual([404, 404, 404, 404])
    const { db } = club.database
    const now = club.clock.now()
    await removeUnnamedPhotos(db, now)
    expect((await open(desk, unnamed)).statusCode).toBe(200)
    const left = await count('photos')
    await removeUnnamedPhotos(db, new Date(now.getTime() + 1))
    expect((await open(desk, unnamed)).statusCode).toBe(404)
    // The first test's, and this one; the product's that is withdrawn stay.
    expect(await count('photos')).toBe(left - 2)
  })

  test('an event shows its photograph', async () => {
    const name = await uploaded()
    const event = { ...NEW_EVENT, picture: name, photos: told(name), publish: true }
    const { id, slug } = (await desk.call(saveEvent, { body: event })).body.data
    const seen = (await elena.call(listEvents, { query: { slug } })).body.data[0]
    expect(seen).toMatchObject({ picture: name, gallery: [name], photos: told(name) })
    expect((await open(elena, name, 1600)).statusCode).toBe(200)
    const written = eventAsSent((await desk.call(listWrittenEvents, { query: { id } })).body.data[0])
    expect(
      (await desk.call(saveEvent, { body: { ...written, picture: 'bay-dusk', gallery: [] } })).code,
    ).toBe(200)
    expect((await open(elena, name)).statusCode).toBe(404)
  })

  test('a newsletter shows its photograph, in the reader’s language told', async () => {
    const name = await uploaded()
    const letter = {
      title: { en: 'The reef is back', es: 'Volvió el arrecife' },
      summary: { en: 'A year later', es: 'Un año después' },
      body: { en: 'See for yourselves.', es: 'Véanlo ustedes.' },
      ...{ picture: name, photos: told(name), day: TEST_DAY, version: 0 },
    }
    const { edition } = (await desk.call(saveEdition, { body: { ...letter, publish: false } })).body.data
    expect(await codes(name)).toEqual([200, 404, 404, 404])
    const { changed } = (await desk.call(listEditions)).body.data.find(
      (one: { edition: number }) => one.edition === edition,
    )
    await desk.call(saveEdition, { body: { ...letter, edition, version: changed.version, publish: true } })
    const home = (await elena.call(readDashboard, { query: { idContract: contractId } })).body
    expect(home.newsletters[0]).toMatchObject({ cover: name, coverAlt: ALT.en })
    expect(home.newsletters[1].coverAlt).toBe('')
    const spanish = (await elena.call(listNewsletters, { query: { language: 1 } })).body.data[0]
    expect(spanish).toMatchObject({ cover: name, coverAlt: ALT.es })
    expect(await codes(name)).toEqual([200, 200, 200, 404])
    const listed = (await desk.call(listEditions)).body.data.find(
      (one: { edition: number }) => one.edition === edition,
    )
    expect(listed.photos).toEqual(told(name))
    expect(
      (await desk.call(removeEdition, { query: { edition, version: listed.changed.version } })).body.code,
    ).toBe('CHANGED_MEANWHILE')
  })

  test('a guest sees the photograph of a promotion while everybody may read it, and no other', async () => {
    const [name, next, other] = [await uploaded(), await uploaded(), await uploaded()]
    const both = (text: string) => ({ en: text, es: `${text}, en español` })
    const offer = {
      ...{ code: 'PHOTO-1', title: both('Nights by the reef'), summary: both('Stay'), body: both('Words') },
      ...{ disclaimer: both('Terms'), percentOff: 10, picture: name, photos: told(name), position: 1 },
      ...{ firstDay: TEST_DAY, lastDay: addDays(TEST_DAY, 9), version: 0 },
    }
    const saved = async (body: object) => (await desk.call(saveOffer, { body })).body.data
    const { id, slug } = await saved({ ...offer, publish: false })
    expect(await codes(name)).toEqual([200, 404, 404, 404])
    const later = { ...offer, code: 'PHOTO-2', title: both('Later'), picture: next, photos: told(next) }
    await saved({ ...later, firstDay: addDays(TEST_DAY, 1), publish: true })
    expect(await codes(next)).toEqual([200, 200, 200, 404])

    const { rows } = await sql<{ version: number }>`
      SELECT max(id) AS version FROM publications WHERE kind = 'promotion' AND subject = ${id}`.execute(
      club.database.db,
    )
    await saved({ ...offer, idPromo: id, version: rows[0]!.version, publish: true })
    expect(await codes(name)).toEqual([200, 200, 200, 200])
    expect((await open(stranger, name)).headers['cache-control']).toBe('private, no-cache')
    const shared = (await stranger.call(readSharedPromotion, { query: { slug, language: 'es' } })).body.data
    expect(shared).toMatchObject({ picture: name, pictureAlt: ALT.es })
    const listed = (await elena.call(listPromotions, { query: { idContract: contractId } })).body.data
    expect(listed).toContainEqual(expect.objectContaining({ picture: name, pictureAlt: ALT.en }))
    expect((await open(stranger, other)).statusCode).toBe(404)

    const { rows: last } = await sql<{ version: number }>`
      SELECT max(id) AS version FROM publications WHERE kind = 'promotion' AND subject = ${id}`.execute(
      club.database.db,
    )
    expect((await desk.call(withdrawOffer, { body: { idPromo: id, version: last[0]!.version } })).code).toBe(
      200,
    )
    expect(await codes(name)).toEqual([200, 200, 200, 404])
  })

  test('the database rejects a reference to a photograph that does not exist or has no description, and the removal of one that is referred to', async () => {
    const { db } = club.database
    const rename = (name: string) => sql`UPDATE packages SET picture = ${name} WHERE id = 1`.execute(db)
    const name = await uploaded()
    await expect(rename('photo-00000000-0000-4000-8000-000000000000')).rejects.toThrow(/packages_photo_fkey/)
    await expect(rename(name)).rejects.toThrow(/packages_photo_fkey/)
    const tell = (alt: object | null) =>
      sql`UPDATE photos SET alt = ${alt && JSON.stringify(alt)}::jsonb WHERE key = ${name.slice(6)}::uuid`.execute(
        db,
      )
    await expect(tell({ en: 'Only', es: '' })).rejects.toThrow(/bilingual/)
    await tell(ALT)
    await rename(name)
    await expect(tell(null)).rejects.toThrow(/packages_photo_fkey/)
    await expect(sql`DELETE FROM photos WHERE key = ${name.slice(6)}::uuid`.execute(db)).rejects.toThrow(
      /_fkey/,
    )
    await sql`SELECT remove_photo(${name.slice(6)}::uuid)`.execute(db)
    expect((await open(desk, name)).statusCode).toBe(200)
    // What is not taken up again by the end of the transaction is gone.
    await db.transaction().execute(async (trx) => {
      await sql`UPDATE packages SET picture = 'bay-dusk' WHERE id = 1`.execute(trx)
      await sql`UPDATE packages SET picture = ${name} WHERE id = 1`.execute(trx)
    })
    expect((await open(desk, name)).statusCode).toBe(200)
    await rename('bay-dusk')
    expect((await open(desk, name)).statusCode).toBe(404)
  })
})
