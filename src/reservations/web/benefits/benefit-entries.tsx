import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { benefitHash } from './benefit-hash.ts'

const BenefitLedger = lazy(() => import('./benefit-ledger.tsx'))

/** Opens to where a benefit went, a row a stay. It is read when it first opens. */
export function BenefitEntries({ benefit }: { benefit: BenefitBalance }) {
  const language = useLanguage()
  // Who came by the balance on the home asks where it went: it stands open.
  const named = useLocation({ select: ({ hash }) => hash === benefitHash(benefit.code) })
  const [opened, setOpened] = useState(named)
  const name = benefit.name[language]
  return (
    <details
      className="benefit-entries"
      open={named || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <ChevronDown className="icon-small" aria-hidden />
        <Trans>
          Stay by stay <span className="hidden-text">{name}</span>
        </Trans>
      </summary>
      {opened && (
        <Suspense fallback={<Skeleton height={80} radius={10} />}>
          <BenefitLedger benefit={benefit} />
        </Suspense>
      )}
    </details>
  )
}
