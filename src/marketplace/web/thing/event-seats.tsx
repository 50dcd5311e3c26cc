import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'
import { QuantityRow } from './quantity-row.tsx'

interface EventSeatsProps {
  event: ClubEvent
  qty: number
  onQty: (qty: number) => void
}

/** How many seats of an event, what one costs, how many are left and for one membership, and when it is. */
export function EventSeats({ event, qty, onQty }: EventSeatsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency, saleprice, left, most, begun } = event
  return (
    <>
      {left > 0 && !begun && (
        <QuantityRow
          label={t`Seat`}
          price={<Price cents={saleprice} currency={currency} taxPercent={event.hotel.taxPercent} />}
          hint={
            <>
              <Plural value={left} one="The last seat" other="# seats left" />
              {most < left && (
                <>
                  {' · '}
                  <Plural value={most} one="one for each membership" other="# for each membership" />
                </>
              )}
            </>
          }
          value={qty}
          max={Math.min(left, most)}
          onChange={onQty}
        />
      )}
      <dl className="facts">
        <dt>
          <Trans>Date</Trans>
        </dt>
        <dd>{dayInWords(event.startDate, language)}</dd>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          {formatTime(event.startTime)} – {formatTime(event.endTime)}
        </dd>
      </dl>
    </>
  )
}
