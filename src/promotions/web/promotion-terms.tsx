import './promotions.css'
import type { Language } from '../../kernel/language.ts'
import { Paragraphs } from './promotion-facts.tsx'

/** The terms of a promotion, as they are read before they are accepted. */
export function PromotionTerms({ text, language }: { text: string; language: Language }) {
  return (
    <div className="stack promotion-disclaimer" lang={language}>
      <Paragraphs text={text} />
    </div>
  )
}
