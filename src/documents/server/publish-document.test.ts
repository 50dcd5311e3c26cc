import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { changeMailChoice } from '../../membership/mail-choices.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { sweepFiles } from '../../server/files/sweep.ts'
import { onePagePdf } from '../../server/testing.pdf.ts'
import { listContractDocuments, listGeneralDocuments, type PortalDocument } from '../documents.endpoints.ts'
import {
  type DeskDocument,
  listDeskDocuments,
  removeDocument,
  saveDocument,
  withdrawDocument,
} from '../publish.endpoints.ts'
import type { DocumentShelfName } from '../publishing.ts'
import { aGeneralDocument } from './testing.documents.ts'

const CUT_PNG = new File(
  [new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])],
  'a.png',
)
const PDF = new File([onePagePdf('first')], 'Rules of the pool.pdf')
const OTHER = new File([onePagePdf('other')], 'Rules 2027.pdf')
const RULES = {
  version: 0,
  publish: true,
  audience: { for: 'everyone' } as object,
  idType: 3,
  title: { en: 'Rules of the pool', es: 'Reglas de la alberca' },
  language: null as string | null,
  published: '2026-11-18',
}
const ofElena = { ...RULES, idType: 1, audience: { for: 'contract', idContract: CAST_CONTRACTS.elena } }

