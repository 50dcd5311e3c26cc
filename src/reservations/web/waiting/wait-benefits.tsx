import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../web/words.ts'
import { namedBenefitAmount } from '../benefits/benefit-amount.ts'
import type { Wait } from './wait-words.tsx'
import { type BenefitToWish, textOf } from './wished.ts'

type Amount = Pick<BenefitToWish, 'name' | 'unit' | 'currency'> & { quantity: number }

/** "Golf rounds (2)" */
export const amountWithName = (one: Amount, language: 'en' | 'es') =>
  `${one.name[language]} (${namedBenefitAmount(one, one.quantity)})`

/** Benefits with how much of each, in a row. */
function useAmountsInARow(): (some: readonly Amount[]) => string {
  const language = useLanguage()
  return (some) => new Intl.ListFormat(language).format(some.map((one) => amountWithName(one, language)))
}

/** What a wish is to use, in its row. */
export function WishedWords({ wait }: { wait: Pick<Wait, 'benefits' | 'offer'> }) {
  const list = useAmountsInARow()
  if (wait.benefits.length === 0) return null
  const all = list(wait.benefits)
  return (
    <p className="small muted">
      <Trans>To use with it: {all}.</Trans>
    </p>
  )
}

/** What of a wish's benefits stands in the offer, and what is left out of it. */
export function OfferedBenefits({ wait, offer }: { wait: Wait; offer: NonNullable<Wait['offer']> }) {
  const list = useAmountsInARow()
  if (wait.benefits.length === 0) return null
  const shortOf = (id: number) => offer.short.find(({ idBenefit }) => idBenefit === id)?.quantity ?? 0
  const some = (quantityOf: (one: Wait['benefits'][number]) => number) =>
    list(
      wait.benefits
        .map((one) => ({ ...one, quantity: quantityOf(one) }))
        .filter(({ quantity }) => quantity > 0),
    )
  const uses = some((one) => one.quantity - shortOf(one.idBenefit))
  const short = some((one) => shortOf(one.idBenefit))
  return (
    <p className="small">
      {uses && <Trans>Chosen for you as your wish says: {uses}.</Trans>}{' '}
      {short && <Trans>Left out, because your balance no longer has it: {short}.</Trans>}
    </p>
  )
}

/** What an offer uses, as it stands in the fields of the request's form, by benefit year. */
export function usedInFields(
  used: NonNullable<Wait['offer']>['used'],
  open: readonly { idBenefitYear: number; unit: 'passes' | 'money' }[],
): Record<number, string> {
  const unitOf = new Map(open.map(({ idBenefitYear, unit }) => [idBenefitYear, unit]))
  return Object.fromEntries(
    used.map(({ idBenefitYear, quantity }) => [
      idBenefitYear,
      textOf(unitOf.get(idBenefitYear) ?? 'passes', quantity),
    ]),
  )
}
