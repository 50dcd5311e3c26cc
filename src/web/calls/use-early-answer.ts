import { useEffect, useState } from 'react'
import type { AnswerOf, Endpoint } from '../../kernel/endpoint.ts'
import { currentLanguage } from '../words.ts'
import { type Asking, EARLY_MS, forgetEarly } from './asked-early.ts'
import { addressOf } from './call.ts'

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

/** What an early call was answered, if it was by now: the screen is drawn with it at once. Forget it once it is drawn. */
export function readEarly(language: string, address: string): unknown {
  const text = (globalThis as Asking).answeredEarly?.[`${language} ${address}`]
  return text !== undefined && performance.now() < EARLY_MS ? JSON.parse(text) : undefined
}
