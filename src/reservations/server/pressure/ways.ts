import type { BookingStatus } from '../../stay/booking.ts'
import { mayBegin, move } from '../../stay/transitions.ts'
import { STANDING_STATUSES } from '../../stay/wish.ts'

/** The statuses in which a booking may be created (`initialStatus`). */
const BIRTHS: readonly BookingStatus[] = ['to-authorize', 'pending', 'pending-confirmation', 'confirmed']

/** Whether an event of a booking goes a way of the table of transitions. */
export function isWay({
  deed,
  from,
  to,
}: {
  deed: string
  from: BookingStatus | null
  to: BookingStatus
}): boolean {
  if (from === null) return deed === 'request-booking' && BIRTHS.includes(to)
  switch (deed) {
    case 'modify-booking':
      return move(from, 'modify', to).ok
    case 'withdraw-change':
    case 'reject-change':
      return move(from, 'restore', to).ok
    case 'withdraw-cancellation':
      return move(from, 'withdraw-cancellation', to).ok
    case 'reject-booking':
      return move(from, 'reject', to).ok
    case 'keep-booking':
      return move(from, 'keep', to).ok
    case 'confirm-booking':
      return move(from, 'confirm', to).ok
    case 'cancel-booking':
      return move(from, 'cancel', to).ok || move(from, 'agree-to-cancel', to).ok
    case 'swap-stay':
    case 'trade-stay':
      return move(from, 'cancel', to).ok
    case 'receive-trade':
      return from === 'confirmed' && to === from
    case 'ask-to-cancel':
      return move(from, 'ask-to-cancel', to).ok
    // A benefit more is one word more to wait for, or one that the wish had taken out.
    case 'add-benefit':
      return from === 'to-authorize' ? to === from : mayBegin(from, 'modify') && isModified(to)
    // A benefit less may have been the last that was waited for.
    case 'delete-benefit':
      return from === 'to-authorize' ? isAuthorizing(from, to) : mayBegin(from, 'modify') && isModified(to)
    case 'authorize-benefits':
      if (from === 'to-authorize') return isAuthorizing(from, to)
      return to === from || (from === 'pending-modification' && isModified(to))
    case 'take-back-authorization':
      return move(from, 'reopen', to).ok
    default:
      return false
  }
}

const isAuthorizing = (from: BookingStatus, to: BookingStatus) =>
  to === from || move(from, 'authorize', to).ok
/** With the last of its benefits a wish may end as it began: nothing is wished any more. */
const isModified = (to: BookingStatus) =>
  to === 'pending-modification' || STANDING_STATUSES.some((one) => one === to)
