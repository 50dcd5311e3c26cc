import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CartLine } from '../../cart.ts'
import { payWithBenefit } from '../../change-cart.ts'
import type { PricedLine } from '../../checkout.endpoints.ts'
import { changeCart } from './cart-store.ts'

/** Pays for a line with a benefit that covers it, or with money (spec, section 3: isBenefit). */
export function LineBenefit({ line, priced }: { line: CartLine; priced: PricedLine }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (priced.benefits.length === 0) return null
  const price = formatMoney({ cents: line.qty * line.saleprice, currency: line.currency })
  return (
    <div className="cart-benefit">
      <Field label={t`Pay for it with`}>
        {(control) => (
          <Select
            {...control}
            value={line.isBenefit ? String(line.idBenefitYear) : ''}
            onChange={({ target }) =>
              changeCart((cart) =>
                payWithBenefit(cart, line.uuid, target.value === '' ? null : Number(target.value)),
              )
            }
          >
            <option value="">{t`Its price, ${price}`}</option>
            {priced.benefits.map(({ idBenefitYear, name, unit, needs, balance }) => {
              const benefit = name[language]
              const asMoney = (cents: number) => formatMoney({ cents, currency: line.currency })
              const [asks, has] = [asMoney(needs), asMoney(balance)]
              return (
                <option key={idBenefitYear} value={idBenefitYear}>
                  {unit === 'money'
                    ? t`${benefit}, ${asks} of ${has}`
                    : t`${benefit}, ${plural(needs, { one: '# pass', other: '# passes' })} of ${balance}`}
                </option>
              )
            })}
          </Select>
        )}
      </Field>
    </div>
  )
}
