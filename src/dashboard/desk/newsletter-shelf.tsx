import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { formatDay } from '../../kernel/day.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../kernel/language.ts'
import { NamedArt } from '../../photos/desk/picture-choice.tsx'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { EditLink } from '../../web/desk/edit-link.tsx'
import { NewLink } from '../../web/desk/new-link.tsx'
import type { QueueOf } from '../../web/desk/queue.tsx'
import { Shelf } from '../../web/desk/shelf.tsx'
import { ShelfItem } from '../../web/desk/shelf-item.tsx'
import { ShelfStateChip, useStateWord } from '../../web/desk/state-chip.tsx'
import { RemoveDraft, Withdraw } from '../../web/desk/withdraw.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import { lackingTexts } from '../newsletter.ts'
import { type Edition, listEditions, removeEdition, withdrawEdition } from '../publish.endpoints.ts'

/** The newsletters with their states, the newest first. */
export function NewsletterShelf({ query }: { query: QueueOf<Edition> }) {
  const language = useLanguage()
  const said = useStateWord()
  return (
    <Shelf
      query={query}
      tools={
        <NewLink kind="newsletters">
          <Trans>New newsletter</Trans>
        </NewLink>
      }
      wordsOf={({ edition, title }) => `${edition} ${title.en} ${title.es}`}
      rowOf={({ title, state, changed }) => ({
        title: title[language] || title.en || title.es,
        state: said(state),
        at: changed.at,
      })}
      empty={<Trans>Write the first letter to your owners.</Trans>}
    >
      {(edition) => <Shelved key={edition.edition} edition={edition} />}
    </Shelf>
  )
}

function Shelved({ edition: one }: { edition: Edition }) {
  const { edition, title, picture, day, state, mailed, changed } = one
  const { t } = useLingui()
  const language = useLanguage()
  const on = formatDay(day, language)
  const heading = title[language] || title.en || title.es
  return (
    <ShelfItem
      picture={<NamedArt name={picture} />}
      title={heading}
      chip={
        <span className="row wrap shelf-chips">
          <ShelfStateChip state={state} />
          {state === 'draft' && <LackingChip letter={one} />}
        </span>
      }
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
          {state === 'draft' ? (
            <RemoveDraft
              key="remove"
              heading={heading}
              list={keyOf(listEditions)}
              act={(idempotencyKey) =>
                call(removeEdition, { query: { edition, version: changed.version }, idempotencyKey })
              }
            />
          ) : (
            <Withdraw
              key="withdraw"
              heading={heading}
              title={<Trans>Withdraw this newsletter?</Trans>}
              lead={
                mailed ? (
                  <Trans>
                    Owners no longer see it, but they still have its email with title and summary. It is a
                    draft again, and you can edit it; it won’t be emailed a second time.
                  </Trans>
                ) : (
                  <Trans>Owners no longer see it. It is a draft again, and you can edit it.</Trans>
                )
              }
              said={t`Newsletter withdrawn`}
              list={keyOf(listEditions)}
              act={(idempotencyKey) =>
                call(withdrawEdition, { body: { edition, version: changed.version }, idempotencyKey })
              }
            />
          )}
          <EditLink kind="newsletters" edit={edition} name={heading} />
          {state === 'draft' && (
            <Link
              className={buttonClass('primary', 'small')}
              to="/desk/publish"
              search={{ show: 'newsletters', ask: edition }}
              aria-label={t`Publish: ${heading}`}
            >
              <Trans>Publish…</Trans>
            </Link>
          )}
        </>
      }
    />
  )
}

/** Which language of a draft is not whole yet. */
function LackingChip({ letter }: { letter: Edition }) {
  const lacking = lackingTexts(letter)
  const languages = LANGUAGES.filter((language) => lacking.some((one) => one.language === language))
  const names = languages.map((language) => LANGUAGE_NAMES[language]).join(', ')
  if (languages.length === 0) return null
  return (
    <Chip tone="waiting" icon={PenLine}>
      <Trans>Not whole yet: {names}</Trans>
    </Chip>
  )
}
