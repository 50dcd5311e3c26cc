import { useLanguage } from '../../../web/words.ts'
import type { UsedBenefit } from '../../benefits.endpoints.ts'
import { namedBenefitAmount } from './benefit-amount.ts'

type NamedBenefit = Pick<UsedBenefit, 'name' | 'unit' | 'currency' | 'quantity'>

/** Benefits with their amounts in one line: "Golf rounds (2) and Spa credit ($100.00 USD)". */
export function useBenefitList(): (some: readonly NamedBenefit[]) => string {
  const language = useLanguage()
  return (some) =>
    new Intl.ListFormat(language).format(
      some.map((one) => `${one.name[language]} (${namedBenefitAmount(one, one.quantity)})`),
    )
}
