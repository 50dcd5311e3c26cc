import { Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useState } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BenefitBalance } from '../../reservations.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'

const BenefitLedger = lazy(() => import('./benefit-ledger.tsx'))

/** Opens to the entries that make a balance, and says what of it expires when. They are read when it first opens. */
export function BenefitEntries({ benefit }: { benefit: BenefitBalance }) {
  const language = useLanguage()
  const [opened, setOpened] = useState(false)
  const name = benefit.name[language]
  const amount = benefitAmount(benefit, benefit.balance)
  const left = benefit.currency ? `${amount} ${benefit.currency}` : amount
  const expires = formatDay(benefit.expires, language)
  return (
    <details className="benefit-entries" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <ChevronDown className="icon-small" aria-hidden />
        <Trans>
          Entries<span className="hidden-text"> of {name}</span>
        </Trans>
      </summary>
      {opened && (
        <>
          {benefit.balance > 0 && (
            <p className="small muted">
              <Trans>
                What is not used by {expires} expires: {left} as it stands today.
              </Trans>
            </p>
          )}
          <Suspense fallback={<Skeleton height={80} radius={10} />}>
            <BenefitLedger benefit={benefit} />
          </Suspense>
        </>
      )}
    </details>
  )
}
