import { Trans } from '@lingui/react/macro'
import { namedMoney } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { withTax } from '../../cart.ts'
import { withPrices } from '../../change-cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import { changeCart } from './cart-store.ts'
import type { PriceChange } from './price-changes.ts'

interface PriceChangesNoteProps {
  changes: readonly PriceChange[]
  priced: PricedCart
  onTaken?: () => void
}

/** The prices that changed since the cart was filled, line by line, to be taken or not. */
export function PriceChangesNote({ changes, priced, onTaken }: PriceChangesNoteProps) {
  const language = useLanguage()
  if (changes.length === 0) return null
  const take = () => {
    changeCart((cart) => withPrices(cart, priced))
    onTaken?.()
  }
  return (
    <Note tone="gold" spoken title={<Trans>Some prices have changed</Trans>}>
      <ul className="cart-changes">
        {changes.map(({ line, was, now }) => {
          const { currency } = line
          const { taxPercent } = priced.lines.find(({ uuid }) => uuid === line.uuid)?.hotel ?? {
            taxPercent: 0,
          }
          const before = namedMoney({ cents: withTax(was, taxPercent), currency })
          const after = namedMoney({ cents: withTax(now, taxPercent), currency })
          return (
            <li key={line.uuid}>
              <span>
                {line.name[language]}, {line.qty} × {line.detaildisplay[language]}
              </span>
              <span>
                <Trans>
                  {before} before, <b>{after} now</b>
                </Trans>
              </span>
            </li>
          )
        })}
      </ul>
      <Button size="small" onClick={take}>
        <Trans>Accept the new prices</Trans>
      </Button>
    </Note>
  )
}
