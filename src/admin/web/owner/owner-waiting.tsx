import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { daysBetween, todayIn } from '../../../kernel/day.ts'
import { dayInWords, rangeInWords } from '../../../kernel/day-words.ts'
import { OWN_ZONE } from '../../../web/own-zone.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { InboxRow } from '../../inbox/inbox.endpoints.ts'
import { nameOf } from '../../inbox/selection.ts'
import type { OwnerAtDesk } from '../../owner/owner.endpoints.ts'
import { STAY_WORDS, THING_WORDS } from '../desk/kind-words.tsx'

/** What of the owner waits for whoever looks, what lapses first at the top; each leads to its answer in the inbox. */
export function WaitingOfOwner({ owner: { waiting, parts, name, lastname } }: { owner: OwnerAtDesk }) {
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
        <ul className="owner-list owner-requests">
          {waiting.map((row) => (
            <WaitingRow key={nameOf(row)} row={row} />
          ))}
        </ul>
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
      <Due row={row} />
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

/** By when it has its answer; what is late says so in words and colour. */
function Due({ row: { group, answerBy } }: { row: InboxRow }) {
  const language = useLanguage()
  const today = todayIn(OWN_ZONE, new Date())
  const late = Math.max(1, daysBetween(answerBy, today))
  if (group === 'late')
    return (
      <span className="small owner-late owner-when">
        <Plural value={late} one="# day late" other="# days late" />
      </span>
    )
  return (
    <span className="small muted owner-when">
      {group === 'today' ? <Trans>today</Trans> : dayInWords(answerBy, today, language)}
    </span>
  )
}
