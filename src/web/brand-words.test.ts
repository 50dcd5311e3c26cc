import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { namePromotions, PROMOTIONS_NAME } from './brand-words.ts'

test('the name of the promotions is the same in both languages, whose words stay apart', () => {
  namePromotions('Marea Extra')
  i18n.load('en', { greeting: ['Hello'] })
  i18n.load('es', { greeting: ['Hola'] })
  for (const [language, greeting] of [
    ['en', 'Hello'],
    ['es', 'Hola'],
    ['en', 'Hello'],
  ] as const) {
    i18n.activate(language)
    expect([i18n._('greeting'), i18n._(PROMOTIONS_NAME)]).toEqual([greeting, 'Marea Extra'])
  }
})
