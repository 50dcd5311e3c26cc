import './trail.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namedMoney } from '../../../kernel/money.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { DEEDS_A_PAGE, readTrail, type TrailEntry } from '../../trail.endpoints.ts'
import { YourPerson } from './trusted/relation.tsx'
import { useMoment } from './use-moment.ts'

/** What the club's people did in the owner's name: who, when and what (spec, section 6). */
export function Trail() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const trail = useQuery({
    ...queryOf(readTrail, { query: { page } }),
    placeholderData: (before) => before,
    // What somebody else does shows as soon as the owner comes back to look.
    staleTime: 0,
  })
  return (
    <section className="section" aria-label={t`Done in your name`}>
      <SectionHead
        title={t`Done in your name`}
        lead={
          <Trans>
            When the club or somebody you trust does something here for you, this page says who did it and
            when.
          </Trans>
        }
      />
      {trail.data ? (
        <Deeds {...trail.data} page={page} onPage={setPage} />
      ) : trail.isError ? (
        <LoadError query={trail} />
      ) : (
        <Loading label={t`Loading what was done in your name`}>
          <Skeleton height={120} radius={14} />
        </Loading>
      )}
    </section>
  )
}

interface DeedsProps {
  data: readonly TrailEntry[]
  total: number
  page: number
  onPage: (page: number) => void
}

function Deeds({ data, total, page, onPage }: DeedsProps) {
  if (total === 0) {
    return (
      <p className="muted">
        <Trans>Nobody has done anything in your name.</Trans>
      </p>
    )
  }
  const pages = Math.ceil(total / DEEDS_A_PAGE)
  return (
    <>
      <ol className="trail">
        {data.map((entry) => (
          <li key={entry.id}>
            <div>
              <b>{entry.what}</b>
              {entry.cents !== null && entry.currency && (
                <span className="numeric">
                  {' · '}
                  {namedMoney({ cents: entry.cents, currency: entry.currency })}
                </span>
              )}
              <p className="small muted">
                {entry.relation ? <YourPerson name={entry.admin} relation={entry.relation} /> : entry.admin}
              </p>
            </div>
            <When at={entry.at} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <div className="row between wrap">
          <Button kind="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <Trans>More recent</Trans>
          </Button>
          <span className="small faint numeric" role="status">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <Button kind="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <Trans>Earlier</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** An instant as the resort's clocks showed it. */
function When({ at }: { at: string }) {
  const { both } = useMoment()
  return (
    <time className="small faint numeric" dateTime={at}>
      {both(at)}
    </time>
  )
}
