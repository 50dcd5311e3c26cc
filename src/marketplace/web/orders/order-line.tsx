import { Trans, useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { LineResort } from '../cart/line-resort.tsx'
import { LineGuestsLink } from '../guests/line-guests.tsx'
import { TaxWords } from '../price/price.tsx'
import { PricesEach } from '../price/prices-each.tsx'
import { RateLine } from '../reviews/rate-line.tsx'
import { BenefitOfLine } from './benefit-of-line.tsx'
import { More } from './order-sheet.tsx'
import { paidOfLine, pricesOfLine } from './paid-of-line.ts'
import { QuantityWords } from './quantity-words.tsx'
import { ToldOfLine } from './told.tsx'

interface OrderLineRowProps {
  line: OrderLine
  /** What comes with it, where it is a package. */
  parts: readonly OrderLine[]
  order: OrderDetails
  today: Day
  onChange: (line: OrderLine) => void
  onCancel: (line: OrderLine) => void
}

/** A line of an order on its day, with its own limit, and what may be done with it. */
export function OrderLineRow({ line, parts, order, today, onChange, onCancel }: OrderLineRowProps) {
  const language = useLanguage()
  const paid = paidOfLine(order, line)
  const amount = namedMoney({ cents: paid, currency: order.currency })
  const isGone = line.cancelled || order.state === 'cancelled'
  const day = line.operationdate
  return (
    <li className={isGone ? 'order-day order-day-gone' : 'order-day'}>
      <p className="order-date numeric">
        <b aria-hidden>{Number(day.slice(8))}</b>
        <span>{dayInWords(day, language)}</span>
      </p>
      <div className="order-what">
        <div className="row wrap between">
          <h2 className="sub">{line.name[language]}</h2>
          <LineChip line={line} order={order} />
        </div>
        <p className="muted numeric">
          {parts.length === 0 && namesAnHour(line) && <>{formatTime(line.operationtime)} · </>}
          <LineQuantity line={line} order={order} />
          {!isGone && (
            <>
              {' · '}
              {amount} {paid > 0 && <TaxWords taxPercent={0} />}
              {line.isBenefit && (
                <>
                  {' · '}
                  <BenefitOfLine line={line} currency={order.currency} />
                </>
              )}
            </>
          )}
        </p>
        {line.stayElsewhere && <LineResort resort={order.hotel} stayElsewhere={line.stayElsewhere} />}
        <More line={line} />
        {!isGone && <ToldOfLine told={line.told} />}
        {parts.map((part) => (
          <Part key={part.id} part={part}>
            {!isGone && <Deeds line={part} today={today} onChange={onChange} />}
          </Part>
        ))}
        {!isGone && parts.length === 0 && line.operationdate >= today && (
          <LineGuestsLink order={order} line={line} />
        )}
        {!isGone && <Deeds line={line} today={today} onChange={onChange} onCancel={onCancel} />}
        {!isGone && line.operationdate <= today && <RateLine idOrder={order.id} lines={[line, ...parts]} />}
      </div>
    </li>
  )
}

/** How many, at which price each; a price that changed in between stands beside the other. */
function LineQuantity({ line, order }: { line: OrderLine; order: OrderDetails }) {
  const isPriced = !line.cancelled && paidOfLine(order, line) > 0
  if (line.qty === 1 || !isPriced) return <QuantityWords line={line} />
  return <PricesEach prices={pricesOfLine(order, line)} currency={order.currency} />
}

function Part({ part, children }: { part: OrderLine; children: ReactNode }) {
  const language = useLanguage()
  return (
    <div className="order-part">
      <h3 className="label">
        {part.qty} × {part.name[language]}
      </h3>
      <p className="small muted numeric">
        {dayInWords(part.operationdate, language)}
        {namesAnHour(part) && <>, {formatTime(part.operationtime)}</>}
      </p>
      <More line={part} />
      <ToldOfLine told={part.told} />
      {children}
    </div>
  )
}

/** Cancelled by itself, moved since it was ordered, or as it was. */
function LineChip({ line, order }: { line: OrderLine; order: OrderDetails }) {
  const { t } = useLingui()
  if (order.state === 'cancelled' || order.state === 'past') return null
  if (line.cancelled)
    return (
      <Chip tone="quiet" icon={Ban}>
        {t({ id: 'order.line.cancelled', message: 'Cancelled' })}
      </Chip>
    )
  const moved = order.history.some((one) => one.kind === 'changed' && one.name?.en === line.name.en)
  return moved ? (
    <Chip tone="changing" icon={Pencil}>
      {t({ id: 'order.line.changed', message: 'Changed' })}
    </Chip>
  ) : (
    <Chip tone="good" icon={CircleCheck}>
      {t({ id: 'order.line.confirmed', message: 'Confirmed' })}
    </Chip>
  )
}

interface DeedsProps {
  line: OrderLine
  today: Day
  onChange: (line: OrderLine) => void
  onCancel?: (line: OrderLine) => void
}

/** The limit of a line, and its deeds; after it, who can still change it. What is over has neither. */
function Deeds({ line, today, onChange, onCancel }: DeedsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const { may } = line
  if (!may || line.operationdate < today) return null
  const name = line.name[language]
  const until = `${inWords(may.until.day)}, ${formatTime(may.until.time)}`
  const { phone } = boot
  const isPart = line.belongsToPackage
  return (
    <>
      <p className="small muted">
        {!may.late ? (
          isPart ? (
            <Trans>Free to change until {until}.</Trans>
          ) : (
            <Trans>Free to change or cancel until {until}.</Trans>
          )
        ) : may.move || may.cancel ? (
          <Trans>The owner’s limit passed {until}; you can change it until it begins.</Trans>
        ) : (
          <Trans>
            From now on only the concierge can change this,{' '}
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>.
          </Trans>
        )}
      </p>
      {(may.move || may.amount || may.cancel) && (
        <p className="row wrap order-deeds">
          {(may.move || may.amount) && (
            <Button
              kind="secondary"
              size="small"
              aria-label={t`Change: ${name}`}
              onClick={() => onChange(line)}
            >
              <Trans>Change</Trans>
            </Button>
          )}
          {may.cancel && onCancel && (
            <Button kind="ghost" size="small" aria-label={t`Cancel: ${name}`} onClick={() => onCancel(line)}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </p>
      )}
    </>
  )
}
