import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { formatDay } from '../../../kernel/day.ts'
import { PopoverButton } from '../../../web/ui/popover/popover-button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CartLine } from '../../cart.ts'
import { editLine } from '../../change-cart.ts'
import { DayCalendar, loadCalendar } from '../thing/day-calendar.tsx'
import { withPackageDays } from '../thing/package-day.ts'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { changeCart } from './cart-store.ts'

/** The eye sees the day before the calendar goes. */
const LOOK_MS = 250

/** The day of a line; the calendar opens beside it, with the days loaded anew for the quantity that holds. */
export function LineDay({ line }: { line: CartLine }) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = line.name[language]
  const day = line.operationdate
  return (
    <PopoverButton
      label={t`Date, ${name}`}
      className={clsx('cart-when', day === null && 'cart-when-missing')}
      onIntent={() => void loadCalendar()}
      content={(close) => <LineCalendar line={line} close={close} />}
    >
      <CalendarDays className="icon-small" aria-hidden />
      <span className="hidden-text">{name}: </span>
      {day === null ? <Trans>Choose a date</Trans> : formatDay(day, language)}
    </PopoverButton>
  )
}

function LineCalendar({ line, close }: { line: CartLine; close: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const availability = useNotAvailable(
    line.idProduct === null ? [] : [{ idProduct: line.idProduct, detailId: line.detailId, qty: line.qty }],
  )
  const name = line.name[language]
  return (
    <DayCalendar
      label={t`Date, ${name}`}
      value={line.operationdate}
      availability={availability}
      autoFocus
      onChange={(operationdate) => {
        changeCart((cart) =>
          withPackageDays(editLine(cart, line.uuid, { operationdate, blackoutDates: availability.dates })),
        )
        setTimeout(close, LOOK_MS)
      }}
    />
  )
}
