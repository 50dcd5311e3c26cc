import { Trans, useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart, CartLine } from '../../cart.ts'
import type { PricedLine } from '../../checkout.endpoints.ts'
import type { LineFault } from '../../line-fault.ts'
import { mostPackages } from '../../most-of-a-line.ts'
import { FreeUntil } from '../price/free-until.tsx'
import { LegWords, PickUpWords } from '../transfer/leg-words.tsx'
import { TransferBeside } from '../transfer/transfer-beside.tsx'
import { FinalNote } from './final-note.tsx'
import { LineBenefit } from './line-benefit.tsx'
import { LineDay } from './line-day.tsx'
import { LineDetails } from './line-details.tsx'
import { ElsewhereQuestions, LineBesideNote, LineElsewhere } from './line-elsewhere.tsx'
import { LineFaultNote } from './line-fault-note.tsx'
import { LineHour } from './line-hour.tsx'
import { LineSum } from './line-sum.tsx'
import { useLineDeeds } from './use-line-deeds.ts'

/** The most packages, and of what has no figures yet; a variant and an event say their own. */
const MOST = 20

interface CartLineRowProps {
  line: CartLine
  /** All lines, in their order. */
  cart: Cart
  /** What belongs to it, where it is a package. */
  parts: readonly CartLine[]
  faults: ReadonlyMap<string, LineFault>
  priced: PricedLine | undefined
  /** The figures of its parts. */
  pricedOf: (uuid: string) => PricedLine | undefined
  /** Somebody wanted to go on: what is not chosen yet is wrong now. */
  tried: boolean
}

/** A line of the cart, with all that may be changed about it. */
export function CartLineRow({ line, cart, parts, faults, priced, pricedOf, tried }: CartLineRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { setQuantity, remove } = useLineDeeds(line)
  const name = line.name[language]
  const most =
    line.kind === 'package'
      ? mostPackages(parts, MOST)
      : Math.max(priced?.most ?? Math.min(line.most, MOST), line.qty)
  const fault = faults.get(line.uuid)
  // A package is had on the days of its parts; each says for itself what is wrong.
  const ownFault = fault === 'no-date' && (line.kind === 'package' || !tried) ? undefined : fault
  return (
    <li className="cart-line" id={line.uuid}>
      <div className="cart-art">
        <Picture name={line.picture} sizes="130px" />
      </div>
      <div className="cart-what">
        <h2>{name}</h2>
        <p className="small muted">
          {line.itinerario && line.qty > 1 && <>{line.qty} × </>}
          {line.detaildisplay[language]}
        </p>
        {line.itinerario && <LegWords itinerario={line.itinerario} />}
        {line.kind === 'event' && line.operationdate && (
          <p className="small faint numeric">
            {dayInWords(line.operationdate, language)}, {formatTime(line.operationtime)}
          </p>
        )}
        {priced?.until && !priced.isFinal && !fault && <FreeUntil until={priced.until} />}
        {priced && !ownFault && <LineBesideNote line={line} priced={priced} />}
        <TransferBeside line={line} cart={cart} />
        {priced && <LineElsewhere line={line} priced={priced} />}
        <LineChips line={line} promo={priced?.promo ?? null} />
      </div>
      <div className="cart-figures">
        <LineSum line={line} taxPercent={priced?.hotel.taxPercent ?? null} />
        <div className="row">
          {!line.itinerario && (
            <Stepper
              label={t`Quantity, ${name}`}
              min={1}
              max={most}
              value={line.qty}
              onChange={setQuantity}
            />
          )}
          <IconButton label={t`Remove ${name}`} onClick={remove}>
            <Trash2 className="icon" />
          </IconButton>
        </div>
      </div>
      {priced && <ElsewhereQuestions line={line} cart={cart} priced={priced} />}
      {line.kind === 'product' && <When line={line} priced={priced} />}
      {ownFault && <LineFaultNote fault={ownFault} line={line} />}
      <FinalNote cart={[line]} priced={priced ? { lines: [priced] } : null} />
      {parts.length > 0 && (
        <ul className="cart-package">
          {parts.map((part) => (
            <Part
              key={part.uuid}
              part={part}
              priced={pricedOf(part.uuid)}
              fault={faults.get(part.uuid)}
              tried={tried}
            />
          ))}
        </ul>
      )}
      {priced && line.kind === 'product' && <LineBenefit line={line} priced={priced} />}
      <LineDetails line={line} open={fault === 'itinerary-missing'} />
    </li>
  )
}

interface PartProps {
  part: CartLine
  priced: PricedLine | undefined
  fault: LineFault | undefined
  tried: boolean
}

/** A part of a package: its own day and hour, no price of its own. */
function Part({ part, priced, fault, tried }: PartProps) {
  const language = useLanguage()
  return (
    <li className="cart-part" id={part.uuid}>
      <p>
        <b>{part.name[language]}</b>{' '}
        <span className="small muted">
          {part.qty} × {part.detaildisplay[language]}
        </span>
      </p>
      <When line={part} priced={priced} />
      {fault && (tried || fault !== 'no-date') && <LineFaultNote fault={fault} line={part} />}
      {part.itinerario && <LineDetails line={part} open={fault === 'itinerary-missing'} />}
    </li>
  )
}

function When({ line, priced }: { line: CartLine; priced: PricedLine | undefined }): ReactNode {
  return (
    <div className="cart-more">
      <LineDay line={line} hotel={priced?.hotel ?? null} />
      {/* A car goes with its flight, where that is told. */}
      {!line.itinerario?.flightTime && <LineHour line={line} times={priced?.times ?? null} />}
      {line.itinerario && <PickUpWords trip={line.itinerario.trip} time={line.operationtime} />}
    </div>
  )
}

function LineChips({ line, promo }: { line: CartLine; promo: Bilingual | null }) {
  const language = useLanguage()
  const { discountApplied } = line
  if (line.isBenefit)
    return (
      <p>
        <Chip tone="good">
          <Trans>Paid with a benefit</Trans>
        </Chip>
      </p>
    )
  if (!line.isPromo) return null
  const name = promo?.[language]
  return (
    <p>
      <Chip tone="accent">
        {name ? (
          <Trans>
            {discountApplied}% off, {name}
          </Trans>
        ) : (
          <Trans>{discountApplied}% off</Trans>
        )}
      </Chip>
    </p>
  )
}
