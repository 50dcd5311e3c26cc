import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Order } from '../../orders/orders.endpoints.ts'
import { LineResort } from '../cart/line-resort.tsx'
import { OrderStateChip } from './order-state-chip.tsx'
import { PayNow } from './pay-now.tsx'

interface OrderRowProps {
  order: Order
  onCancel: () => void
}

/** An order in the list. */
export function OrderRow({ order, onCancel }: OrderRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { number, currency, byTrusted } = order
  const [first, ...others] = order.lines.map((line) => `${line.qty} × ${line.name[language]}`)
  const elsewhere = order.lines.map(({ stayElsewhere }) => stayElsewhere).find((stay) => stay !== null)
  const isOver = order.state === 'cancelled' || order.state === 'past'
  return (
    <li className={isOver ? 'order order-over' : 'order'} id={number}>
      <div className="order-art">
        {order.lines[0] && <Picture name={order.lines[0].picture} sizes="130px" />}
      </div>
      <div className="order-what">
        <h2 className="sub">{first}</h2>
        {others.length > 0 && <p className="small muted">{others.join(', ')}</p>}
        <LineResort resort={order.hotel} stayElsewhere={elsewhere ?? null} />
        <p className="small muted numeric">
          {dayInWords(order.firstDay, language)}
          {order.lastDay !== order.firstDay && <> – {dayInWords(order.lastDay, language)}</>}
        </p>
        <p className="small faint numeric">
          {number} · {formatMoney({ cents: order.totalSale, currency })} {currency}
        </p>
        {order.byAdmin && (
          <p className="small">
            <Trans>Ordered by the club for you.</Trans>
          </p>
        )}
        {byTrusted && (
          <p className="small">
            <Trans>Ordered by {byTrusted}.</Trans>
          </p>
        )}
      </div>
      <div className="order-state">
        <OrderStateChip state={order.state} />
        <div className="row wrap order-actions">
          <PayNow order={order} small />
          {order.toRate > 0 && (
            <Link
              to="/things-to-do"
              search={{ view: 'orders', order: order.id }}
              className={buttonClass('secondary', 'small')}
              aria-label={t`Rate: ${number}`}
            >
              <Trans>Rate</Trans>
            </Link>
          )}
          <Link
            to="/things-to-do"
            search={{ view: 'orders', order: order.id }}
            className={buttonClass('ghost', 'small')}
            aria-label={t`Details: ${number}`}
          >
            <Trans>Details</Trans>
          </Link>
          {order.mayCancel && (
            <Button kind="ghost" size="small" aria-label={t`Cancel: ${number}`} onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
