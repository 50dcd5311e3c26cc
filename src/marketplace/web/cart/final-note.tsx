import { Trans } from '@lingui/react/macro'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'

/** What of a cart cannot be cancelled once it is ordered, said before it is; nothing where all of it can. */
export function FinalNote({ cart, priced }: { cart: Cart; priced: Pick<PricedCart, 'lines'> | null }) {
  const language = useLanguage()
  const last = new Set(priced?.lines.filter((line) => line.isFinal && !line.fault).map(({ uuid }) => uuid))
  const lines = cart.filter(({ uuid, belongsToPackage }) => last.has(uuid) && !belongsToPackage)
  if (lines.length === 0) return null
  return (
    <Note tone="gold">
      <p>
        {lines.map(({ uuid, name }) => (
          <b key={uuid}>{name[language]} </b>
        ))}
        <Trans>This can no longer be cancelled. The price stays due.</Trans>
      </p>
    </Note>
  )
}
