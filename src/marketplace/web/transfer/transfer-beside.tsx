import '../cart/line-resort.css'
import { Trans } from '@lingui/react/macro'
import CarFront from 'lucide-react/icons/car-front'
import { formatTime } from '../../../kernel/day.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { Cart, CartLine } from '../../cart.ts'
import { isAskedSecond, transferBefore } from '../../transfers/there.ts'
import { useStays } from '../use-stays.ts'

interface TransferBesideProps {
  line: CartLine
  cart: Cart
}

/** Says of a transfer in the cart that there is one that way already, once its owner has said that they want both. */
export function TransferBeside({ line, cart }: TransferBesideProps) {
  const { all } = useStays()
  if (!transferBefore(line, cart, all) || isAskedSecond(line, cart, all)) return null
  return (
    <p className="line-resort line-resort-elsewhere small">
      <CarFront className="icon-small" aria-hidden />
      <span>
        <TransferBeforeWords line={line} cart={cart} />
      </span>
    </p>
  )
}

/** The car that is there already the same way: ordered, or in the cart. */
export function TransferBeforeWords({ line, cart }: TransferBesideProps) {
  const inWords = useDayInWords()
  const { all } = useStays()
  const before = transferBefore(line, cart, all)
  if (!before) return null
  const isThere = line.itinerario?.trip === 'Arrival'
  if (before.of === 'cart') {
    const time = formatTime(before.time)
    return isThere ? (
      <Trans>Your cart has a transfer there that day already, at {time}.</Trans>
    ) : (
      <Trans>Your cart has a transfer back that day already, at {time}.</Trans>
    )
  }
  const { held } = before
  const when = `${inWords(held.day)}, ${formatTime(held.time)}`
  const { order } = held
  return isThere ? (
    <Trans>
      Your stay has a transfer there already: {when}, order {order}.
    </Trans>
  ) : (
    <Trans>
      Your stay has a transfer back already: {when}, order {order}.
    </Trans>
  )
}
