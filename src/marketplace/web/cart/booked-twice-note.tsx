import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import { nightsBookedTwice } from '../../stays/booked-twice.ts'
import { useStays } from '../use-stays.ts'

/** Says of the cart's nights for which there are stays at two resorts, under this contract or another, that there are. */
export function BookedTwiceNote({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { all, others } = useStays()
  const twice = nightsBookedTwice(
    cart.map(({ operationdate }) => operationdate),
    [...all, ...others],
  )
  if (twice.length === 0) return null
  const list = new Intl.ListFormat(LOCALE[language])
  return (
    <Note tone="gold">
      {twice.map(({ night, resorts }) => {
        const [date, names] = [formatDay(night, language), list.format(resorts)]
        return (
          <p key={night}>
            <Trans>
              For the night of {date} you have stays at {names}. Each line says where it is served.
            </Trans>
          </p>
        )
      })}
    </Note>
  )
}
