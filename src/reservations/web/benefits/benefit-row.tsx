import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { Meter } from '../../../web/ui/meter.tsx'
import { useNamedPlace } from '../../../web/use-named-place.ts'
import { useLanguage } from '../../../web/words.ts'
import type { BenefitBalance } from '../../reservations.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'
import { BenefitEntries } from './benefit-entries.tsx'
import { BenefitUse, useBenefitWords } from './benefit-words.tsx'
import { benefitHash } from './benefits-search.ts'

/** A benefit of the year: its name and expiry, one bar of used, held and free, and what is left as a figure. */
export function BenefitRow({ benefit }: { benefit: BenefitBalance }) {
  const language = useLanguage()
  const heading = useNamedPlace<HTMLHeadingElement>(benefitHash(benefit.code))
  const words = useBenefitWords(benefit)
  const amount = (quantity: number) => benefitAmount(benefit, quantity)
  const [granted, used, held] = [amount(benefit.granted), amount(benefit.used), amount(benefit.held)]
  const expires = formatDay(benefit.expires, language)
  const inCurrency = benefit.currency ? `${granted} ${benefit.currency}` : granted
  return (
    <li className="benefit">
      <div>
        <h2 className="sub" ref={heading} tabIndex={-1}>
          {benefit.name[language]}
        </h2>
        <p className="small faint numeric">
          <Trans>
            {inCurrency}, to use by {expires}
          </Trans>
        </p>
      </div>
      <div className="benefit-bar">
        <Meter thick used={benefit.used} held={benefit.held} total={benefit.granted} label={words.whole} />
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
              <Trans>{held} held</Trans>
            </span>
          )}
          {benefit.used <= 0 && benefit.held <= 0 && <BenefitUse benefit={benefit} />}
        </p>
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
  if (benefit.balance > 0) return <Trans>available</Trans>
  if (benefit.granted <= 0) return <Trans>none granted</Trans>
  return benefit.held > 0 ? <Trans>all used or held</Trans> : <Trans>all used</Trans>
}
