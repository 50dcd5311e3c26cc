import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { ShelfTable } from '../../web/desk/finding/shelf-table.tsx'
import { NotRead } from '../../web/desk/not-read.tsx'
import type { PublishKind } from '../../web/desk/publish-search.ts'
import { ShelfItem } from '../../web/desk/shelf-item.tsx'
import { RemoveDraft } from '../../web/desk/withdraw.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useLanguage } from '../../web/words.ts'
import {
  listUnfinished,
  removeUnfinished,
  type UnfinishedDraft,
  type UnfinishedKind,
} from '../drafts.endpoints.ts'

interface UnfinishedAboveProps {
  kind: UnfinishedKind
  /** The shelf, as the address names it. */
  show: PublishKind
  /** The shelf. */
  children: ReactNode
}

/** A shelf below the drafts of its kind that are not whole yet, where there are any. */
export function UnfinishedAbove({ kind, show, children }: UnfinishedAboveProps) {
  const { t } = useLingui()
  const query = useQuery(queryOf(listUnfinished, { query: { kind } }))
  // Drawn together with what lies below: nothing moves once it is there.
  if (query.isPending)
    return (
      <Loading label={t`Loading the list`}>
        <div className="shelf-loading">
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      </Loading>
    )
  const drafts = query.data?.data ?? []
  return (
    <>
      {query.isError && (
        <NotRead query={query} title={<Trans>We couldn’t load the unfinished drafts</Trans>} />
      )}
      {drafts.length > 0 && (
        <section className="stack unfinished" aria-labelledby={`unfinished-${kind}`}>
          <h2 className="title" id={`unfinished-${kind}`}>
            <Trans>Unfinished drafts</Trans>
          </h2>
          <ShelfTable>
            {drafts.map((draft) => (
              <UnfinishedRow key={draft.id} show={show} {...draft} />
            ))}
          </ShelfTable>
        </section>
      )}
      {children}
    </>
  )
}

function UnfinishedRow({ id, subject, title, changed, show }: UnfinishedDraft & { show: PublishKind }) {
  const { t } = useLingui()
  const language = useLanguage()
  const heading = title[language] || title[language === 'en' ? 'es' : 'en']
  return (
    <ShelfItem
      title={heading}
      chip={
        <Chip tone="waiting" icon={PenLine}>
          <Trans>Unfinished</Trans>
        </Chip>
      }
      facts={
        title.en === '' ? (
          <Trans>Without English so far</Trans>
        ) : title.es === '' ? (
          <Trans>Without Spanish so far</Trans>
        ) : (
          <Trans>Something is still missing</Trans>
        )
      }
      changed={changed}
      actions={
        <>
          <RemoveDraft
            heading={heading}
            list={keyOf(listUnfinished)}
            act={(idempotencyKey) =>
              call(removeUnfinished, { query: { id, version: changed.version }, idempotencyKey })
            }
          />
          <Link
            className={buttonClass('secondary', 'small')}
            to="/desk/publish"
            search={{ show, ...(subject === null ? { edit: 'new', draft: id } : { edit: subject }) }}
            aria-label={t`Go on with: ${heading}`}
          >
            <Trans>Go on</Trans>
          </Link>
        </>
      }
    />
  )
}
