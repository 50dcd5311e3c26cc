import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test.each([
  [{ title: 'Desk' }, 'Desk · Marea'],
  [{ title: 'Desk', view: 'Meetings' }, 'Meetings · Desk · Marea'],
  [{ title: 'Your stay', heading: 'Bahía\n  Serena ' }, 'Bahía Serena · Your stay · Marea'],
  [{ title: 'My Benefits', dialog: 'Authorize' }, 'Authorize · My Benefits · Marea'],
  [{ title: 'Cart', heading: 'Cart' }, 'Cart · Marea'],
  [{}, 'Marea'],
])('%o is called %s', (said, title) => {
  expect(pageTitle({ ...said, brand: 'Marea' })).toBe(title)
})
