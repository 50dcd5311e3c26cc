import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Suspense } from 'react'
import { addDays, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { nightsCost } from '../../request/stay-rules.ts'
import { NightSum } from '../night-sum.tsx'
import { LazyWaitLink } from '../waiting/lazy-wait-link.tsx'
import { useRefusalWords } from './night-words.tsx'
import type { PickedNights, PickRefusal } from './pick-stay.ts'
import type { Year, YearCategory } from './year-months.ts'

/** So many nights are waited for where a taken one was picked. */
const WEEK = 7

/** Nights that may come free: those that are taken, and those that the resort has closed. */
const WAITED_STATES: ReadonlySet<string> = new Set(['taken', 'blackout'])

interface PickedStayProps {
  picked: PickedNights
  refusal: PickRefusal | null
  category: YearCategory
  blackouts: Year['blackouts']
  onClear: () => void
}

/** Below the year: what has been picked, what it takes, and the way on; spoken as it changes. */
export function PickedStay({ picked, refusal, category, blackouts, onClear }: PickedStayProps) {
  const { arrival, departure } = picked
  const refusalWords = useRefusalWords()
  const mayRequest = useMay('book')
  const contract = useContract()
  const wanted = waitedFor(picked, refusal)
  return (
    <div className={arrival || refusal ? 'year-picked' : undefined}>
      <div aria-live="polite">
        {refusal && (
          <p className="year-refusal">
            <CircleAlert className="icon-small" aria-hidden />
            <span>{refusalWords(refusal, blackouts)}</span>
          </p>
        )}
        {arrival && <Chosen arrival={arrival} departure={departure} category={category} />}
      </div>
      {wanted && mayRequest && (
        <div className="row wrap year-ways">
          <Suspense>
            <LazyWaitLink
              key={`${wanted.checkIn} ${wanted.checkOut}`}
              idContract={contract.id}
              dates={wanted}
              category={category.idCategory}
            />
          </Suspense>
        </div>
      )}
      {arrival && (
        <div className="row wrap year-ways">
          <Button kind="secondary" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
          {departure && mayRequest && (
            <Link
              to="/my-reservations/request"
              search={{ in: arrival, out: departure, category: category.idCategory }}
              className={buttonClass()}
            >
              <Trans>Request these nights</Trans>
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** The nights that one could wait for: those that were picked over a taken one, or a week from it. */
function waitedFor({ arrival }: PickedNights, refusal: PickRefusal | null): DayRange | null {
  if (!refusal || refusal.why === 'too-long' || !WAITED_STATES.has(refusal.state)) return null
  if (refusal.why === 'between' && arrival && refusal.asked)
    return { checkIn: arrival, checkOut: refusal.asked }
  return { checkIn: refusal.night, checkOut: addDays(refusal.night, WEEK) }
}

function Chosen({
  arrival,
  departure,
  category,
}: {
  arrival: string
  departure: string | null
  category: YearCategory
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const from = dayInWords(arrival, language)
  if (!departure) {
    return (
      <p>
        <b className="numeric">{t`Arrival ${from}.`}</b>{' '}
        <span className="muted">
          <Trans>Now choose the day you leave.</Trans>
        </span>
      </p>
    )
  }
  const to = dayInWords(departure, language)
  const nights = daysBetween(arrival, departure)
  const cost = nightsCost(nights, category.nightPercent)
  return (
    <p>
      <b className="numeric">{t`${from} to ${to}`}</b>{' '}
      <span className="muted">
        <Plural value={nights} one="# night." other="# nights." />{' '}
        <Plural
          value={cost}
          one="It takes # night from your balance."
          other="It takes # nights from your balance."
        />{' '}
        <NightSum nights={nights} percent={category.nightPercent} cost={cost} />
      </span>
    </p>
  )
}
