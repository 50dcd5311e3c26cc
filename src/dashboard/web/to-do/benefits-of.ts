import { LOCALE } from '../../../kernel/language.ts'
import { namedBenefitAmount } from '../../../reservations/web/benefits/benefit-amount.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ToDo } from '../../to-do.endpoints.ts'

/** "golf rounds (2) and airport transfers (1)" */
export function useBenefitsOf({ benefits }: Extract<ToDo, { kind: 'authorize' }>): string {
  const language = useLanguage()
  const parts = benefits.map(
    (benefit) => `${inSentence(benefit.name[language])} (${namedBenefitAmount(benefit, benefit.quantity)})`,
  )
  return new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(parts)
}

/** A name inside of a sentence begins small, unless it begins with an abbreviation. */
export function inSentence(name: string): string {
  const [first = '', second = ''] = name
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name
}
