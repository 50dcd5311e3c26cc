import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addDays, type Day } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { payFrom } from '../../benefit/benefit.ts'
import { benefitYearName } from '../../benefit/benefit-year.ts'
import { TOO_LATE_DAYS } from '../../cancel/penalty.ts'
import type { Room } from '../../reservations.endpoints.ts'
import { namedBenefitAmount } from '../benefits/benefit-amount.ts'
import type { ChosenBenefit } from '../benefits/chosen-benefits.ts'
import { penaltySteps } from '../cancel/penalty-steps.ts'
import type { FoundRooms } from './use-rooms.ts'

interface StayCostProps {
  checkIn: Day
  /** The day it is at the resort. */
  today: Day
  room: Pick<Room, 'nightsCost'>
  found: FoundRooms
  benefits: readonly ChosenBenefit[]
  /** Sending the request authorizes them. */
  authorizes: boolean
}

/** All that a stay takes, said before it is sent: nights by account, benefits held, and what cancelling will cost. */
export function StayCost({ room, found, benefits, authorizes, ...when }: StayCostProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const paid = payFrom(found.accounts, room.nightsCost)
  const payments = paid.ok ? paid.value : []
  return (
    <section className="stay-cost" aria-label={t`What this stay uses`}>
      <h3 className="sub">
        <Trans>What this stay uses</Trans>
      </h3>
      <dl className="facts">
        {payments.map(({ id, quantity }) => {
          const account = found.accounts.find((each) => each.id === id)
          if (!account) return null
          const year = benefitYearName(account)
          const expires = inWords(account.expires)
          return (
            <div key={id}>
              <dt>
                <Trans>
                  Nights from your {year} balance, to use by {expires}
                </Trans>
              </dt>
              <dd>
                <b>{quantity}</b>
              </dd>
            </div>
          )
        })}
        <div>
          <dt>
            <Trans>Nights left after this stay</Trans>
          </dt>
          <dd>{found.balance - room.nightsCost}</dd>
        </div>
        {benefits.map((benefit) => {
          const name = benefit.name[language]
          return (
            <div key={benefit.idBenefitYear}>
              <dt>
                <Trans>{name}, held for this stay</Trans>
              </dt>
              <dd>
                <b>{namedBenefitAmount(benefit, benefit.quantity)}</b>
              </dd>
            </div>
          )
        })}
      </dl>
      {benefits.length > 0 && (
        <Note>
          {authorizes ? (
            <Plural
              value={benefits.length}
              one="Sending the request authorizes this benefit. There is nothing more to confirm."
              other="Sending the request authorizes these benefits. There is nothing more to confirm."
            />
          ) : (
            <Trans>The owner authorizes these benefits; until then the request waits as To authorize.</Trans>
          )}
        </Note>
      )}
      <CancelTerms found={found} nightsCost={room.nightsCost} {...when} />
    </section>
  )
}

interface CancelTermsProps {
  checkIn: Day
  today: Day
  nightsCost: number
  found: FoundRooms
}

function CancelTerms({ checkIn, today, nightsCost, found }: CancelTermsProps) {
  const inWords = useDayInWords()
  const steps = penaltySteps({ checkIn, nightsCost, penaltyKept: [] }, found.penalties, today)
  const { freeUntil } = found
  const free = freeUntil !== null && today <= freeUntil && inWords(freeUntil)
  const tooLate = addDays(checkIn, -TOO_LATE_DAYS)
  const concierge = inWords(tooLate < today ? today : tooLate)
  return (
    <ul className="stay-cancel small muted">
      <li>
        {free ? (
          <Trans>Cancelling is free until {free}.</Trans>
        ) : (
          <Trans>Cancelling is no longer free.</Trans>
        )}
      </li>
      {steps.map((step) => {
        const from = inWords(step.from)
        const until = inWords(step.until)
        const { percent, nights } = step
        return (
          <li key={step.from}>
            <Trans>
              From {from} to {until} it costs {percent}% of the nights:{' '}
              <Plural value={nights} one="# night" other="# nights" />.
            </Trans>
          </li>
        )
      })}
      <li>
        <Trans>From {concierge} on, only the concierge can cancel it.</Trans>
      </li>
    </ul>
  )
}
