import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURES } from './pictures.ts'

test('every illustration is on the list, and nothing else is', () => {
  const drawn = readdirSync(new URL('../web/public/art', import.meta.url)).map((file) => file.split('.')[0])
  expect([...PICTURES].sort()).toEqual(drawn.sort())
})
