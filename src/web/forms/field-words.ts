import { setupI18n } from '@lingui/core'
import { use, useCallback, useEffect, useState } from 'react'
import { fieldWords } from '../../kernel/field-words.ts'
import type { Language } from '../../kernel/language.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { i18n, pageWordsIn, useLanguage } from '../words.ts'
import { FaultLanguage } from './fault-language.ts'

/** Says what is wrong with a field. */
export type SayFault = (fault: FieldFault) => string

const others = new Map<Language, SayFault>()

/**
 * The words for what is wrong with a field: in the language that the account's code names, in the screen's
 * where nobody is signed in. Where they differ the screen's stand in until the others have arrived.
 */
export function useFieldWords(): SayFault {
  const screen = useLanguage()
  const language = use(FaultLanguage) ?? screen
  const [, setArrived] = useState(false)
  useEffect(() => {
    if (language === screen || others.has(language)) return
    pageWordsIn(language)
      .then((messages) => {
        const apart = setupI18n({ locale: language, messages: { [language]: messages } })
        others.set(language, (fault) => apart._(fieldWords(fault)))
        setArrived(true)
      })
      .catch(() => {})
  }, [language, screen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language of the screen is another sentence
  const own = useCallback<SayFault>((fault) => i18n._(fieldWords(fault)), [screen])
  return language === screen ? own : (others.get(language) ?? own)
}
