import { Plural, Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type Cart, type CartLine, DEFAULT_TIME } from '../../cart.ts'
import type { PricedCart, PricedLine } from '../../checkout.endpoints.ts'
import { LegWords } from '../transfer/leg-words.tsx'
import { TransferBeside } from '../transfer/transfer-beside.tsx'
import { LineBenefit, PaidWithBenefit } from './line-benefit.tsx'
import { ElsewhereQuestions, LineBesideNote, LineElsewhere } from './line-elsewhere.tsx'
import { LineSum } from './line-sum.tsx'

interface CartGlanceProps {
  cart: Cart
  priced: Pick<PricedCart, 'lines'> | null
  /** Benefits that would pay are offered here too. */
  offering?: true
}

/** Whether a line has an hour to tell: what is had on its day has none, nor has a package, whose parts have theirs. */
function namesItsHour({ kind, operationtime }: CartLine, priced: PricedLine | undefined): boolean {
  if (kind !== 'product') return kind === 'event'
  return priced?.times?.kind !== 'any' || operationtime !== DEFAULT_TIME
}

/** The lines in short; the parts of a package are counted with it. */
export function CartGlance({ cart, priced, offering }: CartGlanceProps) {
  const language = useLanguage()
  const servingOf = (uuid: string) => priced?.lines.find((line) => line.uuid === uuid)
  return (
    <ul className="cart-lines cart-glance">
      {cart
        .filter((line) => !line.belongsToPackage)
        .map((line) => ({ line, serving: servingOf(line.uuid) }))
        .map(({ line, serving }) => (
          <li className="cart-line" key={line.uuid}>
            <div className="cart-art">
              <Picture name={line.picture} sizes="130px" />
            </div>
            <div className="cart-what">
              <h3>{line.name[language]}</h3>
              <p className="small muted">
                {line.kind === 'event' ? (
                  // Of an event it names the place.
                  <>
                    <Plural value={line.qty} one="# seat" other="# seats" />, {line.detaildisplay[language]}
                  </>
                ) : (
                  <>
                    {line.qty} × {line.detaildisplay[language]}
                  </>
                )}
              </p>
              <p className="small faint numeric">
                {line.operationdate ? (
                  <>
                    {dayInWords(line.operationdate, language)}
                    {namesItsHour(line, serving) && <>, {formatTime(line.operationtime)}</>}
                  </>
                ) : (
                  <Trans>No date yet</Trans>
                )}
              </p>
              {line.itinerario && <LegWords itinerario={line.itinerario} />}
              {serving && <LineBesideNote line={line} priced={serving} />}
              <TransferBeside line={line} cart={cart} />
              {serving && <LineElsewhere line={line} priced={serving} />}
            </div>
            <LineSum line={line} taxPercent={serving?.hotel.taxPercent ?? null} />
            {serving && <ElsewhereQuestions line={line} cart={cart} priced={serving} />}
            {serving &&
              line.kind === 'product' &&
              (offering || line.isBenefit) &&
              (offering ? (
                <LineBenefit line={line} priced={serving} />
              ) : (
                <PaidWithBenefit line={line} priced={serving} />
              ))}
          </li>
        ))}
    </ul>
  )
}
