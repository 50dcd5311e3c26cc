import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { BenefitBalance } from '../../reservations/reservations.endpoints.ts'
import { benefitAmount } from '../../reservations/web/benefit-amount.ts'
import { BenefitUse, useBenefitWords } from '../../reservations/web/benefit-words.tsx'
import { Meter } from '../../web/ui/meter.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'

/** The balances of the benefit year, side by side between hairlines. */
export function Balances({ balances, year }: { balances: BenefitBalance[]; year: number | null }) {
  return (
    <section className="section" aria-labelledby="balances">
      <SectionHead
        title={
          <span id="balances">
            {year === null ? <Trans>Benefit balances</Trans> : <Trans>Benefit balances, {year}</Trans>}
          </span>
        }
        action={
          <Link to="/my-benefits" className="link">
            <Trans>All benefits</Trans>
          </Link>
        }
      />
      {balances.length === 0 ? (
        <p className="muted dashboard-empty">
          <Trans>
            No benefits have been posted for this contract yet. They arrive with its benefit year.
          </Trans>
        </p>
      ) : (
        <ul className="balances">
          {balances.map((benefit) => (
            <Balance key={benefit.id} benefit={benefit} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Balance({ benefit }: { benefit: BenefitBalance }) {
  const language = useLanguage()
  const words = useBenefitWords(benefit)
  const granted = benefitAmount(benefit, benefit.granted)
  return (
    <li className={clsx(benefit.unit === 'money' && 'balance-money', benefit.balance <= 0 && 'balance-zero')}>
      <span className="label">
        {benefit.name[language]}
        {benefit.currency && <span className="balance-currency"> {benefit.currency}</span>}
      </span>
      <span className="figure">
        {benefitAmount(benefit, benefit.balance)}
        <small>
          <Trans>of {granted}</Trans>
        </small>
      </span>
      <Meter used={benefit.used} held={benefit.held} total={benefit.granted} label={words.whole} />
      <span className="small faint">
        <BenefitUse benefit={benefit} />
      </span>
    </li>
  )
}
