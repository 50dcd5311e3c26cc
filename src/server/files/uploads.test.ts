import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heicPhoto } from './testing.heic.ts'
import { contentOf, readForms, receiveUploads } from './uploads.ts'

const FIELDS = {
  images: { most: 2, bytes: 20_000, kinds: ['image'] },
  files: { most: 1, bytes: 20_000, kinds: ['document'] },
} as const

let app: FastifyInstance
let folders: string[] = []
/** What the uploads of the last call held. */
let heard: Buffer[] = []
let picture: File

beforeAll(async () => {
  app = fastify()
  await readForms(app)
  app.post('/', async (request) => {
    const { outcome, forget } = await receiveUploads(request, FIELDS)
    if (!outcome.ok) {
      await forget()
      return outcome
    }
    const uploads = Object.values(outcome.value.files).flat()
    folders = uploads.map(({ path }) => dirname(path))
    const contents = await Promise.all(uploads.map(contentOf))
    heard = contents
    await forget()
    return { data: outcome.value.data, uploads, lengths: contents.map(({ length }) => length) }
  })
  const { data } = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  picture = new File([new Uint8Array(data)], 'terrace.png')
})
afterAll(() => app.close())

async function send(data: unknown, files: [field: string, file: File][]) {
  const form = new FormData()
  if (data !== undefined) form.set('data', typeof data === 'string' ? data : JSON.stringify(data))
  for (const [field, file] of files) form.append(field, file, file.name)
  return (await app.inject({ method: 'POST', url: '/', payload: form })).json()
}

test('files arrive with their type by their bytes, and are gone after the call', async () => {
  const note = new File(['a,b\n1,2\n'], 'C:\\lists\\guests.csv')
  const answer = await send({ id: 7 }, [
    ['images', picture],
    ['files', note],
  ])
  expect(answer).toMatchObject({
    data: { id: 7 },
    uploads: [
      { name: 'terrace.png', mediaType: 'image/png', bytes: picture.size },
      { name: 'guests.csv', mediaType: 'text/csv', bytes: 8 },
    ],
    lengths: [picture.size, 8],
  })
  expect(folders.length).toBe(2)
  for (const folder of folders) expect(existsSync(folder)).toBe(false)
})

test.each([
  ['a page that calls itself a picture', 'images', new File(['<html>'], 'a.png'), 'BAD_FILE_TYPE'],
  ['a drawing that could run scripts', 'images', new File(['<svg/>'], 'a.svg'), 'BAD_FILE_TYPE'],
  ['a program that calls itself text', 'files', new File(['\x7fELF\0\0'], 'a.txt'), 'BAD_FILE_TYPE'],
  ['an empty file', 'files', new File([''], 'a.txt'), 'EMPTY_FILE'],
  ['one that is too large', 'files', new File(['x'.repeat(20_000)], 'a.txt'), 'FILE_TOO_LARGE'],
])('%s is refused', async (_, field, file, reason) => {
  expect(await send({}, [[field, file]])).toMatchObject({ ok: false, reason, values: { name: file.name } })
})

test.each([
  ['a file below the limit is taken', 19_999, { lengths: [19_999] }],
  ['one of exactly the limit is named', 20_000, { reason: 'FILE_TOO_LARGE', values: { name: 'a.txt' } }],
  ['one byte more is named', 20_001, { reason: 'FILE_TOO_LARGE', values: { name: 'a.txt' } }],
  ['two bytes more are named', 20_002, { reason: 'FILE_TOO_LARGE', values: { name: 'a.txt' } }],
  ['many more are named', 3_000_000, { reason: 'FILE_TOO_LARGE', values: { name: 'a.txt' } }],
])('%s', async (_, bytes, answer) => {
  expect(await send({}, [['files', new File(['x'.repeat(bytes)], 'a.txt')]])).toMatchObject(answer)
})

test('a telephone’s photograph (HEIC) is a JPEG from here on; one that is cut off is refused', async () => {
  const photo = heicPhoto()
  const answer = await send({}, [['images', new File([photo], 'IMG_2042.HEIC')]])
  expect(answer.uploads).toMatchObject([{ name: 'IMG_2042.jpg', mediaType: 'image/jpeg' }])
  const [{ sha256, bytes }] = answer.uploads
  expect(answer.lengths).toEqual([bytes])
  const drawn = heard[0] as Buffer
  expect(createHash('sha256').update(drawn).digest('hex')).toBe(sha256)
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 64, height: 48, channels: 3 })
  const at = (x: number) => [...data.subarray(3 * x, 3 * x + 3)]
  const [red, , noBlue] = at(4)
  const [noRed, , blue] = at(60)
  expect(red).toBeGreaterThan(180)
  expect(noBlue).toBeLessThan(80)
  expect(blue).toBeGreaterThan(180)
  expect(noRed).toBeLessThan(80)

  const half = new File([photo.subarray(0, 500)], 'half.heic')
  expect(await send({}, [['images', half]])).toMatchObject({ ok: false, reason: 'BAD_FILE_TYPE' })
  expect(await send({}, [['files', new File([photo], 'list.heic')]])).toMatchObject({
    reason: 'BAD_FILE_TYPE',
  })
})

test('a name keeps neither a path nor what would break a line or the database', async () => {
  const named = async (name: string) =>
    (await send({}, [['files', new File(['a,b'], name)]])).uploads?.[0]?.name
  expect(await named('..\\..\\list.csv')).toBe('list.csv')
  const form =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a\0b.csv"\r\n\r\na,b\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const { json } = await app.inject({ method: 'POST', url: '/', headers, payload: form })
  expect(json().uploads?.[0]?.name).toBe('ab.csv')
  expect(await named('\u202efdp.bat\u2066.csv')).toBe('fdp.bat.csv')
  expect(await named(`${'🌊'.repeat(120)}x.csv`)).toMatch(/^🌊+x\.csv$/u)
})

test('data that is too large or too deep, and a form that is none', async () => {
  expect(await send('x'.repeat(70_000), [])).toMatchObject({ reason: 'TOO_LARGE' })
  expect(await send('['.repeat(33), [])).toMatchObject({ reason: 'TOO_DEEP' })
  for (const [payload, type] of [
    ['--x\r\n', 'multipart/form-data'],
    ['--x\r\nnonsense', 'multipart/form-data; boundary=x'],
  ]) {
    const headers = { 'content-type': type }
    const { json } = await app.inject({ method: 'POST', url: '/', headers, ...(payload && { payload }) })
    expect(json()).toMatchObject({ reason: 'NOT_JSON' })
  }
})

test('too many are refused, a file in a field that nobody asked for too, and data has to be JSON', async () => {
  const three = [0, 1, 2].map((): [string, File] => ['images', picture])
  expect(await send({}, three)).toMatchObject({ reason: 'TOO_MANY_IMAGES', values: { most: 2 } })
  const two = [0, 1].map((): [string, File] => ['files', new File(['a,b'], 'a.csv')])
  expect(await send({}, two)).toMatchObject({ reason: 'TOO_MANY_FILES', values: { most: 1 } })
  expect(await send({}, [['other', picture]])).toMatchObject({ reason: 'BAD_FILE_TYPE' })
  expect(await send('{', [])).toMatchObject({ reason: 'NOT_JSON' })
})
