import { expect, test } from 'vitest'
import { PICTURES } from '../../../photos/pictures.ts'
import { variedPictures } from './varied-pictures.ts'

const of = (...pictures: string[]) => variedPictures(pictures.map((picture) => ({ picture })))
const photo = 'photo-0a0a0a0a-0000-4000-8000-000000000000'

test('no illustration stands three times in a row; two may, and photographs stay', () => {
  expect(of('reef-noon', 'reef-noon', 'reef-dusk').map(({ picture }) => picture)).toEqual([
    'reef-noon',
    'reef-noon',
    'reef-dusk',
  ])
  for (const name of ['reef-noon', 'cenote-noon', 'road-noon']) {
    const shown = of(name, name, name, name, name).map(({ picture }) => picture)
    for (const [index, picture] of shown.entries()) {
      expect(PICTURES).toContain(picture)
      if (index >= 2) expect(new Set(shown.slice(index - 2, index + 1)).size).toBeGreaterThan(1)
    }
  }
  expect(of(photo, photo, photo).every(({ picture }) => picture === photo)).toBe(true)
})
