import { useLingui } from '@lingui/react/macro'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import type { CheckoutStay } from '../../checkout.endpoints.ts'
import { firstOutside, LINE_OUTSIDE_STAY_WORDS } from '../../outside-stay.ts'

/** Why the cart cannot be ordered for the stay that is named: the server's own rule and its sentence; undefined where it can. */
export function useOutsideStay(cart: Cart, stay: CheckoutStay | undefined): string | undefined {
  const { i18n } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const line = stay && firstOutside(cart, stay)
  if (!stay || !line?.operationdate) return undefined
  const values = {
    line: line.name[language],
    day: inWords(line.operationdate),
    from: inWords(stay.datein),
    to: inWords(stay.dateout),
  }
  const { id, message } = LINE_OUTSIDE_STAY_WORDS
  return i18n._(id, values, { message })
}
