import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney, namedMoney } from '../../../kernel/money.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { DEFAULT_PAYMENT } from '../../orders/payment.ts'
import { LineResort } from '../cart/line-resort.tsx'
import { PaidSum } from '../price/paid-sum.tsx'
import { TaxWords } from '../price/price.tsx'
import { LegWords } from '../transfer/leg-words.tsx'
import { BenefitOfLine } from './benefit-of-line.tsx'
import { MoneyBackWords } from './money-back-words.tsx'
import { OrderStateChip } from './order-state-chip.tsx'
import { paidOfLine } from './paid-of-line.ts'
import { PayNow } from './pay-now.tsx'

interface OrderSheetProps {
  order: OrderDetails
  /** Its number stands above it already, in a dialog's title. */
  untitled?: boolean
}

/** An order, whole: its number and state, the lines, for whom, and what it costs. */
export function OrderSheet({ order, untitled }: OrderSheetProps) {
  const { number, numreserva, customer } = order
  const person = `${customer.name} ${customer.lastname}`
  return (
    <article className="order-sheet">
      <header className="row wrap between">
        <div>
          {!untitled && (
            <h2 className="title numeric">
              <Trans>Order {number}</Trans>
            </h2>
          )}
          <p className="line-resort">
            <MapPin className="icon-small" aria-hidden />
            <b>{order.hotel}</b>
          </p>
          <p className="small muted">
            <Trans>For {person}</Trans>
            {numreserva && (
              <>
                {' · '}
                <Trans>Stay {numreserva}</Trans>
              </>
            )}
          </p>
        </div>
        <OrderStateChip state={order.state} />
      </header>
      <ul className="order-lines">
        {order.details
          .filter((line) => !line.belongsToPackage && !line.cancelled)
          .map((line) => (
            <Line
              key={line.id}
              line={line}
              order={order}
              paid={paidOfLine(order, line)}
              parts={order.details.filter((part) => part.belongsToPackage && part.uuidPackage === line.uuid)}
            />
          ))}
      </ul>
      <OrderTotals order={order} />
      <WordsOfTheClub order={order} />
      <PayNow order={order} />
    </article>
  )
}

/** Why the club cancelled it, by which receipt it was paid at the resort, or by which card. */
export function WordsOfTheClub({ order }: { order: OrderDetails }) {
  const language = useLanguage()
  const { cancelReason, paymentmethod, paymentreference, cardLast4 } = order
  if (cancelReason)
    return (
      <p className="prose">
        <Trans>The club cancelled it, and writes: “{cancelReason}”</Trans>
      </p>
    )
  if (order.orderStatus === ORDER_STATUS.paid && cardLast4)
    return (
      <p className="muted numeric">
        <Trans>
          Paid with the card ending {cardLast4}, and not on your contract’s account: the statement does not
          list it.
        </Trans>
      </p>
    )
  if (order.charged) {
    const day = dayInWords(order.charged.day, language)
    const amount = namedMoney({ cents: order.charged.cents, currency: order.currency })
    return (
      <p className="muted numeric">
        <Trans>
          Charged to your contract on {day}: {amount}. You pay it with your statement.
        </Trans>
      </p>
    )
  }
  const settled = order.orderStatus === ORDER_STATUS.paid && paymentmethod === DEFAULT_PAYMENT
  return settled && paymentreference ? (
    <p className="muted numeric">
      <Trans>
        Paid at the resort, and not on your contract’s account: the statement does not list it. Receipt:{' '}
        {paymentreference}
      </Trans>
    </p>
  ) : null
}

interface LineProps {
  line: OrderLine
  parts: OrderLine[]
  order: OrderDetails
  /** The sum with its tax, in cents. */
  paid: number
}

function Line({ line, parts, order, paid }: LineProps) {
  const language = useLanguage()
  const { currency } = order
  return (
    <li className="order-line">
      <div className="order-art">
        <Picture name={line.picture} sizes="130px" />
      </div>
      <div className="order-what">
        <h3>
          {line.qty} × {line.name[language]}
        </h3>
        {parts.length === 0 && <When line={line} />}
        {parts.map((part) => (
          <div key={part.id}>
            <p className="small">
              {part.qty} × {part.name[language]}
            </p>
            <When line={part} />
            <More line={part} />
          </div>
        ))}
        {line.stayElsewhere && <LineResort resort={order.hotel} stayElsewhere={line.stayElsewhere} />}
        <More line={line} />
        {line.isBenefit && (
          <p className="small muted">
            <BenefitOfLine line={line} currency={currency} />
          </p>
        )}
      </div>
      <span className="order-paid numeric">
        <b>{formatMoney({ cents: paid, currency })}</b> {currency} {paid > 0 && <TaxWords taxPercent={0} />}
      </span>
    </li>
  )
}

function When({ line }: { line: OrderLine }) {
  const language = useLanguage()
  return (
    <p className="small muted numeric">
      {dayInWords(line.operationdate, language)}
      {namesAnHour(line) && <>, {formatTime(line.operationtime)}</>}
    </p>
  )
}

/** What was told about a line: who travels, whom it is for, the notes. */
export function More({ line }: { line: OrderLine }) {
  const { t } = useLingui()
  const { itinerario, beneficiarios } = line
  const extra = itinerario?.extrapax_num ?? 0
  const facts = [
    itinerario && `${itinerario.nameBenefi} ${itinerario.lastNameBenefi}`,
    extra > 0 && t`${plural(extra, { one: '# extra passenger', other: '# extra passengers' })}`,
    beneficiarios.length > 0 && beneficiarios.map(({ fullname }) => fullname).join(', '),
    line.note,
    line.clientnote,
  ].filter(Boolean)
  return (
    <>
      {itinerario && <LegWords itinerario={itinerario} />}
      {facts.length > 0 && <p className="small faint">{facts.join(' · ')}</p>}
    </>
  )
}

/** What an order comes to; what was paid beyond it, or is due beyond what was paid. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const { currency } = order
  const money = (cents: number) => namedMoney({ cents, currency })
  const isCancelled = order.state === 'cancelled'
  return (
    <>
      {isCancelled ? (
        <p className="muted">
          <Trans>Cancelled: there is nothing to pay.</Trans>
        </p>
      ) : (
        <PaidSum
          currency={currency}
          lines={[]}
          total={order.totalSale}
          tax={order.tax}
          discount={order.details.reduce(
            (sum, one) => sum + (one.isBenefit || one.cancelled ? 0 : one.discount),
            0,
          )}
          isCharged={order.charged !== null}
          isPaid={order.orderStatus === ORDER_STATUS.paid && order.stillDue === 0 && order.owedBack === 0}
        />
      )}
      {(order.owedBack > 0 || order.stillDue > 0) && (
        <dl className="facts cart-totals">
          {order.owedBack > 0 && (
            <>
              <dt>
                <Trans>Comes back to you</Trans>
              </dt>
              <dd>{money(order.owedBack)}</dd>
            </>
          )}
          {order.stillDue > 0 && (
            <>
              <dt>
                <Trans>Still to pay</Trans>
              </dt>
              <dd>{money(order.stillDue)}</dd>
            </>
          )}
        </dl>
      )}
      {order.owedBack > 0 && <MoneyBackWords order={order} total={isCancelled ? 0 : order.totalSale} />}
    </>
  )
}
