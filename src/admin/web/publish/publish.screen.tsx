import '../../../web/desk/publish.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useStored } from '../../../membership/web/session/store.ts'
import { focusShelf } from '../../../web/desk/focus-shelf.ts'
import type { PublishKind } from '../../../web/desk/publish-search.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { FINANCE_SHELVES, PUBLISH_KINDS, publishSearch } from './publish-search.ts'

const SHELVES: Record<PublishKind, ComponentType> = {
  newsletters: lazy(() => import('../../../dashboard/desk/newsletters.tsx')),
  promotions: lazy(() => import('../../../promotions/desk/promotions.tsx')),
  documents: lazy(() => import('../../../documents/desk/documents.tsx')),
  reports: lazy(() => import('../../../finance/desk/reports.tsx')),
  charges: lazy(() => import('../../../finance/desk/charges/charge-runs.tsx')),
  products: lazy(() => import('../../../marketplace/desk/products/products.tsx')),
  packages: lazy(() => import('../../../marketplace/desk/packages/packages.tsx')),
  events: lazy(() => import('../../../marketplace/desk/events/events.tsx')),
  allotment: lazy(() => import('../../../marketplace/desk/allotment/allotment.tsx')),
  blackouts: lazy(() => import('./blackouts.tsx')),
  synonyms: lazy(() => import('../../../marketplace/desk/synonyms/synonyms.tsx')),
}

/** Whose shelf each is: executive reports and condo fees are finance's, all others the desk's. */
function useShelves(): readonly PublishKind[] {
  const roles = useStored(({ session }) => session?.user.roles)
  return useMemo(
    () =>
      PUBLISH_KINDS.filter((kind) => roles?.includes(FINANCE_SHELVES.includes(kind) ? 'finance' : 'desk')),
    [roles],
  )
}

/** What the club tells and offers its owners: published from here, and seen here first as an owner will see it. */
export default function PublishScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kinds = useShelves()
  const { show: asked, edit } = useSearchOf(publishSearch)
  const show = kinds.find((kind) => kind === asked) ?? kinds[0] ?? 'newsletters'
  const labels: Record<PublishKind, string> = {
    newsletters: t`Newsletters`,
    promotions: t`Promotions`,
    documents: t`Documents`,
    reports: t`Executive reports`,
    charges: t`Condo fees`,
    products: t`Products`,
    packages: t`Packages`,
    events: t`Events`,
    allotment: t`Allotment`,
    blackouts: t`Blackout dates`,
    synonyms: t`Synonyms`,
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
      .querySelector(`.publish > .segmented > :nth-child(${kinds.indexOf(show) + 1})`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [show, kinds])
  return (
    <div className={clsx('page publish fade', edit !== undefined && 'publish-edit')}>
      {edit === undefined && (
        <>
          <PageHead
            title={<Trans>Publishing</Trans>}
            lead={
              <Trans>What the club tells and offers its owners. See it as they will, then publish it.</Trans>
            }
          />
          <Segmented<PublishKind>
            views
            label={t`Show`}
            value={show}
            onChange={(kind) => void navigate({ to: '/desk/publish', search: { show: kind }, replace: true })}
            options={kinds.map((value) => ({ value, label: labels[value] }))}
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
      <div className="shelf-loading">
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
      </div>
    </Loading>
  )
}
