import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import {
  addPhoto,
  captionPhoto,
  LONGEST_CAPTION,
  listPhotos,
  type Photo,
  removePhoto,
} from '../gallery.endpoints.ts'
import { readOwner, updateOwnerStatus } from '../owner.endpoints.ts'
import { CLUB_CAST } from './testing.club.ts'

const picture = async (width = 40, height = 30, name = 'terrace.png') => {
  const image = sharp({ create: { width, height, channels: 3, background: '#0a7' } }).withMetadata({
    exif: { IFD0: { Copyright: 'where we live' } },
  })
  return new File([new Uint8Array(await image.png().toBuffer())], name)
}

/** Uncompressed, so that two of them differ in their bytes alone. */
const plainPicture = async (background: string) => {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png({
    compressionLevel: 0,
  })
  return new File([new Uint8Array(await image.toBuffer())], 'wall.png')
}

describe.each(ENGINES)('an owner’s photos, %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let ines: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    ines = await club.signedIn('ines')
  })
  afterAll(() => club.close())

  const add = (who: Visitor, file: File, headers: Record<string, string> = {}) =>
    who.call(addPhoto, { body: {}, files: { file: [file] }, headers })
  const kept = async () =>
    Number(
      (
        await club.database.db
          .selectFrom('stored_files')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )

  test('a photo is re-encoded, opens for its owner alone, and goes with its file', async () => {
    const answer = await add(elena, await picture(3000, 1500))
    expect(answer.code).toBe(200)
    const [photo] = answer.body.data as Photo[]
    const opened = await elena.open(photo?.urlmomentpicture ?? '')
    expect(opened.headers['content-type']).toBe('image/webp')
    const facts = await sharp(opened.rawPayload).metadata()
    expect([facts.width, facts.height, facts.exif]).toEqual([1600, 800, undefined])
    expect((await ines.open(photo?.urlmomentpicture ?? '')).statusCode).toBe(404)
    expect((await ines.call(removePhoto, { query: { idGallery: photo?.idGallery } })).code).toBe(404)
    expect((await ines.call(listPhotos, { query: { idOwner: CLUB_CAST.elena.id } })).code).toBe(404)
    const removed = await elena.call(removePhoto, { query: { idGallery: photo?.idGallery } })
    expect(removed.body.data).toEqual([])
    expect((await elena.open(photo?.urlmomentpicture ?? '')).statusCode).toBe(404)
  })

  test('a photo has a caption of one line, from its owner alone, and loses it again', async () => {
    const [photo] = (await add(elena, await picture())).body.data as Photo[]
    const idGallery = photo!.idGallery
    expect(photo!.caption).toBe('')
    const say = (who: Visitor, caption?: string) =>
      who.call(captionPhoto, { body: { idGallery, ...(caption !== undefined && { caption }) } })
    expect((await say(elena, ' Sunset from our terrace ')).body.data).toMatchObject([
      { idGallery, caption: 'Sunset from our terrace' },
    ])
    expect((await say(ines, 'Mine')).code).toBe(404)
    expect((await say(elena, 'x'.repeat(LONGEST_CAPTION + 1))).code).toBe(400)
    expect((await say(elena, 'two\nlines')).code).toBe(400)
    expect((await elena.call(listPhotos)).body.data[0].caption).toBe('Sunset from our terrace')
    expect((await say(elena)).body.data[0].caption).toBe('')
    await elena.call(removePhoto, { query: { idGallery } })
  })

  test('holds five, however many are sent at once', async () => {
    const files = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => picture()))
    const codes = (await Promise.all(files.map((file) => add(ines, file)))).map(
      ({ body }) => body.code ?? 'done',
    )
    expect(codes.sort()).toEqual(['GALLERY_FULL', 'GALLERY_FULL', 'done', 'done', 'done', 'done', 'done'])
    const { data } = (await ines.call(listPhotos)).body
    expect(data).toHaveLength(5)
    for (const { idGallery } of data) await ines.call(removePhoto, { query: { idGallery } })
  })

  test('what is no picture leaves nothing behind', async () => {
    const before = await kept()
    const page = new File(['<html><script>'], 'me.png')
    expect((await add(elena, page)).body).toMatchObject({
      code: 'BAD_FILE_TYPE',
      message: expect.stringContaining('me.png'),
    })
    const cut = new File([(await picture()).slice(0, 60)], 'cut.png')
    expect((await add(elena, cut)).body.code).toBe('PHOTO_UNREADABLE')
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await add(elena, new File([new Uint8Array(bomb)], 'bomb.png'))).body.code).toBe(
      'PHOTO_UNREADABLE',
    )
    const huge = new File([new Uint8Array(10_485_760)], 'huge.png')
    expect((await add(elena, huge)).body).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect((await elena.call(addPhoto, { body: {}, files: {} })).body.code).toBe('PHOTO_MISSING')
    expect((await add(club.visitor(), await picture())).code).toBe(401)
    expect(await kept()).toBe(before)
  })

  test('the same key hangs one photo', async () => {
    const headers = { 'idempotency-key': `photo-${engine}` }
    const file = await picture()
    await add(elena, file, headers)
    await add(elena, file, headers)
    expect((await elena.call(listPhotos)).body.data).toHaveLength(1)
  })

  test('the same key with another picture of the same name and size is refused: it is no repetition', async () => {
    const headers = { 'idempotency-key': `another-photo-${engine}` }
    const [red, blue] = await Promise.all(['red', 'blue'].map(plainPicture))
    if (!red || !blue) throw new Error('No pictures')
    expect(blue.size).toBe(red.size)
    expect((await add(elena, red, headers)).code).toBe(200)
    const { code, body } = await add(elena, blue, headers)
    expect([code, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('the owner decides on the newsletter and the language', async () => {
    expect((await elena.call(readOwner)).body.data).toMatchObject({ newsletter: true, languageCode: 'ENG' })
    const changed = await elena.call(updateOwnerStatus, {
      body: { newsletter: false, language: 'es' },
      files: {},
    })
    expect(changed.body.data).toMatchObject({ newsletter: false, languageCode: 'ESP', languageId: 1 })
    expect(
      (await elena.call(updateOwnerStatus, { body: { newsletter: true, language: 'en' } })).body.data,
    ).toMatchObject({
      newsletter: true,
      languageName: 'English',
    })
    const other = await elena.call(updateOwnerStatus, {
      body: { idOwner: CLUB_CAST.marcos.id, newsletter: false },
    })
    expect(other.code).toBe(404)
  })
})
