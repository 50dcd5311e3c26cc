import { expect, test } from 'vitest'
import { groupsOf } from './document-groups.ts'
import type { PortalDocument } from './documents.endpoints.ts'

const aDocument = (id: number, typeId: number): PortalDocument => ({
  id,
  fileRoute: `/api/files/${id}/a.pdf`,
  title: { en: 'A', es: 'A' },
  name: 'a.pdf',
  mediaType: 'application/pdf',
  bytes: 1,
  published: '2026-01-01',
  language: null,
  type: { id: typeId, name: { en: `Kind ${typeId}`, es: `Tipo ${typeId}` } },
})

test.each([
  [[], []],
  [[[1, 3]], [[3, [1]]]],
  [
    [
      [1, 3],
      [2, 1],
      [3, 3],
    ],
    [
      [3, [1, 3]],
      [1, [2]],
    ],
  ],
] as [number[][], [number, number[]][]][])('%j stand as %j', (pairs, groups) => {
  const found = groupsOf(pairs.map(([id = 0, type = 0]) => aDocument(id, type)))
  expect(found.map(({ type, documents }) => [type.id, documents.map(({ id }) => id)])).toEqual(groups)
})
