import { sql } from 'kysely'
import sharp, { type Noise } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listWrittenProducts, saveProduct } from '../../marketplace/publish/publish-products.endpoints.ts'
import { asSent, NEW_PRODUCT } from '../../marketplace/server/testing.goods.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { uploadPhoto } from '../photos.endpoints.ts'
import { avifWork } from './draw-avif.ts'

const ALT = { en: 'Sand', es: 'Arena' }
const TAKES_AVIF = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

/** Sand: nothing of it is alike, so that the kind of the file counts. */
const sand = () => picture({ background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } })
/** A stamp of one colour: WebP says it in fewer bytes than AVIF takes for its head. */
const stamp = () => picture({ background: '#0a7' }, { width: 24, height: 16 })

async function picture(
  create: { background: string; noise?: Noise },
  size = { width: 900, height: 600 },
): Promise<File> {
  const content = await sharp({ create: { ...size, channels: 3, ...create } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return new File([new Uint8Array(content)], 'sand.jpg')
}

describe.each(BOTH_ENGINES)('photographs as AVIF, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  const uploaded = async (photo: File): Promise<string> =>
    (await desk.call(uploadPhoto, { files: { photo: [photo] } })).body.data.picture
  const open = (who: Visitor, name: string, width = 400, headers: Record<string, string> = TAKES_AVIF) =>
    who.open(`/api/photos/${name.slice('photo-'.length)}/${width}`, headers)
  const kindOf = async (...asked: Parameters<typeof open>) => {
    const { statusCode, headers } = await open(...asked)
    return statusCode === 200 ? headers['content-type'] : statusCode
  }
  const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(club.database.db)).rows
  const draw = () =>
    avifWork.run({
      ...{ db: club.database.db, files: club.files, config: club.config, clock: club.clock.now },
      ...{ log: club.app.log, isStopping: () => false },
    })
  const keyOf = (name: string) => name.slice('photo-'.length)
  const triesOf = async (name: string) =>
    rows(sql`SELECT tries, drawn_at IS NOT NULL AS drawn FROM photo_avifs WHERE photo = ${keyOf(name)}::uuid`)
  const files = async () => (await rows(sql`SELECT FROM stored_files`)).length

  test('it is drawn once the upload is answered, for who takes it and may see it', async () => {
    const before = await files()
    const name = await uploaded(await sand())
    expect(await kindOf(desk, name)).toBe('image/webp')
    expect(await files()).toBe(before + 3)

    await Promise.all([draw(), draw()])
    expect(await files()).toBe(before + 6)
    for (const width of [400, 800, 1600]) {
      const [avif, webp] = [
        await open(desk, name, width),
        await open(desk, name, width, { accept: 'image/*' }),
      ]
      expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual([
        'image/avif',
        'image/webp',
      ])
      expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length)
      expect([avif.headers.vary, avif.headers.etag === webp.headers.etag]).toEqual(['accept', false])
      const [read, other] = [await sharp(avif.rawPayload).metadata(), await sharp(webp.rawPayload).metadata()]
      expect([read.width, read.height]).toEqual([other.width, other.height])
    }
    const { etag } = (await open(desk, name)).headers
    const again = await open(desk, name, 400, { ...TAKES_AVIF, 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)

    // It is seen by whoever sees the WebP, and goes with it.
    expect(await kindOf(elena, name)).toBe(404)
    const product = { ...NEW_PRODUCT, picture: name, gallery: [], photos: [{ picture: name, alt: ALT }] }
    const { id } = (await desk.call(saveProduct, { body: { ...product, publish: true } })).body.data
    expect(await kindOf(elena, name)).toBe('image/avif')
    const written = asSent((await desk.call(listWrittenProducts, { query: { id } })).body.data[0])
    const other = { ...written, picture: 'bay-dusk', photos: [] }
    expect((await desk.call(saveProduct, { body: { ...other, publish: true } })).code).toBe(200)
    expect(await kindOf(elena, name)).toBe(404)
    expect(await files()).toBe(before)
  })

  test('what would be no smaller stays as it is', async () => {
    const name = await uploaded(await stamp())
    const before = await files()
    await draw()
    expect(await triesOf(name)).toEqual([{ tries: 1, drawn: true }])
    expect([await files(), await kindOf(desk, name)]).toEqual([before, 'image/webp'])
  })

  test('what cannot be drawn is shown as it is, is tried three times, and keeps none of the others', async () => {
    const [broken, whole] = [await uploaded(await sand()), await uploaded(await sand())]
    const { large } = (await rows(sql`SELECT large FROM photos WHERE key = ${keyOf(broken)}::uuid`))[0] as {
      large: string
    }
    await club.files.remove(large)
    await draw()
    expect(await kindOf(desk, whole)).toBe('image/avif')
    expect(await kindOf(desk, broken)).toBe('image/webp')
    await draw()
    expect(await triesOf(broken)).toEqual([{ tries: 1, drawn: false }])
    for (const tries of [2, 3, 3]) {
      club.clock.pass(660_000)
      await draw()
      expect(await triesOf(broken)).toEqual([{ tries, drawn: false }])
    }
  })
})
