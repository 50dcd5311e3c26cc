import { Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import { daysAtSeveral, nightsBookedTwice } from '../../stays/booked-twice.ts'
import { useStays } from '../use-stays.ts'

interface BookedTwiceNoteProps {
  cart: Cart
  priced: Pick<PricedCart, 'lines'> | null
}

/**
 * Says of the cart's nights for which there are stays at two resorts, under this contract or another, that there are; and of a day
 * on which its things are at two resorts.
 */
export function BookedTwiceNote({ cart, priced }: BookedTwiceNoteProps) {
  const language = useLanguage()
  const { all, others } = useStays()
  const twice = nightsBookedTwice(
    cart.map(({ operationdate }) => operationdate),
    [...all, ...others],
  )
  const nights = new Set(twice.map(({ night }) => night))
  // Who moves from one resort to the other rides there: a transfer is at neither alone.
  const served = cart.flatMap((line) => {
    const hotel = priced?.lines.find(({ uuid }) => uuid === line.uuid)?.hotel
    return hotel && line.itinerario === null ? [{ day: line.operationdate, hotel }] : []
  })
  const several = daysAtSeveral(served).filter(({ day }) => !nights.has(day))
  if (twice.length + several.length === 0) return null
  const list = new Intl.ListFormat(LOCALE[language])
  return (
    <Note tone="gold">
      {twice.map(({ night, resorts }) => {
        const [date, names] = [dayInWords(night, language), list.format(resorts)]
        return (
          <p key={night}>
            <Trans>
              For the night of {date} you have stays at {names}. Each line says where it is served.
            </Trans>
          </p>
        )
      })}
      {several.map(({ day, resorts }) => {
        const [date, names] = [dayInWords(day, language), list.format(resorts)]
        return (
          <p key={day}>
            <Trans>
              On {date} you have things at {names}. See that their hours leave time for the way between.
            </Trans>
          </p>
        )
      })}
    </Note>
  )
}
