import './look-choice.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Hourglass from 'lucide-react/icons/hourglass'
import List from 'lucide-react/icons/list'
import Printer from 'lucide-react/icons/printer'
import Shuffle from 'lucide-react/icons/shuffle'
import { lazy, Suspense } from 'react'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { CalendarFeed } from '../feed/calendar-feed.tsx'

const YearView = lazy(() => import('./year-view.tsx'))

/** List or eighteen months: two looks at the same stays. */
export function LookChoice({ look }: { look: 'list' | 'year' }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { hasDraws } = useContract()
  return (
    <div className="look-choice">
      <Segmented
        label={t`Show as`}
        value={look}
        onChange={(next) =>
          void navigate({
            to: '/my-reservations',
            search: next === 'year' ? { view: 'year' } : {},
            replace: true,
            resetScroll: false,
          })
        }
        options={[
          {
            value: 'list',
            label: (
              <>
                <List className="icon-small" aria-hidden />
                <Trans>List</Trans>
              </>
            ),
          },
          {
            value: 'year',
            label: (
              <>
                <CalendarDays className="icon-small" aria-hidden />
                <Trans>18 months</Trans>
              </>
            ),
          },
        ]}
      />
      <Link to="/my-reservations/waiting" className={buttonClass('ghost')}>
        <Hourglass className="icon" aria-hidden />
        <Trans>Waiting list</Trans>
      </Link>
      <Link to="/my-reservations/trades" className={buttonClass('ghost')}>
        <ArrowLeftRight className="icon" aria-hidden />
        <Trans>Trades</Trans>
      </Link>
      {hasDraws && (
        <Link to="/my-reservations/draws" className={buttonClass('ghost')}>
          <Shuffle className="icon" aria-hidden />
          <Trans>Peak weeks</Trans>
        </Link>
      )}
      {look === 'list' && <CalendarFeed />}
      <Button kind="ghost" className="look-print" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}

/** The months ahead, fetched when somebody looks at it. */
export function YearLook() {
  const { t } = useLingui()
  return (
    <Suspense
      fallback={
        <Loading label={t`Loading your months`}>
          <Skeleton height={520} radius={20} />
        </Loading>
      }
    >
      <YearView />
    </Suspense>
  )
}
