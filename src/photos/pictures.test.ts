import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { illustrationFile, PICTURES } from './pictures.ts'

test('every illustration is on the list, and nothing else is', () => {
  const art = new URL('../web/public/art/', import.meta.url)
  const drawn = readdirSync(art).flatMap((scene) =>
    readdirSync(new URL(scene, art)).map((file) => `${scene}/${file}`),
  )
  expect(PICTURES.map(illustrationFile).sort()).toEqual(drawn.sort())
})
