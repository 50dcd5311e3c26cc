import { useEffect, useState } from 'react'
import type { AnswerOf, Endpoint } from '../../kernel/endpoint.ts'
import { currentLanguage } from '../words.ts'
import { addressOf } from './call.ts'
import { forgetEarly, readEarly } from './read-early.ts'

/** What the page itself has asked of a call and was answered before the screen is drawn the first time; undefined without it. */
export function useEarlyAnswer<E extends Endpoint>(endpoint: E, query?: unknown): AnswerOf<E> | undefined {
  const [{ language, address, answer }] = useState(() => {
    const asked = { language: currentLanguage(), address: addressOf(endpoint, query) }
    return { ...asked, answer: readEarly(asked.language, asked.address) as AnswerOf<E> | undefined }
  })
  useEffect(() => {
    if (answer !== undefined) forgetEarly(language, address)
  }, [language, address, answer])
  return answer
}
