import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import {
  DOCUMENTS_A_PAGE,
  listContractDocuments,
  listDocumentTypes,
  listGeneralDocuments,
  type PortalDocument,
} from '../documents.endpoints.ts'
import { aContractDocument, aGeneralDocument } from './testing.documents.ts'

describe.each(BOTH_ENGINES)('documents on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor

  beforeAll(async () => {
    stage = await testApp(engine)
    await aGeneralDocument(stage, { title: 'For all' })
    await aGeneralDocument(stage, { title: 'For all, English', language: 'en', published: '2026-03-01' })
    await aGeneralDocument(stage, { title: 'Para todos', language: 'es' })
    await aGeneralDocument(stage, { title: 'Guía de Bahía Serena', hotelId: 1, typeId: 4, name: 'guia.pdf' })
    await aGeneralDocument(stage, { title: 'Punta Coralina', hotelId: 2 })
    await aGeneralDocument(stage, { title: 'Selva Azul', hotelId: 3 })
    await aContractDocument(stage, CAST_CONTRACTS.elena, { title: 'Agreement', name: 'Año 2026.pdf' })
    await aContractDocument(stage, CAST_CONTRACTS.elena, { title: 'Statement', typeId: 2 })
    await aContractDocument(stage, CAST_CONTRACTS.inesClassic, { title: 'Contrato' })
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())

  const titlesOf = (documents: PortalDocument[]) => documents.map(({ title }) => title.en)
  const general = async (who: Visitor, query: Record<string, unknown> = {}) => {
    const { code, body } = await who.call(listGeneralDocuments, { query })
    expect(code).toBe(200)
    return titlesOf(body.data)
  }

  test('of the club an owner sees what concerns every hotel and their own, in their language or none', async () => {
    expect(await general(elena)).toEqual(['For all, English', 'For all', 'Guía de Bahía Serena'])
    expect(await general(ines)).toEqual(['Selva Azul', 'Para todos', 'For all', 'Guía de Bahía Serena'])
  })

  test('one of the owner’s contracts leaves only its hotel’s; somebody else’s is not found', async () => {
    const own = { idContract: CAST_CONTRACTS.inesClassic }
    expect(await general(ines, own)).toEqual(['Selva Azul', 'Para todos', 'For all'])
    const other = await ines.call(listGeneralDocuments, { query: { idContract: CAST_CONTRACTS.elena } })
    expect([other.code, other.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test.each([
    [{ idType: 4 }, ['Guía de Bahía Serena']],
    [{ idType: 999 }, []],
    [{ search: 'GUIA' }, ['Guía de Bahía Serena']],
    [{ search: 'bahía' }, ['Guía de Bahía Serena']],
    [{ search: 'guia.pdf' }, ['Guía de Bahía Serena']],
    [{ search: '%' }, []],
    [{ search: '' }, ['For all, English', 'For all', 'Guía de Bahía Serena']],
    [{ page: 2 }, []],
  ])('%o leaves %o', async (query, titles) => {
    expect(await general(elena, query)).toEqual(titles)
  })

  test('a document says where it opens, what it is called, how large and what kind it is', async () => {
    const { body } = await elena.call(listContractDocuments, {
      query: { idContract: CAST_CONTRACTS.elena, idType: 1 },
    })
    expect(body.total).toBe(1)
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        fileRoute: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}\/A%C3%B1o%202026\.pdf$/),
        title: { en: 'Agreement', es: 'Agreement' },
        name: 'Año 2026.pdf',
        mediaType: 'application/pdf',
        bytes: 100,
        published: '2026-01-01',
        language: null,
        type: { id: 1, name: { en: 'Contract', es: 'Contrato' } },
      },
    ])
  })

  test('of a contract, by kind; a stranger’s contract is not found, a wrong question is named', async () => {
    const mine = await elena.call(listContractDocuments, { query: { idContract: CAST_CONTRACTS.elena } })
    expect(titlesOf(mine.body.data)).toEqual(['Agreement', 'Statement'])
    const theirs = await elena.call(listContractDocuments, {
      query: { idContract: CAST_CONTRACTS.inesClassic },
    })
    expect(theirs.code).toBe(404)
    const none = await elena.call(listContractDocuments)
    expect([none.code, Object.keys(none.body.fields)]).toEqual([400, ['idContract']])
  })

  test('the kinds, in the club’s order', async () => {
    const { body } = await elena.call(listDocumentTypes)
    expect(body.data[0]).toEqual({ id: 1, name: { en: 'Contract', es: 'Contrato' } })
  })

  test('more than a page is counted whole and given in pieces', async () => {
    const many = Array.from({ length: DOCUMENTS_A_PAGE + 5 }, (_, at) => at)
    for (const at of many)
      await aContractDocument(stage, CAST_CONTRACTS.inesSignature, { title: `No. ${at}` })
    const query = { idContract: CAST_CONTRACTS.inesSignature }
    const first = await ines.call(listContractDocuments, { query })
    const second = await ines.call(listContractDocuments, { query: { ...query, page: 2 } })
    expect([first.body.total, first.body.data.length, second.body.data.length]).toEqual([
      DOCUMENTS_A_PAGE + 5,
      DOCUMENTS_A_PAGE,
      5,
    ])
    const all = [...titlesOf(first.body.data), ...titlesOf(second.body.data)]
    expect(new Set(all).size).toBe(many.length)
  })

  test('an unsigned report does not close them; without a session nobody reads them', async () => {
    const marcos = await stage.signedIn('marcos')
    expect(await general(marcos)).toEqual(['Punta Coralina', 'Para todos', 'For all'])
    expect((await stage.visitor().call(listGeneralDocuments)).code).toBe(401)
  })

  test('an admin reads them only for an owner', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    const { code, body } = await ruth.call(listGeneralDocuments)
    expect([code, body.code]).toEqual([403, 'NO_OWNER_SELECTED'])
  })
})
