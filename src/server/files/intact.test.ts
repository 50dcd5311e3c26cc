import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onePagePdf } from '../testing.pdf.ts'
import { isIntact } from './intact.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-intact-'))
})
afterAll(() => rm(folder, { recursive: true }))

const asked = async (mediaType: string, content: string | Buffer) => {
  const path = join(folder, 'file')
  await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return isIntact(path, mediaType)
}

/** A PDF as of version 1.5: what it holds is packed into one stream, its table stands in another. */
function packedPdf(objects: string, trailer = ''): string {
  const packed = deflateSync(objects).toString('latin1')
  const head = `%PDF-1.5\n4 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\r\n`
  const body = `${head}${packed}\nendstream endobj\n`
  return `${body}9 0 obj<</Type/XRef${trailer}>>stream\nendstream endobj\nstartxref\n${body.length}\n%%EOF\n`
}

describe('a PDF', () => {
  const whole = onePagePdf()
  const hollow = whole.replace('/Type/Page/', '/Type/Pages/')
  test.each<[string, string, boolean]>([
    ['with a page', whole, true],
    ['with something behind its end', `${whole}${'\0'.repeat(900)}`, true],
    ['whose objects are packed', packedPdf('1 0 <</Type /Page>>'), true],
    ['that is encrypted', packedPdf('unreadable', '/Encrypt 7 0 R'), true],
    ['that only begins as one', '%PDF-1.7\n', false],
    ['that begins and ends as one', '%PDF-1.7\n%%EOF\n', false],
    ['that is cut', whole.slice(0, -30), false],
    ['without a page', hollow, false],
    ['without a page among what is packed', packedPdf('1 0 <</Type /Pages>>'), false],
    ['whose table is past its end', whole.replace(/startxref\n\d+/, 'startxref\n99999'), false],
    [
      'whose table is no table',
      onePagePdf('x'.repeat(400)).replace(/startxref\n\d+/, 'startxref\n300'),
      false,
    ],
    ['that would unpack to 64 MB', packedPdf('x'.repeat(67_108_864)), false],
    [
      'of many streams without an end',
      `${'/Type/ObjStm '.repeat(50_000)}${whole}`.replace('/Page/', '/P/'),
      false,
    ],
  ])('%s', async (_, content, is) => {
    expect(await asked('application/pdf', content)).toBe(is)
  })
})

describe('an office file', () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const head = Buffer.from('PK\x03\x04........[Content_Types].xml', 'latin1')
  const zip = (list: string, at = head.length) => {
    const end = Buffer.alloc(22)
    end.write('PK\x05\x06', 'latin1')
    end.writeUInt32LE(list.length, 12)
    end.writeUInt32LE(at, 16)
    return Buffer.concat([head, Buffer.from(list, 'latin1'), end])
  }
  const list = 'PK\x01\x02....[Content_Types].xml'
  test.each<[string, Buffer, boolean]>([
    ['with its list of parts', zip(list), true],
    ['that only begins as one', head, false],
    ['whose list stands elsewhere', zip(list, 5_000), false],
    ['whose list names other parts', zip('PK\x01\x02....a.txt'), false],
    ['with a program in it', zip(`${list}PK\x01\x02....word/vbaProject.bin`), false],
    ['with a part that leads outside', zip(`${list}PK\x01\x02....../../etc/x`), false],
    ['that is cut', zip(list).subarray(0, -10), false],
  ])('%s', async (_, content, is) => {
    expect(await asked(type, content)).toBe(is)
  })
})

describe('a film', () => {
  const box = (name: string, bytes = 8, said = bytes) => {
    const one = Buffer.alloc(bytes)
    one.writeUInt32BE(said, 0)
    one.write(name, 4, 'latin1')
    return one
  }
  const ftyp = box('ftyp', 24)
  test.each<[string, Buffer[], boolean]>([
    ['with its index', [ftyp, box('mdat', 40), box('moov', 60)], true],
    ['whose last box goes to the end', [ftyp, box('moov', 60), box('mdat', 40, 0)], true],
    ['that only begins as one', [ftyp], false],
    ['that is cut', [ftyp, box('moov', 60), box('mdat', 40, 400)], false],
    ['whose boxes go nowhere', [ftyp, box('moov', 60, 4)], false],
  ])('%s', async (_, boxes, is) => {
    expect(await asked('video/mp4', Buffer.concat(boxes))).toBe(is)
  })
})

test('of other kinds nothing is asked', async () => {
  expect(await asked('text/csv', 'a,b')).toBe(true)
})
