import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import {
  type Edition,
  listEditions,
  removeEdition,
  withdrawEdition,
} from '../../../../dashboard/publish.endpoints.ts'
import { formatDay } from '../../../../kernel/day.ts'
import { call } from '../../../../web/call.ts'
import { keyOf } from '../../../../web/query.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { QueueOf } from '../../desk/queue.tsx'
import { NamedArt } from '../picture-choice.tsx'
import { Shelf } from '../shelf.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { ShelfStateChip } from '../state-chip.tsx'
import { TakeBack } from '../take-back.tsx'

/** The newsletters with their states, the newest first. */
export function NewsletterShelf({ query }: { query: QueueOf<Edition> }) {
  return (
    <Shelf
      query={query}
      tools={
        <Link className={buttonClass()} to="/desk/publish" search={{ show: 'newsletters', edit: 'new' }}>
          <Plus className="icon-small" aria-hidden />
          <Trans>New newsletter</Trans>
        </Link>
      }
      empty={<Trans>Write the first letter to your owners.</Trans>}
    >
      {(edition) => <Shelved key={edition.edition} {...edition} />}
    </Shelf>
  )
}

function Shelved({ edition, title, picture, day, state, changed }: Edition) {
  const { t } = useLingui()
  const language = useLanguage()
  const on = formatDay(day, language)
  const heading = title[language] || title.en || title.es
  return (
    <ShelfItem
      picture={<NamedArt name={picture} />}
      title={heading}
      chip={<ShelfStateChip state={state} />}
      facts={
        state === 'coming' ? (
          <Trans>
            No. {edition} · owners see it from {on} on
          </Trans>
        ) : (
          <Trans>
            No. {edition} · {on}
          </Trans>
        )
      }
      changed={changed}
      actions={
        <>
          <Link
            className={buttonClass('secondary', 'small')}
            to="/desk/publish"
            search={{ show: 'newsletters', edit: edition }}
            aria-label={t`Edit: ${heading}`}
          >
            <Trans>Edit</Trans>
          </Link>
          {state === 'draft' ? (
            <TakeBack
              key="remove"
              label={<Trans>Remove</Trans>}
              name={t`Remove: ${heading}`}
              title={<Trans>Remove this draft?</Trans>}
              lead={<Trans>Both languages of it are gone for good.</Trans>}
              said={t`Draft removed`}
              list={keyOf(listEditions)}
              act={(idempotencyKey) =>
                call(removeEdition, { query: { edition, version: changed.version }, idempotencyKey })
              }
            />
          ) : (
            <TakeBack
              key="withdraw"
              label={<Trans>Withdraw</Trans>}
              name={t`Withdraw: ${heading}`}
              title={<Trans>Withdraw this newsletter?</Trans>}
              lead={<Trans>Owners do not see it any more. It is a draft again, which you may change.</Trans>}
              said={t`Newsletter withdrawn`}
              list={keyOf(listEditions)}
              act={(idempotencyKey) =>
                call(withdrawEdition, { body: { edition, version: changed.version }, idempotencyKey })
              }
            />
          )}
        </>
      }
    />
  )
}
