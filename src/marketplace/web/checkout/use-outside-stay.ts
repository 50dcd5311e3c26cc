import { useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import type { CheckoutStay } from '../../checkout.endpoints.ts'
import { firstOutside, LINE_OUTSIDE_STAY_WORDS } from '../../outside-stay.ts'

/** Why the cart cannot be ordered for the stay that is named: the server's own rule and its sentence; undefined where it can. */
export function useOutsideStay(cart: Cart, stay: CheckoutStay | undefined): string | undefined {
  const { i18n } = useLingui()
  const language = useLanguage()
  const line = stay && firstOutside(cart, stay)
  if (!stay || !line?.operationdate) return undefined
  const values = {
    line: line.name[language],
    day: formatDay(line.operationdate, language),
    from: formatDay(stay.datein, language),
    to: formatDay(stay.dateout, language),
  }
  const { id, message } = LINE_OUTSIDE_STAY_WORDS
  return i18n._(id, values, { message })
}
