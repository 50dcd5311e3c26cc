import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { PopoverButton } from '../../../web/ui/popover/popover-button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CartLine } from '../../cart.ts'
import { editLine } from '../../change-cart.ts'
import { DayCalendar, loadCalendar } from '../thing/day-calendar.tsx'
import { withPackageDays } from '../thing/package-day.ts'
import { tellingDays, useShownMonth } from '../thing/told-days.tsx'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { useProductDays } from '../thing/use-product-days.ts'
import { useStayDay } from '../use-stay-day.ts'
import { changeCart } from './cart-store.ts'

/** How long the calendar stays open after a day was chosen, so that the choice is seen (milliseconds). */
const LOOK_MS = 250

/** The day of a line; the calendar opens beside it, with the days loaded anew for the quantity that holds. */
export function LineDay({ line, hotel }: { line: CartLine; hotel: { id: number } | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = line.name[language]
  const day = line.operationdate
  // Another quantity resets the day; the calendar comes back to where it was.
  const [lastDay, setLastDay] = useState(day)
  if (day !== null && day !== lastDay) setLastDay(day)
  return (
    <PopoverButton
      label={t`Date, ${name}`}
      className={clsx('cart-when', day === null && 'cart-when-missing')}
      onIntent={() => void loadCalendar()}
      content={(close) => <LineCalendar line={line} hotel={hotel} lastDay={lastDay} close={close} />}
    >
      <CalendarDays className="icon-small" aria-hidden />
      <span className="hidden-text">{name}: </span>
      {day === null ? <Trans>Choose a date</Trans> : dayInWords(day, language)}
    </PopoverButton>
  )
}

interface LineCalendarProps {
  line: CartLine
  /** Where it is served; null while that is not known. */
  hotel: { id: number } | null
  lastDay: Day | null
  close: () => void
}

function LineCalendar({ line, hotel, lastDay, close }: LineCalendarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const only = useStayDay(line.stayDay ?? null, hotel)
  const availability = useNotAvailable(
    line.idProduct === null ? [] : [{ idProduct: line.idProduct, detailId: line.detailId, qty: line.qty }],
    only,
  )
  const { shown, stay } = useShownMonth(availability.today)
  const [turned, setTurned] = useState<Day | null>(null)
  const days = useProductDays(line.idProduct, turned ?? lastDay ?? shown ?? availability.today)
  const party = [{ detailId: line.detailId, qty: line.qty }]
  const { markOf, reasonOf } = tellingDays(days, party, { stay, shown, turn: setTurned })
  const name = line.name[language]
  return (
    <DayCalendar
      label={t`Date, ${name}`}
      value={line.operationdate}
      availability={availability}
      autoFocus
      shown={lastDay ?? shown}
      markOf={markOf}
      reasonOf={reasonOf}
      onShown={setTurned}
      onChange={(operationdate) => {
        changeCart((cart) =>
          withPackageDays(editLine(cart, line.uuid, { operationdate, blackoutDates: availability.dates })),
        )
        setTimeout(close, LOOK_MS)
      }}
    />
  )
}
