import { Trans, useLingui } from '@lingui/react/macro'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'

/** A balance in words, for screen readers: the bar beside it is only a drawing. */
export function useBenefitWords(benefit: BenefitBalance): { whole: string } {
  const { t } = useLingui()
  const used = benefitAmount(benefit, benefit.used)
  const held = benefitAmount(benefit, benefit.held)
  const free = benefitAmount(benefit, benefit.balance)
  const granted = benefitAmount(benefit, benefit.granted)
  return { whole: t`${used} used, ${held} set aside and ${free} available, of ${granted}` }
}

/** What has become of a benefit so far: "14 used, 7 set aside", "All used". */
export function BenefitUseWords({ benefit }: { benefit: BenefitBalance }) {
  const used = benefitAmount(benefit, benefit.used)
  const held = benefitAmount(benefit, benefit.held)
  if (benefit.granted <= 0) return <Trans>None granted this year</Trans>
  if (benefit.held > 0 && benefit.used > 0) {
    return (
      <Trans>
        {used} used, {held} set aside
      </Trans>
    )
  }
  if (benefit.held > 0) return <Trans>{held} set aside</Trans>
  if (benefit.balance <= 0) return <Trans>All used</Trans>
  return benefit.used > 0 ? <Trans>{used} used</Trans> : <Trans>None used yet</Trans>
}
