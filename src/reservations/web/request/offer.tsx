import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Day, daysBetween } from '../../../kernel/day.ts'
import { NightSum } from '../night-sum.tsx'
import { StayDaysField } from './stay-days.tsx'

/** A stay that the server would grant. */
export interface OfferedStay {
  datein: Day
  dateout: Day
  idCategory: number
  left: number
  nightsCost: number
  nightPercent: number
}

interface OfferProps {
  offer: OfferedStay
  /** The difference from what was asked for. */
  label?: string
  /** What it is: the residence. */
  children: ReactNode
  onChoose: () => void
}

/** A stay that would do, as a button that takes it. */
export function StayOfferButton({ offer, label, children, onChoose }: OfferProps) {
  return (
    <button type="button" className="offer" onClick={onChoose}>
      {label && <span className="small offer-way">{label}</span>}
      <b>
        <StayDaysField dates={{ checkIn: offer.datein, checkOut: offer.dateout }} />
      </b>
      <span className="small muted">{children}</span>
      <span className="small faint">
        <Plural value={offer.nightsCost} one="# night from your balance" other="# nights from your balance" />
        {offer.nightPercent !== 100 && (
          <>
            {' ('}
            <NightSum
              nights={daysBetween(offer.datein, offer.dateout)}
              percent={offer.nightPercent}
              cost={offer.nightsCost}
            />
            )
          </>
        )}
        {', '}
        <Plural value={offer.left} one="one residence free" other="# residences free" />
      </span>
    </button>
  )
}
