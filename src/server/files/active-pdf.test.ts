import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPaper } from '../../demo/server/files/paper-press.ts'
import { press } from '../../finance/server/pdf/press.ts'
import { writePaper } from '../../finance/server/pdf/write-paper.ts'
import { aReport } from '../../finance/testing.a-report.ts'
import { onePagePdf } from '../testing.pdf.ts'
import { doesThings } from './active-pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranda-active-'))
})
afterAll(() => rm(folder, { recursive: true }))

const asked = async (content: string | Uint8Array) => {
  const path = join(folder, 'file.pdf')
  await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  return doesThings(path)
}

/** A PDF with one more object. */
const withObject = (object: string) => `${onePagePdf()}9 0 obj${object}endobj\n`
const stream = (dictionary: string, content: Buffer | string) =>
  withObject(
    `<<${dictionary}>>stream\n${typeof content === 'string' ? content : content.toString('latin1')}\nendstream `,
  )
const packed = (objects: string, more = '') =>
  stream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}`, deflateSync(objects))

test.each<[string, string, boolean]>([
  ['that shows its page', onePagePdf(), false],
  ['that opens on a page', withObject('<</Type/Catalog/OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>'), false],
  ['that leads to an address', withObject('<</S/URI/URI(https://marea.example)>>'), false],
  ['with a script', withObject('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), true],
  ['whose script’s name is written with numbers', withObject('<</S/J#61vaScript/J#53 7 0 R>>'), true],
  ['with the numbers in capitals', withObject('<</S/#4C#61#75nch/F(x)>>'), true],
  ['with a list of scripts', withObject('<</Names<</JavaScript 8 0 R>>>>'), true],
  ['that starts a program', withObject('<</S/Launch/F(cmd.exe)>>'), true],
  ['that carries a file', withObject('<</Type/EmbeddedFile/Length 0>>'), true],
  ['that plays something with a script', withObject('<</S/Rendition/OP 0/JS(x)>>'), true],
  ['that sends its form elsewhere', withObject('<</OpenAction<</S/SubmitForm/F(http://x.example)>>>>'), true],
  ['that opens a file of a share', withObject('<</S/GoToR/F(//host/share)>>'), true],
  ['with a form that runs', withObject('<</AcroForm<</XFA[(a) 8 0 R]>>>>'), true],
  ['whose script is packed', packed('5 0 <</S/JavaScript/JS(x)>>'), true],
  [
    'whose script is packed under a written-out type',
    packed('5 0 <</S /#4aavaScript>>').replace('/ObjStm', '/Obj#53tm'),
    true,
  ],
  ['whose packed objects say no type', packed('5 0 <</S/Launch>>').replace('/Type/ObjStm', ''), true],
  ['whose packed objects are still', packed('5 0 <</Type/Page/OpenAction 3 0 R>>'), false],
  ['packed so that nobody can look', packed('x').replace('FlateDecode', 'LZWDecode'), true],
  ['packed with a predictor', packed('5 0 <<>>', '/DecodeParms<</Predictor 12>>'), true],
  ['packed and broken', stream('/Type/ObjStm/Filter/FlateDecode', 'nothing packed'), true],
  ['that is encrypted', stream('/Type/ObjStm/Filter/FlateDecode/Encrypt 7 0 R', 'cipher'), false],
  ['that says it is encrypted and is not', packed('5 0 <</S/JavaScript>>', '/Encrypt 7 0 R'), true],
  ['whose picture happens to hold such letters', stream('/Filter/DCTDecode', '\xff\xd8/JS(\x80\x81'), false],
])('a PDF %s', async (_, content, is) => {
  expect(await asked(content)).toBe(is)
})

test('the papers that the house makes itself show their pages', async () => {
  const brand = {
    name: 'Marea',
    tagline: 'Residence Club',
    promotions: 'Offers',
    mailFrom: 'concierge@marea.example',
  }
  const report = await press({ paper: writePaper(aReport(), { brand, conciergePhone: '+52 998 555 0142' }) })
  expect(report.ok && (await asked(report.value))).toBe(false)
  const paper = {
    language: 'en',
    title: 'House rules',
    lead: 'Few rules.',
    sections: [{ heading: 'Coming and going', paragraphs: ['Residences are ready.'] }],
    foot: 'Marea',
  } as const
  expect(await asked(await setPaper({ paper, picture: null, published: '2026-11-18' }))).toBe(false)
})
