import { expect, test } from 'vitest'
import { choose, moved, type Pictured, replacePhoto, takeOut, withAlt, withPhoto } from './pictured.ts'

const name = (n: number) => `photo-00000000-0000-4000-8000-00000000000${n}`
const [one, two, three] = [name(1), name(2), name(3)]
const NONE = { en: '', es: '' }
const ALT = { en: 'A kayak', es: 'Un kayak' }
const named = ({ photos }: Pictured) => photos.map(({ picture }) => picture)
const spare = (value: Pictured) => value.spare?.map(({ picture }) => picture)

const letter: Pictured = { picture: 'bay-dawn', photos: [] }
const product: Pictured = { picture: 'bay-noon', gallery: ['reef-noon'], photos: [] }

test('a photograph becomes the picture in place of an illustration; further ones follow, while there is room', () => {
  expect(withPhoto(letter, one, 0)).toEqual({
    picture: one,
    photos: [{ picture: one, alt: NONE }],
    spare: [],
  })
  const first = withPhoto(product, one, 2)
  expect([first.picture, first.gallery]).toEqual([one, ['reef-noon']])
  const second = withPhoto(first, two, 2)
  expect([second.picture, second.gallery, named(second)]).toEqual([one, ['reef-noon', two], [one, two]])
  const third = withPhoto(second, three, 2)
  expect([third.gallery, named(third), spare(third)]).toEqual([['reef-noon', two], [one, two], [three]])
})

test('what is not chosen stays at hand, with its words, until it is chosen again', () => {
  const told = withAlt(withPhoto(letter, one, 0), one, ALT)
  const away = choose(told, { picture: 'bay-dusk' })
  expect([named(away), away.spare]).toEqual([[], [{ picture: one, alt: ALT }]])
  const back = choose(withAlt(away, one, { ...ALT, en: 'Two kayaks' }), { picture: one })
  expect(back).toEqual({
    picture: one,
    photos: [{ picture: one, alt: { ...ALT, en: 'Two kayaks' } }],
    spare: [],
  })
  expect(choose(product, { picture: 'reef-noon', gallery: ['reef-noon', 'bay-dusk'] }).gallery).toEqual([
    'bay-dusk',
  ])
})

test('a photograph is taken out, or another one stands where it stood', () => {
  const both = withPhoto(withAlt(withPhoto(product, one, 8), one, ALT), two, 8)
  expect(takeOut(both, one)).toMatchObject({ picture: 'reef-noon', gallery: [two] })
  expect(named(takeOut(both, one))).toEqual([two])
  expect(takeOut(withPhoto(letter, one, 0), one)).toEqual({ picture: 'bay-noon', photos: [], spare: [] })
  const other = replacePhoto(both, one, three)
  expect([other.picture, other.gallery, other.photos[0]]).toEqual([
    three,
    ['reef-noon', two],
    { picture: three, alt: ALT },
  ])
})

test('further pictures change places', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})
