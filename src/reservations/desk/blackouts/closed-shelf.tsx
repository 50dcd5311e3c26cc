import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Day, formatDay } from '../../../kernel/day.ts'
import type { LastChange } from '../../../kernel/publishing.ts'
import { NewLink } from '../../../web/desk/new-link.tsx'
import type { ListPart } from '../../../web/desk/publish-search.ts'
import type { QueueOf } from '../../../web/desk/queue.tsx'
import { Shelf } from '../../../web/desk/shelf.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BlackoutState } from '../../publish-blackouts.ts'
import { BlackoutChip } from './blackout-chip.tsx'

/** What is closed: nights of a resort, or days of a product. */
export type ClosedKind = 'nights' | 'days'

/** The part of the list in the address. */
export const PART: Record<ClosedKind, ListPart> = { nights: {}, days: { shelf: 'product' } }

interface ClosedShelfProps<Item> {
  kind: ClosedKind
  query: Omit<QueueOf<Item>, 'data'> & { data?: { data: readonly Item[]; more: boolean } | undefined }
  /** Whether one is wanted, beside its time. */
  wanted?: (item: Item) => boolean
  /** "Close nights". */
  fresh: ReactNode
  tools?: ReactNode
  /** What one is found by. */
  wordsOf: (item: Item) => string
  /** What is to be said while nothing is closed. */
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** What is closed now and ahead, or what was. */
export function ClosedShelf<Item extends { state: BlackoutState }>({
  kind,
  query,
  wanted = () => true,
  fresh,
  tools,
  wordsOf,
  empty,
  children,
}: ClosedShelfProps<Item>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [when, setWhen] = useState<'ahead' | 'past'>('ahead')
  const shown = query.data && {
    data: query.data.data.filter((item) => (item.state === 'ended') === (when === 'past') && wanted(item)),
  }
  return (
    <>
      <Shelf<Item>
        query={{ ...query, data: shown }}
        wordsOf={wordsOf}
        tools={
          <>
            <NewLink kind="blackouts" part={PART[kind]}>
              {fresh}
            </NewLink>
            <Segmented<ClosedKind>
              label={t`What is closed`}
              value={kind}
              onChange={(next) =>
                void navigate({
                  to: '/desk/publish',
                  search: { show: 'blackouts', ...PART[next] },
                  replace: true,
                })
              }
              options={[
                { value: 'nights', label: t`Nights of resorts` },
                { value: 'days', label: t`Days of products` },
              ]}
            />
            <Segmented
              label={t`When`}
              value={when}
              onChange={setWhen}
              options={[
                { value: 'ahead', label: t`Now and ahead` },
                { value: 'past', label: t`Past` },
              ]}
            />
            {tools}
          </>
        }
        empty={when === 'ahead' ? empty : <Trans>Nothing that was closed is past.</Trans>}
      >
        {children}
      </Shelf>
      {when === 'past' && query.data?.more && (
        <p className="small muted">
          <Trans>Older ones are not listed.</Trans>
        </p>
      )}
    </>
  )
}

interface ClosedItemProps {
  kind: ClosedKind
  item: { id: number; state: BlackoutState; changed: LastChange }
  first: Day
  last: Day
  picture?: ReactNode
  /** What it is of, where its days are not what one looks for it by. */
  title?: ReactNode
  facts: ReactNode
  /** What it is about, for screen readers. */
  about: string
  /** A button that opens it again. */
  open: ReactNode
}

/** One span that is closed. What is past is only looked at. */
export function ClosedItem({ kind, item, first, last, title, facts, about, open, ...rest }: ClosedItemProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const from = formatDay(first, language)
  const to = formatDay(last, language)
  const days = first === last ? from : t`${from} to ${to}`
  return (
    <ShelfItem
      {...rest}
      title={title ?? days}
      chip={<BlackoutChip state={item.state} />}
      facts={
        title ? (
          <>
            {days} · {facts}
          </>
        ) : (
          facts
        )
      }
      changed={item.changed}
      actions={
        item.state !== 'ended' && (
          <>
            {open}
            <Link
              to="/desk/publish"
              search={{ show: 'blackouts', ...PART[kind], edit: item.id }}
              className={buttonClass('secondary', 'small')}
              aria-label={t`Change: ${about}, ${from}`}
            >
              <Trans>Change</Trans>
            </Link>
          </>
        )
      }
    />
  )
}
