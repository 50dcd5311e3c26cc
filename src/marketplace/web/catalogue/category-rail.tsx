import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type Category, listCategories } from '../../choices.endpoints.ts'
import { useStays } from '../use-stays.ts'
import { resortOf, stayInView } from './during-stay.ts'
import { FIXED_ENTRIES, type FixedEntry, type MarketSearch } from './market-search.ts'
import { RailCount, RailEntry } from './rail-entry.tsx'
import { useCounts } from './use-counts.ts'
import { useStayCounts } from './use-stay-counts.ts'
import { WhereRail } from './where.tsx'

/** The sections of the categories in their order (spec, section 3). */
const SECTIONS: readonly Category['section'][] = ['Servicios Hoteleros', 'Categorías', 'Services']

/** The parts of the catalogue: the fixed entries, then the categories under their sections. */
export function CategoryRail({ search }: { search: MarketSearch }) {
  const { t } = useLingui()
  const language = useLanguage()
  const categories = useQuery(queryOf(listCategories))
  const stays = useStays()
  const stayCounts = useStayCounts(search, stays)
  const resort = resortOf(search, stays)
  const counts = useCounts({ ...search, cat: undefined }, resort)
  const isInDays = stayInView(search, stays) !== null
  const totalOf = (which: Pick<MarketSearch, 'show'>) =>
    isInDays ? stayCounts.of(which) : counts.at(resort, which.show)
  const sections: Record<Category['section'], string> = {
    'Servicios Hoteleros': t`Hotel services`,
    Categorías: t`Categories`,
    Services: t`Services`,
  }
  // Another part of the catalogue is looked at where and when one was.
  const at = {
    ...(search.at !== undefined && { at: search.at }),
    ...(search.day !== undefined && { day: search.day }),
  }
  const isPlace = search.view !== 'orders'
  const rail = useCurrentInSight(search, categories.data)

  return (
    <nav className="market-rail" aria-label={t`Things to do`} ref={rail}>
      {isPlace && <WhereRail search={search} />}
      {isPlace && (
        <h2>
          <Trans>What</Trans>
        </h2>
      )}
      <FixedEntries search={search} at={at} totalOf={totalOf} />
      {SECTIONS.map((section) => (
        <SectionOf key={section} title={sections[section]}>
          {categories.data?.data
            .filter((category) => category.section === section && category.total > 0)
            .map(({ id, name, total: all }) => {
              const total = isInDays ? stayCounts.of({ cat: id }) : (counts.inCategory(id) ?? all)
              return (
                <RailEntry
                  key={id}
                  current={search.cat === id}
                  search={{ ...at, ...(search.q && { q: search.q }), cat: id }}
                >
                  {name[language]}
                  <RailCount total={total} />
                </RailEntry>
              )
            })}
        </SectionOf>
      ))}
      {categories.isPending && (
        <div aria-hidden className="market-rail-loading">
          {SECTIONS.map((section) => (
            <Skeleton key={section} height={36} radius={10} />
          ))}
        </div>
      )}
      {categories.isError && !categories.data && (
        <CategoriesFailed busy={categories.isFetching} onRetry={() => void categories.refetch()} />
      )}
      <ul className="market-rail-orders">
        <RailEntry current={!isPlace} search={{ view: 'orders' }}>
          <Trans>My orders</Trans>
        </RailEntry>
      </ul>
    </nav>
  )
}

/** The rail, in which what is current comes into sight: on a telephone it lies sideways. */
function useCurrentInSight({ show, cat, view }: MarketSearch, entries: unknown) {
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another entry is current
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('.market-rail-what [aria-current=page]')
    if (rail.current && current) rail.current.scrollLeft = current.offsetLeft - rail.current.offsetLeft - 60
  }, [show, cat, view, entries])
  return rail
}

interface FixedEntriesProps {
  search: MarketSearch
  /** Where and when one looks: another entry keeps it. */
  at: Pick<MarketSearch, 'at' | 'day'>
  totalOf: (which: Pick<MarketSearch, 'show'>) => number | undefined
}

/** Everything, and the entries that are no categories. */
function FixedEntries({ search, at, totalOf }: FixedEntriesProps) {
  const { t } = useLingui()
  const labels: Record<FixedEntry, string> = {
    'best-seller': t`Best sellers`,
    events: t`Events`,
    packages: t`Packages`,
  }
  const isPlace = search.view !== 'orders'
  return (
    <ul className="market-rail-what">
      <RailEntry current={isPlace && search.show === undefined && search.cat === undefined} search={at}>
        <Trans>Everything</Trans>
        <RailCount total={totalOf({})} />
      </RailEntry>
      {FIXED_ENTRIES.map((show) => (
        <RailEntry key={show} current={isPlace && search.show === show} search={{ ...at, show }}>
          {labels[show]}
          <RailCount total={totalOf({ show })} />
        </RailEntry>
      ))}
    </ul>
  )
}

function CategoriesFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className="market-rail-failed" role="alert">
      <p className="small">
        <Trans>There was an error in the request</Trans>
      </p>
      <Button kind="secondary" size="small" busy={busy} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function SectionOf({ title, children }: { title: string; children: ReactNode[] | undefined }) {
  if (!children?.length) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="market-rail-what">{children}</ul>
    </>
  )
}
