import { expect, test } from 'vitest'
import { testsBeside } from './tests-beside.ts'

const TESTS = [
  'src/about/server/meetings.test.ts',
  'src/about/server/read-terms.test.ts',
  'src/demo/server/fill-club.store.test.ts',
  'src/server/http/answers/reply.test.ts',
]

test.each([
  ['a changed test', ['src/about/server/meetings.test.ts'], ['src/about/server/meetings.test.ts']],
  ['the test of a changed file', ['src/about/server/read-terms.ts'], ['src/about/server/read-terms.test.ts']],
  [
    'that of a store, or named as one',
    ['src/about/server/meetings.store.ts', 'src/demo/server/fill-club.ts'],
    ['src/about/server/meetings.test.ts', 'src/demo/server/fill-club.store.test.ts'],
  ],
  [
    'those of its folder, where none has its name',
    ['src/about/server/cancel-meeting.ts'],
    ['src/about/server/meetings.test.ts', 'src/about/server/read-terms.test.ts'],
  ],
  ['none of other folders', ['src/server/http/serve.ts', 'README.md'], []],
])('%s', (_, changed, found) => {
  expect(testsBeside(changed, TESTS)).toEqual(found)
})
