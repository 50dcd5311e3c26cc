import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newLineId } from './line-id.ts'

test('a line’s id is a uuid, and no two are the same', () => {
  const ids = Array.from({ length: 200 }, newLineId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success).toBe(true)
})
