import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import CreditCard from 'lucide-react/icons/credit-card'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import type { OrderState } from '../../orders/order.ts'

const LOOK: Record<OrderState, [Tone, LucideIcon]> = {
  placed: ['good', CircleCheck],
  'awaiting-payment': ['pending', Clock3],
  paid: ['accent', CreditCard],
  past: ['quiet', History],
  cancelled: ['quiet', Ban],
}

// The ids keep each word apart from the same English word for something of another gender in Spanish.
/** An order's state as icon and words. */
export function OrderStateChip({ state }: { state: OrderState }) {
  const { t } = useLingui()
  const [tone, icon] = LOOK[state]
  const words: Record<OrderState, string> = {
    placed: t({ id: 'order.state.placed', message: 'Confirmed' }),
    'awaiting-payment': t({ id: 'order.state.awaiting-payment', message: 'Awaiting payment' }),
    paid: t({ id: 'order.state.paid', message: 'Paid' }),
    past: t({ id: 'order.state.past', message: 'Past' }),
    cancelled: t({ id: 'order.state.cancelled', message: 'Cancelled' }),
  }
  return (
    <Chip tone={tone} icon={icon}>
      {words[state]}
    </Chip>
  )
}
