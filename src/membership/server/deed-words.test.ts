import { describe, expect, test } from 'vitest'
import type { Access } from '../../kernel/endpoint.ts'
import { HANDLERS } from '../../portal/server/handlers.ts'
import { isTranslated } from '../../server/words.ts'
import { DEED_WORDS, DESK_DEEDS, DESK_TRAIL_OF_ORDERS, OTHER_DEED_WORDS } from './deed-words.ts'

const isTrusted = ({ trusted }: Access) => trusted !== undefined && trusted.scope !== 'any'

/** The writes that an admin, or somebody trusted, may make for an owner: they stand in the owner's trail. */
const writes = HANDLERS.map(({ endpoint }) => endpoint)
  .filter(({ access, method }) => (access.who === 'member' || isTrusted(access)) && method !== 'GET')
  .filter(({ transaction = 'write', changesNothing }) => transaction === 'write' && !changesNothing)
  .map(({ name }) => name)

describe('what is done in an owner’s name has words', () => {
  test.each([...writes, ...DESK_DEEDS, ...DESK_TRAIL_OF_ORDERS])('%s', (name) => {
    expect(DEED_WORDS[name]?.id).toBe(`trail.${name}`)
  })

  test('and nothing else has', () => {
    const known: readonly string[] = [...writes, ...DESK_DEEDS, ...DESK_TRAIL_OF_ORDERS]
    expect(Object.keys(DEED_WORDS).filter((name) => !known.includes(name))).toEqual([])
  })

  test('in both languages', () => {
    for (const words of [...Object.values(DEED_WORDS), OTHER_DEED_WORDS])
      expect([words.id, isTranslated(words, 'es')]).toEqual([words.id, true])
  })
})
