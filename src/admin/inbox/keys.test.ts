import { expect, test } from 'vitest'
import { deedOfKey, INBOX_DEEDS, KEY_OF } from './keys.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }
const free = { isTyping: false, isCovered: false, isOnControl: false, isOff: false }

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'before'],
  ['Enter', 'enter'],
  ['e', 'yes'],
  ['r', 'no'],
  ['x', 'select'],
  ['z', 'undo'],
  ['/', 'search'],
  ['?', 'keys'],
  ['q', null],
  ['Tab', null],
])('the key %s is %s', (key, deed) => {
  expect(deedOfKey({ ...bare, key }, free)).toBe(deed)
})

test('each deed has a key of its own', () => {
  expect(new Set(INBOX_DEEDS.map((deed) => KEY_OF[deed])).size).toBe(INBOX_DEEDS.length)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s', (modifier) => {
  expect(deedOfKey({ ...bare, [modifier]: true, key: 'e' }, free)).toBeNull()
})

test('letters do nothing while somebody types or a dialog is open', () => {
  for (const key of ['e', 'x', '?', 'Enter'])
    for (const around of [
      { ...free, isTyping: true },
      { ...free, isCovered: true },
    ])
      expect(deedOfKey({ ...bare, key }, around)).toBeNull()
})

test('Enter presses the button that has the focus', () => {
  expect(deedOfKey({ ...bare, key: 'Enter' }, { ...free, isOnControl: true })).toBeNull()
  expect(deedOfKey({ ...bare, key: 'j' }, { ...free, isOnControl: true })).toBe('next')
})

test('switched off, only the list of keys is left', () => {
  const off = { ...free, isOff: true }
  expect(deedOfKey({ ...bare, key: 'e' }, off)).toBeNull()
  expect(deedOfKey({ ...bare, key: '?' }, off)).toBe('keys')
})
