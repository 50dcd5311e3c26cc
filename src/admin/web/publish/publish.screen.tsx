import './publish.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Segmented } from '../../../web/ui/segmented.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { focusShelf } from './focus-shelf.ts'
import { PUBLISH_KINDS, type PublishKind, publishSearch } from './publish-search.ts'

const SHELVES: Record<PublishKind, ComponentType> = {
  newsletters: lazy(() => import('./newsletters/newsletters.tsx')),
  promotions: lazy(() => import('./promotions/promotions.tsx')),
  documents: lazy(() => import('./documents/documents.tsx')),
  reports: lazy(() => import('./reports/reports.tsx')),
  products: lazy(() => import('./products/products.tsx')),
  packages: lazy(() => import('./packages/packages.tsx')),
  events: lazy(() => import('./events/events.tsx')),
  allotment: lazy(() => import('./allotment/allotment.tsx')),
  blackouts: lazy(() => import('./blackouts/blackouts.tsx')),
}

/** What the club tells and offers its owners: published from here, and seen here first as an owner will see it. */
export default function PublishScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { show = 'newsletters', edit } = useSearchOf(publishSearch)
  const labels: Record<PublishKind, string> = {
    newsletters: t`Newsletters`,
    promotions: t`Promotions`,
    documents: t`Documents`,
    reports: t`Executive reports`,
    products: t`Products`,
    packages: t`Packages`,
    events: t`Events`,
    allotment: t`Allotment`,
    blackouts: t`Blackout dates`,
  }
  const Shelf = SHELVES[show]
  // What opened or closed the editor has gone with it.
  const opened = useRef(edit)
  useEffect(() => {
    if (opened.current !== edit) focusShelf()
    opened.current = edit
  }, [edit])
  // On a telephone the row of kinds is wider than the window.
  useEffect(() => {
    document
      .querySelector(`.publish > .segmented > :nth-child(${PUBLISH_KINDS.indexOf(show) + 1})`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [show])
  return (
    <div className="page publish fade">
      {edit === undefined && (
        <>
          <PageHead
            title={<Trans>Publishing</Trans>}
            lead={
              <Trans>What the club tells and offers its owners. See it as they will, then publish it.</Trans>
            }
          />
          <Segmented<PublishKind>
            label={t`Show`}
            value={show}
            onChange={(kind) => void navigate({ to: '/desk/publish', search: { show: kind }, replace: true })}
            options={PUBLISH_KINDS.map((value) => ({ value, label: labels[value] }))}
          />
        </>
      )}
      <section className="publish-shelf" aria-label={labels[show]} tabIndex={-1}>
        <Suspense fallback={<ShelfLoading />}>
          <Shelf />
        </Suspense>
      </section>
    </div>
  )
}

function ShelfLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading`}>
      <div className="shelf">
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
      </div>
    </Loading>
  )
}
