import { expect, test } from 'vitest'
import { FILE_WORDS } from '../../membership/server/access/access-words.ts'
import { HANDLERS } from './handlers.ts'

test('each file about an owner is named in their list of who came, by the call that gives it', () => {
  const given = HANDLERS.map(({ endpoint }) => endpoint)
    .filter(({ answersFile, access }) => answersFile && ['member', 'owner'].includes(access.who))
    .map(({ name }) => name)
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !(name in FILE_WORDS))).toEqual([])
})
