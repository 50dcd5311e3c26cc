import { expect, test } from 'vitest'
import { pickFiles } from './pick-files.ts'

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 1 })
const limits = { most: 3, bytes: 100 }
const names = (files: readonly File[]) => files.map(({ name }) => name)

test('takes what is within the limits, up to the most', () => {
  const picked = pickFiles([file('a')], { right: [file('b', 99), file('c'), file('d')], wrong: [] }, limits)
  expect(names(picked.files)).toEqual(['a', 'b', 'c'])
  expect(picked.left).toEqual([{ name: 'd', fault: 'too-many' }])
})

test('names what is too large or of a wrong type; it takes no place', () => {
  const chosen = { right: [file('large', 100), file('empty', 0), file('b')], wrong: [file('c.exe')] }
  const picked = pickFiles([], chosen, { ...limits, most: 1 })
  expect(names(picked.files)).toEqual(['b'])
  expect(picked.left).toEqual([
    { name: 'c.exe', fault: 'wrong-type' },
    { name: 'large', fault: 'too-large' },
    { name: 'empty', fault: 'empty' },
  ])
})

test('a file chosen again is there once, another one of its name is not it', () => {
  const picked = pickFiles([file('a')], { right: [file('a'), file('a', 11)], wrong: [] }, limits)
  expect(picked.files.map(({ size }) => size)).toEqual([10, 11])
  expect(picked.left).toEqual([])
})
