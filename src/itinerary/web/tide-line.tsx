import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { ForOwner } from '../../membership/web/session/for-owner.tsx'
import { useSession } from '../../membership/web/session/use-session.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { useLanguage } from '../../web/words.ts'
import { type Step, timelineOf } from '../timeline.ts'

/** The timeline of the stay from request to departure: who, when, who has to act, and where today is. */
export function TideLine({ booking, today }: { booking: BookingDetails; today: string }) {
  const steps = timelineOf(booking, today)
  // Today is marked after the last step that is done, where nobody has to act now and something is still to come.
  const last = steps.findLastIndex(({ state }) => state === 'done')
  const between = !steps.some(({ state }) => state === 'now') && last >= 0 && last < steps.length - 1
  return (
    <ol className="tide">
      {steps.map((step, at) => (
        <li key={step.kind} className={clsx(`is-${step.state}`, between && at === last && 'to-now')}>
          <b>
            <StepName step={step} />
          </b>{' '}
          <StepWords step={step} booking={booking} />
          {between && at === last && (
            <span className="tide-today">
              <i aria-hidden>
                <Trans>Today</Trans>
              </i>
              <span className="hidden-text">
                <Trans>Today lies between this step and the next.</Trans>
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function StepName({ step: { kind, state } }: { step: Step }) {
  if (kind === 'requested') return <Trans>Requested</Trans>
  if (kind === 'confirmed') return <Trans context="step">Confirmed</Trans>
  if (kind === 'changed') return <Trans>Changed</Trans>
  if (kind === 'added') return <Trans>Benefit added</Trans>
  if (kind === 'asked') return <Trans>Change requested</Trans>
  if (kind === 'asked-to-cancel') return <Trans>Cancellation requested</Trans>
  if (kind === 'authorize') return <Authorizes />
  if (kind === 'waiting') return <Trans>Waiting for the answer</Trans>
  if (kind === 'cancelled') return <Trans context="step">Cancelled</Trans>
  if (kind === 'rejected') return <Trans>Rejected</Trans>
  if (kind === 'arrive') return state === 'done' ? <Trans>You arrived</Trans> : <Trans>You arrive</Trans>
  return state === 'done' ? <Trans>You left</Trans> : <Trans>You leave</Trans>
}

/** Whose turn it is: to whom an owner trusts, “you” would be somebody else. */
function Authorizes() {
  const { trusted } = useSession()
  if (!trusted) return <Trans>You authorize</Trans>
  const { owner } = trusted
  return <Trans>{owner} authorizes</Trans>
}

function StepWords({ step, booking }: { step: Step; booking: BookingDetails }) {
  const language = useLanguage()
  const day = step.day && dayInWords(step.day, language)
  const [from, by] = [formatTime(booking.checkInTime), formatTime(booking.checkOutTime)]
  return (
    <>
      {day && <span className="numeric">{step.state === 'now' ? <Trans>by {day}</Trans> : day}</span>}
      {step.kind === 'arrive' && (
        <span className="numeric">
          <Trans>from {from}</Trans>
        </span>
      )}
      {step.kind === 'leave' && (
        <span className="numeric">
          <Trans>by {by}</Trans>
        </span>
      )}
      {step.by && step.state === 'done' && (
        <span>
          <By step={step} />
        </span>
      )}
    </>
  )
}

function By({ step: { kind, by: actor, who, with: what } }: { step: Step }) {
  const { trusted } = useSession()
  if (who) return <ForOwner name={who.name} forWhom={who.forWhom} />
  if (what === 'request') return <Trans>at once</Trans>
  if (what === 'authorization' && !trusted) return <Trans>with your authorization</Trans>
  // To whom an owner trusts, “you” would be somebody else.
  if (actor === 'owner') return trusted ? trusted.owner : <Trans>by you</Trans>
  // The resort answers a stay; the club does all that is not an answer.
  if (actor === 'club')
    return kind === 'confirmed' || kind === 'rejected' ? (
      <Trans>by the resort</Trans>
    ) : (
      <Trans>by the club</Trans>
    )
  return <Trans>automatically</Trans>
}
