import { expect, test } from 'vitest'
import { isTranslated } from '../../server/words.ts'
import { OWN_MONEY_WORDS } from './money-deed-words.ts'

test('what an owner does with money has words in both languages', () => {
  for (const [deed, words] of Object.entries(OWN_MONEY_WORDS))
    expect([words.id, isTranslated(words, 'es')]).toEqual([`trail.own.${deed}`, true])
})
