import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listPackages, listProducts } from '../../catalogue.endpoints.ts'
import { countProducts } from '../../search/counts.endpoints.ts'
import { addSynonym, listSynonyms, removeSynonym, type Synonym } from '../../search/synonyms.endpoints.ts'

let club: TestApp
let desk: Visitor
let elena: Visitor
beforeAll(async () => {
  club = await testApp()
  desk = await club.signedIn('joel', { admin: true })
  elena = await club.signedIn('elena')
})
afterAll(() => club.close())

const found = async (q: string) =>
  (await elena.call(listProducts, { query: { q, asWritten: '1', limit: 100 } })).body.total as number
const add = (word: string, means: string) => desk.call(addSynonym, { body: { word, means } })

test('a synonym of the desk is searched by at once, in either language, and is gone at once', async () => {
  expect(await found('birria')).toBe(0)
  const added = await add('Birria', 'Langosta')
  expect(added.code).toBe(200)
  expect((await add('birria', 'langosta')).body.code).toBe('SYNONYM_THERE')
  expect(await found('birria')).toBeGreaterThan(0)
  const row = ((await desk.call(listSynonyms)).body.data as Synonym[]).find(({ word }) => word === 'birria')
  expect(row).toMatchObject({ means: 'langosta', by: expect.stringMatching(/^Joel/) })
  expect(Math.max(row!.finds.en, row!.finds.es)).toBe(await found('birria'))
  expect((await desk.call(removeSynonym, { body: { id: added.body.data.id } })).code).toBe(200)
  expect(await found('birria')).toBe(0)
  expect((await desk.call(removeSynonym, { body: { id: added.body.data.id } })).code).toBe(404)
  expect((await add('x', 'reef')).body.code).toBe('BAD_INPUT')
})

test('what fits is counted by category and resort, as the list would find it', async () => {
  type Counted = { id: number; total: number }[]
  type AtPlace = { total: number; bestSellers: number; packages: number }
  const counts = async (query: Record<string, unknown>) =>
    (await elena.call(countProducts, { query })).body.data as {
      categories: Counted
      hotels: (Counted[number] & AtPlace)[]
      all: AtPlace
      corrected?: string
    }
  for (const [q, asWritten] of [[], ['reef'], ['divign'], ['divign', '1'], ['no such thing at all', '1']]) {
    const wanted = { ...(q && { q }), ...(asWritten && { asWritten }) }
    const { categories, hotels, all, corrected } = await counts({ ...wanted, idHotel: 1 })
    const total = (more: object) =>
      elena
        .call(listProducts, { query: { ...wanted, limit: 1, ...more } })
        .then(({ body }) => body.total as number)
    expect(categories.reduce((sum, one) => sum + one.total, 0)).toBe(await total({ idHotel: 1 }))
    for (const one of categories.slice(0, 2))
      expect(one.total).toBe(await total({ idHotel: 1, idcat: one.id }))
    for (const one of hotels) {
      expect(one.total).toBe(await total({ idHotel: one.id }))
      expect(one.bestSellers).toBe(await total({ idHotel: one.id, bs: '1' }))
    }
    expect([all.total, all.bestSellers]).toEqual([await total({}), await total({ bs: '1' })])
    const sets = (await elena.call(listPackages, { query: { ...(q && { q: corrected ?? q }) } })).body
      .data as { hotel: { id: number } | null }[]
    expect(all.packages).toBe(sets.length)
    for (const one of hotels)
      expect(one.packages).toBe(sets.filter(({ hotel }) => !hotel || hotel.id === one.id).length)
  }
  const [first] = (await counts({})).categories
  const { hotels } = await counts({ idcat: first!.id })
  expect(Math.max(...hotels.map(({ total }) => total))).toBeLessThanOrEqual(first!.total)
})
