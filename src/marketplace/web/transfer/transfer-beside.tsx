import '../cart/line-resort.css'
import { Trans } from '@lingui/react/macro'
import CarFront from 'lucide-react/icons/car-front'
import { formatTime } from '../../../kernel/day.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { CartLine } from '../../cart.ts'
import { transfersThere } from '../../transfers/there.ts'
import { useStays } from '../use-stays.ts'

/** Says of a transfer in the cart that the stay has one that way already; a second one may be wanted. */
export function TransferBeside({ line }: { line: Pick<CartLine, 'itinerario' | 'operationdate'> }) {
  const inWords = useDayInWords()
  const { all } = useStays()
  const trip = line.itinerario?.trip
  if (trip !== 'Arrival' && trip !== 'Departure') return null
  const [there] = transfersThere({ leg: trip, day: line.operationdate }, all)
  if (!there) return null
  const when = `${inWords(there.day)}, ${formatTime(there.time)}`
  const { order } = there
  return (
    <p className="line-resort line-resort-elsewhere small">
      <CarFront className="icon-small" aria-hidden />
      <span>
        {trip === 'Arrival' ? (
          <Trans>
            Your stay has a transfer there already: {when}, order {order}.
          </Trans>
        ) : (
          <Trans>
            Your stay has a transfer back already: {when}, order {order}.
          </Trans>
        )}
      </span>
    </p>
  )
}
