import { expect, test } from 'vitest'
import { isPage, PAGES } from './pages.ts'

test('every page of the list is one, with and without a slash at its end', () => {
  for (const page of PAGES) {
    const path = page.replaceAll(/\$\w+/g, 'x-1')
    expect(isPage(path), path).toBe(true)
    expect(isPage(page === '/' ? '/' : `${path}/`), path).toBe(true)
  }
})

test.each([
  ['/HOME', true],
  ['/things-to-do/product/no.5-perfume', true],
  ['/my-reservations/7', true],
  ['/my-reservations/edit', false],
  ['/my-reservations/edit/', false],
  ['/my-reservations/edit//', false],
  ['/my-reservations/edit/1/2', false],
  ['/homes', false],
  ['/home/more', false],
  ['//home', false],
  ['home', false],
  ['', false],
  ['/$id', false],
])('%s: %s', (path, is) => {
  expect(isPage(path)).toBe(is)
})