describe.each(ENGINES)('the desk publishes documents, on %s', (engine) => {
  let club: TestApp
  let raul: Visitor
  let elena: Visitor
  let ines: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    raul = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
    ines = await club.signedIn('ines')
  })
  afterAll(() => club.close())

  const save = async (more: object = {}, file: File | null = PDF, headers = {}) => {
    const body = { ...RULES, ...more }
    return raul.call(saveDocument, { body, ...(file && { files: { file: [file] } }), headers })
  }
  const onDesk = async (id: number, shelf: DocumentShelfName = 'club') =>
    ((await raul.call(listDeskDocuments, { query: { shelf, id } })).body.data as DeskDocument[])[0]
  const seenBy = async (who: Visitor, contract?: number) => {
    const { body } = contract
      ? await who.call(listContractDocuments, { query: { idContract: contract } })
      : await who.call(listGeneralDocuments)
    return (body.data as PortalDocument[]).map(({ id }) => id)
  }
  const mails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string; language: string; content: object }>`
      SELECT kind, recipient, language, content FROM outbox WHERE kind LIKE 'document%' ORDER BY id`.execute(
      club.database.db,
    )
    return rows
  }

  test('a draft is the desk’s alone, with its file; published it is every owner’s; withdrawn, nobody’s', async () => {
    const draft = await save({ publish: false })
    expect(draft.body.data).toEqual({ id: expect.any(Number), shelf: 'club', state: 'draft', mailed: false })
    const { id } = draft.body.data
    const kept = await onDesk(id)
    expect(kept).toMatchObject({
      state: 'draft',
      name: 'Rules of the pool.pdf',
      mediaType: 'application/pdf',
      changed: { by: expect.stringContaining('Raúl'), deed: 'drafted' },
    })
    const url = kept?.fileRoute ?? ''
    const opened = async (who: Visitor) => (await who.open(url)).statusCode
    expect(await seenBy(elena)).not.toContain(id)
    expect([await opened(raul), await opened(elena)]).toEqual([200, 404])
    const ruth = await club.signedIn('ruth', { admin: true })
    expect(await opened(ruth)).toBe(404)

    const version = kept?.changed.version ?? 0
    const published = await save({ id, version }, null)
    expect(published.body.data.state).toBe('published')
    expect(await seenBy(elena)).toContain(id)
    expect(await opened(elena)).toBe(200)

    const now = (await onDesk(id))?.changed.version
    const gone = await raul.call(withdrawDocument, { body: { shelf: 'club', id, version: now } })
    expect(gone.code).toBe(200)
    expect(await seenBy(elena)).not.toContain(id)
    expect([await opened(raul), await opened(elena)]).toEqual([200, 404])
    expect((await onDesk(id))?.changed.deed).toBe('withdrawn')
  })

  test('it comes out on its day, for one hotel’s owners and in their language where that is asked', async () => {
    const later = (await save({ published: '2026-11-20' })).body.data
    expect(later.state).toBe('coming')
    expect(await seenBy(elena)).not.toContain(later.id)
    club.clock.pass(2 * 86_400_000)
    elena = await club.signedIn('elena')
    expect(await seenBy(elena)).toContain(later.id)
    club.clock.pass(-2 * 86_400_000)
    elena = await club.signedIn('elena')
    const selva = (await save({ audience: { for: 'hotel', idHotel: 3 } })).body.data
    const english = (await save({ language: 'en' })).body.data
    const [hers, theirs] = [await seenBy(elena), await seenBy(ines)]
    expect([hers.includes(selva.id), theirs.includes(selva.id)]).toEqual([false, true])
    expect([hers.includes(english.id), theirs.includes(english.id)]).toEqual([true, false])
    expect((await onDesk(selva.id))?.hotel).toEqual({ id: 3, name: expect.any(String) })
  })

  test('a contract’s is its owner’s alone, who is told once in their language, and again of another file', async () => {
    const draft = (await save({ ...ofElena, publish: false })).body.data
    expect(await mails()).toEqual([])
    let row = await onDesk(draft.id, 'contract')
    const { version = 0 } = row?.changed ?? {}
    const published = await save({ ...ofElena, id: draft.id, version }, null)
    expect(published.body.data).toMatchObject({ shelf: 'contract', state: 'published', mailed: true })
    expect(await seenBy(elena, CAST_CONTRACTS.elena)).toContain(draft.id)
    row = await onDesk(draft.id, 'contract')
    const first = row?.fileRoute ?? ''
    const codes = async (url: string) =>
      Promise.all([elena, ines, raul].map(async (who) => (await who.open(url)).statusCode))
    expect(await codes(first)).toEqual([200, 404, 200])

    const words = await save({ ...ofElena, id: draft.id, version: row?.changed.version, idType: 2 }, null)
    expect(words.body.data.mailed).toBe(false)
    row = await onDesk(draft.id, 'contract')
    const replaced = await save({ ...ofElena, id: draft.id, version: row?.changed.version }, OTHER)
    expect(replaced.body.data.mailed).toBe(true)
    row = await onDesk(draft.id, 'contract')
    expect(row?.name).toBe('Rules 2027.pdf')
    expect(await codes(first)).toEqual([404, 404, 404])
    expect(await codes(row?.fileRoute ?? '')).toEqual([200, 404, 200])
    expect(await mails()).toEqual([
      {
        kind: 'document-published',
        recipient: 'elena@marea.example',
        language: 'en',
        content: expect.objectContaining({ name: 'Elena', title: 'Rules of the pool' }),
      },
      expect.objectContaining({ kind: 'document-replaced' }),
    ])
    const ofInes = { ...ofElena, audience: { for: 'contract', idContract: CAST_CONTRACTS.inesClassic } }
    await save(ofInes)
    expect((await mails())[2]).toMatchObject({ language: 'es', content: { title: 'Reglas de la alberca' } })
    // Who does not want such mails gets none, and the desk is told that nobody was.
    await elena.call(changeMailChoice, { body: { choice: 'document', on: false } })
    expect((await save(ofElena)).body.data).toMatchObject({ state: 'published', mailed: false })
    expect(await mails()).toHaveLength(3)
    await elena.call(changeMailChoice, { body: { choice: 'document', on: true } })
  })

  test('removed it is gone with its file, unless another document shows the same', async () => {
    const { id } = (await save()).body.data
    const row = await onDesk(id)
    const key = row?.fileRoute.split('/')[3] ?? ''
    const remove = (which: number, version: number | undefined, shelf = 'club') =>
      raul.call(removeDocument, { query: { shelf, id: which, version } })
    expect((await remove(id, (row?.changed.version ?? 0) + 1)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await remove(id, row?.changed.version)).code).toBe(200)
    expect((await remove(id, row?.changed.version)).code).toBe(404)
    expect(await seenBy(elena)).not.toContain(id)
    expect((await raul.open(row?.fileRoute ?? '')).statusCode).toBe(404)
    await sweepFiles(club.database.db, club.files, new Date(Date.now() + 7_200_000))
    await expect(club.files.read(key)).rejects.toThrow('missing')

    const shared = await aGeneralDocument(club, { title: 'Shared' })
    const { rows } = await sql<{ id: number }>`
      INSERT INTO general_documents (type_id, title, file_key, published)
      SELECT type_id, title, file_key, published FROM general_documents WHERE file_key = ${shared}
      RETURNING id`.execute(club.database.db)
    const twin = rows[0]?.id ?? 0
    const url = (await onDesk(twin))?.fileRoute ?? ''
    await raul.call(withdrawDocument, { body: { shelf: 'club', id: twin, version: 0 } })
    expect((await elena.open(url)).statusCode).toBe(200)
    const { version } = (await onDesk(twin))?.changed ?? {}
    expect((await remove(twin, version)).code).toBe(200)
    expect((await elena.open(url)).statusCode).toBe(200)
  })

  test('a picture loses what the camera wrote into it, and is called what it is', async () => {
    const camera = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const { id } = (await save({}, new File([new Uint8Array(camera)], 'plan'))).body.data
    const row = await onDesk(id)
    expect([row?.name, row?.mediaType]).toEqual(['plan.webp', 'image/webp'])
    const { exif } = await sharp((await elena.open(row?.fileRoute ?? '')).rawPayload).metadata()
    expect(exif).toBeUndefined()
  })

  test.each([
    ['no file', RULES, null, 409, 'FILE_NEEDED'],
    ['what is no document', RULES, new File(['<html>'], 'a.html'), 400, 'BAD_FILE_TYPE'],
    ['a hollow PDF', RULES, new File(['%PDF-1.7\n'], 'a.pdf'), 400, 'BAD_FILE_TYPE'],
    ['a page that calls itself a picture', RULES, new File(['<html>'], 'a.png'), 400, 'BAD_FILE_TYPE'],
    ['a picture that is cut off', RULES, CUT_PNG, 400, 'PICTURE_UNREADABLE'],
    ['a day ahead for a contract', { ...ofElena, published: '2026-11-19' }, PDF, 409, 'DAY_AHEAD'],
    ['no such kind', { idType: 999 }, PDF, 404, 'NOT_FOUND'],
    ['no such hotel', { audience: { for: 'hotel', idHotel: 999 } }, PDF, 404, 'NOT_FOUND'],
    ['no such contract', { audience: { for: 'contract', idContract: 9999 } }, PDF, 404, 'NOT_FOUND'],
    ['no such document', { id: 99_999 }, PDF, 404, 'NOT_FOUND'],
    ['no title', { title: { en: 'A', es: ' ' } }, PDF, 400, 'BAD_INPUT'],
    ['no day', { published: '2026-02-30' }, PDF, 400, 'BAD_INPUT'],
  ] as const)('%s is refused', async (_, more, file, code, reason) => {
    const { rows } = await sql`SELECT FROM stored_files`.execute(club.database.db)
    const answer = await save(more, file)
    expect([answer.code, answer.body.code]).toEqual([code, reason])
    const after = await sql`SELECT FROM stored_files`.execute(club.database.db)
    expect(after.rows.length).toBe(rows.length)
  })

  test('a contract’s document stays with its contract, and on its shelf', async () => {
    const { id } = (await save({ ...ofElena, publish: false })).body.data
    const { version } = (await onDesk(id, 'contract'))?.changed ?? {}
    const ofInes = { for: 'contract', idContract: CAST_CONTRACTS.inesClassic }
    const moved = await save({ ...ofElena, audience: ofInes, id, version }, null)
    expect([moved.code, moved.body.code]).toEqual([409, 'DOCUMENT_STAYS'])
    await sql`SELECT setval(pg_get_serial_sequence('contract_documents', 'id'), 70000)`.execute(
      club.database.db,
    )
    const far = (await save(ofElena)).body.data
    expect((await save({ id: far.id }, null)).body.code).toBe('DOCUMENT_STAYS')
  })

  test('of two desks at once one is told that the other was faster', async () => {
    const joel = await club.signedIn('joel', { admin: true })
    const { id } = (await save()).body.data
    const { version } = (await onDesk(id))?.changed ?? {}
    const body = { ...RULES, id, version }
    const both = await Promise.all([raul, joel].map((who) => who.call(saveDocument, { body })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(both.find(({ code }) => code === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    const again = { shelf: 'club', id, version }
    expect((await joel.call(withdrawDocument, { body: again })).body.code).toBe('CHANGED_MEANWHILE')
  })

  test('sent twice with the same key it is there once', async () => {
    const headers = { 'idempotency-key': 'the-same-rules' }
    const answers = [await save({}, PDF, headers), await save({}, PDF, headers)]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    const other = await save({}, OTHER, headers)
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('the desk finds by words of the title, the contract and its owner; an owner finds nothing here', async () => {
    const { id } = (await save({ ...ofElena, title: { en: 'Deed', es: 'Escritura' } })).body.data
    const found = async (search: string) =>
      (
        (await raul.call(listDeskDocuments, { query: { shelf: 'contract', search } })).body
          .data as DeskDocument[]
      ).map((one) => one.id)
    for (const words of ['escritura', 'HARRINGTON deed', 'deed rules', '%']) {
      expect((await found(words)).includes(id), words).toBe(words !== '%')
    }
    expect((await found('deed xyz')).length).toBe(0)
    const listed = await raul.call(listDeskDocuments)
    expect(listed.body.types.length).toBeGreaterThan(3)
    expect((await elena.call(listDeskDocuments)).code).toBe(404)
    expect((await elena.call(saveDocument, { body: RULES })).code).toBe(404)
  })
})
