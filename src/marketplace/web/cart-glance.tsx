import { Trans } from '@lingui/react/macro'
import { formatDay, formatTime } from '../../kernel/day.ts'
import { Picture } from '../../web/ui/picture.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Cart } from '../cart.ts'
import { LineSum } from './line-sum.tsx'

/** The lines in short; the parts of a package are counted with it. */
export function CartGlance({ cart }: { cart: Cart }) {
  const language = useLanguage()
  return (
    <ul className="cart-lines cart-glance">
      {cart
        .filter((line) => !line.belongsToPackage)
        .map((line) => (
          <li className="cart-line" key={line.uuid}>
            <div className="cart-art">
              <Picture name={line.picture} sizes="130px" />
            </div>
            <div className="cart-what">
              <h3>{line.name[language]}</h3>
              <p className="small muted">
                {line.qty} × {line.detaildisplay[language]}
              </p>
              <p className="small faint numeric">
                {line.operationdate ? (
                  <>
                    {formatDay(line.operationdate, language)}
                    {line.kind !== 'package' && <>, {formatTime(line.operationtime)}</>}
                  </>
                ) : (
                  <Trans>No date yet</Trans>
                )}
              </p>
            </div>
            <LineSum line={line} />
          </li>
        ))}
    </ul>
  )
}
