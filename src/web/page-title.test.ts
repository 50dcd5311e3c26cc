import { expect, test } from 'vitest'
import { calledInTitle, pageTitle } from './page-title.ts'

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

test.each<[string, { own?: string; part?: string; text?: string }, string]>([
  ['by its text', { text: 'Bahía Serena' }, 'Bahía Serena'],
  [
    'by another name, where many have its text',
    { own: 'Bahía Serena, Dec 16', text: 'Bahía Serena' },
    'Bahía Serena, Dec 16',
  ],
  ['by the name of a part, where the text is a logo', { part: 'Menu', text: 'MareaResidence Club' }, 'Menu'],
])('a heading is called %s', (_, { own, part, text }, title) => {
  const shown = {
    dataset: { title: own },
    querySelector: () => part && { dataset: { title: part } },
    textContent: text,
  } as unknown as HTMLElement
  expect(calledInTitle(shown)).toBe(title)
})
