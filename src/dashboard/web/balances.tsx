import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { OfContract } from '../../membership/web/session/contract-name.tsx'
import { benefitYearName } from '../../reservations/benefit/benefit-year.ts'
import type { BenefitBalance } from '../../reservations/benefits.endpoints.ts'
import { benefitAmount } from '../../reservations/web/benefits/benefit-amount.ts'
import { benefitHash } from '../../reservations/web/benefits/benefit-hash.ts'
import { BenefitUseWords, useBenefitWords } from '../../reservations/web/benefits/benefit-words.tsx'
import { Meter } from '../../web/ui/meter.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import { OpensLater } from './opens-later.tsx'

interface BalancesProps {
  balances: BenefitBalance[]
  /** Their page opens with the signature of a report. */
  locked: boolean
}

/** The balances of the benefit year, side by side between hairlines. */
export function Balances({ balances, locked }: BalancesProps) {
  const [first] = balances
  const year = first && benefitYearName(first)
  return (
    <section className="section" aria-labelledby="balances">
      <SectionHead
        title={
          <span id="balances">
            {year ? <Trans>Benefit balances, {year}</Trans> : <Trans>Benefit balances</Trans>}
            <OfContract />
          </span>
        }
        action={
          locked ? (
            <OpensLater />
          ) : (
            <Link to="/my-benefits" className="link">
              <Trans>All benefits</Trans>
            </Link>
          )
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
            <Balance key={benefit.id} benefit={benefit} locked={locked} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Balance({ benefit, locked }: { benefit: BenefitBalance; locked: boolean }) {
  const language = useLanguage()
  const words = useBenefitWords(benefit)
  const granted = benefitAmount(benefit, benefit.granted)
  return (
    <li className={clsx(benefit.unit === 'money' && 'balance-money', benefit.balance <= 0 && 'balance-zero')}>
      <span className="label">
        {locked ? (
          benefit.name[language]
        ) : (
          // Its press area covers the balance.
          <Link
            to="/my-benefits"
            search={{ year: benefit.year }}
            hash={benefitHash(benefit.code)}
            className="balance-link"
          >
            {benefit.name[language]}
          </Link>
        )}
      </span>
      <span className="figure">
        {benefitAmount(benefit, benefit.balance)}
        <small>
          <Trans>of {granted}</Trans>
        </small>
        {benefit.currency && <small className="balance-currency"> {benefit.currency}</small>}
      </span>
      <Meter used={benefit.used} held={benefit.held} total={benefit.granted} label={words.whole} />
      <span className="small faint">
        <BenefitUseWords benefit={benefit} />
      </span>
    </li>
  )
}
