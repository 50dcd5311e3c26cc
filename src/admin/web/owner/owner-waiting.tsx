import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { rangeInWords } from '../../../kernel/day-words.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { InboxRow } from '../../inbox/inbox.endpoints.ts'
import { nameOf } from '../../inbox/selection.ts'
import type { OwnerAtDesk } from '../../owner/owner.endpoints.ts'
import { STAY_WORDS, THING_WORDS } from '../desk/kind-words.tsx'
import { PromiseClockWords } from '../desk/promise-clock.tsx'
import { useFold } from './fold.tsx'

/** As many as are shown before the rest is asked for. */
const FIRST = 4

/** What of the owner waits for whoever looks, what lapses first at the top; each leads to its answer in the inbox. */
export function WaitingOfOwner({ owner: { waiting, parts, name, lastname } }: { owner: OwnerAtDesk }) {
  const fold = useFold(waiting, FIRST, 'owner-waits')
  if (!parts.includes('requests') && !parts.includes('money')) return null
  return (
    <section aria-labelledby="owner-waiting">
      <SectionHead
        title={
          <span id="owner-waiting">
            <Trans>Waits for us</Trans>
          </span>
        }
        action={
          waiting.length > 1 && (
            <Link to="/desk" search={{ find: `${name} ${lastname}`.slice(0, 100) }} className="link">
              <Trans>All in the inbox</Trans>
            </Link>
          )
        }
      />
      {waiting.length === 0 ? (
        <p className="muted">
          <Trans>Nothing of theirs waits for an answer.</Trans>
        </p>
      ) : (
        <>
          <ul id="owner-waits" className="owner-list owner-requests">
            {fold.shown.map((row) => (
              <WaitingRow key={nameOf(row)} row={row} />
            ))}
          </ul>
          {fold.button}
        </>
      )}
    </section>
  )
}

function WaitingRow({ row }: { row: InboxRow }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { kind, state, code, words, hotel, residence, firstDay, lastDay } = row
  const what = i18n._((kind === 'bookings' && STAY_WORDS[state]) || THING_WORDS[kind])
  // An order's words are the names of its lines in both languages, to be found by.
  const said = kind === 'orders' ? '' : words
  const days =
    firstDay && lastDay && firstDay !== lastDay
      ? rangeInWords({ checkIn: firstDay, checkOut: lastDay }, language)
      : null
  return (
    <li>
      <div>
        <b>{[what, code].filter(Boolean).join(' · ')}</b>
        <p className="muted owner-short">
          {[[hotel, residence].filter(Boolean).join(' '), days, said].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="small owner-when">
        <PromiseClockWords row={row} />
      </span>
      <Link
        to="/desk"
        search={{ thing: nameOf(row) }}
        className={buttonClass('secondary', 'small')}
        aria-label={t`Answer: ${what} ${code}`}
      >
        <Trans context="deed">Answer</Trans>
      </Link>
    </li>
  )
}
