import { Plural, Trans } from '@lingui/react/macro'
import { useNamedPlace } from '../../../web/forms/use-named-place.ts'
import { Meter } from '../../../web/ui/meter.tsx'
import { useLanguage } from '../../../web/words.ts'
import { benefitYearName } from '../../benefit/benefit-year.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'
import { BenefitEntries } from './benefit-entries.tsx'
import { BenefitExpiry, type OpenStay } from './benefit-expiry.tsx'
import { benefitHash } from './benefit-hash.ts'
import { BenefitUseWords, useBenefitWords } from './benefit-words.tsx'

interface BenefitRowProps {
  benefit: BenefitBalance
  openStays: readonly OpenStay[]
}

/** A benefit of the year: its name, one bar of used, held and free, what is left as a figure, and until when. */
export function BenefitRow({ benefit, openStays }: BenefitRowProps) {
  const language = useLanguage()
  const heading = useNamedPlace<HTMLHeadingElement>(benefitHash(benefit.code))
  const words = useBenefitWords(benefit)
  const amount = (quantity: number) => benefitAmount(benefit, quantity)
  const [used, held, expired] = [amount(benefit.used), amount(benefit.held), amount(benefit.expired)]
  // What has expired was granted too.
  const granted = amount(benefit.granted + benefit.expired)
  const name = benefitYearName(benefit)
  const inCurrency = benefit.currency ? `${granted} ${benefit.currency}` : granted
  return (
    <li className="benefit">
      <div>
        <h2 className="sub" ref={heading} tabIndex={-1}>
          {benefit.name[language]}
        </h2>
        <p className="small faint numeric">
          <Trans>
            {inCurrency} for {name}
          </Trans>
        </p>
      </div>
      <div className="benefit-bar">
        <Meter thick used={benefit.used} held={benefit.held} total={benefit.granted} label={words.whole} />
        <div className="benefit-told">
          <p className="legend">
            {benefit.used > 0 && (
              <span>
                <i className="benefit-used" />
                <Trans>{used} used</Trans>
              </span>
            )}
            {benefit.held > 0 && (
              <span>
                <i className="benefit-held" />
                <Trans>{held} set aside</Trans>
              </span>
            )}
            {benefit.expired > 0 && (
              <span>
                <Trans>{expired} expired</Trans>
              </span>
            )}
            {benefit.used <= 0 && benefit.held <= 0 && benefit.expired <= 0 && (
              <BenefitUseWords benefit={benefit} />
            )}
          </p>
          <BenefitExpiry benefit={benefit} openStays={openStays} />
        </div>
      </div>
      <p className="benefit-left">
        <b className={benefit.balance > 0 ? 'figure' : 'figure faint'}>{amount(benefit.balance)}</b>
        <span className="small muted">
          <LeftWords benefit={benefit} />
        </span>
      </p>
      <BenefitEntries benefit={benefit} />
    </li>
  )
}

function LeftWords({ benefit }: { benefit: BenefitBalance }) {
  if (benefit.balance > 0) return <Plural value={benefit.balance} one="available" other="available" />
  if (benefit.granted <= 0 && benefit.expired > 0) return <Trans>all expired</Trans>
  if (benefit.granted <= 0) return <Trans>none granted</Trans>
  return benefit.held > 0 ? <Trans>all used or set aside</Trans> : <Trans>all used</Trans>
}
