import './line-benefit.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Gift from 'lucide-react/icons/gift'
import { formatMoney } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { benefitOffers, takeOffer } from '../../benefit-offers.ts'
import type { Cart } from '../../cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import { changeCart } from './cart-store.ts'
import { LeftOfBenefit } from './line-benefit.tsx'

interface BenefitOffersProps {
  cart: Cart
  priced: Pick<PricedCart, 'lines'> | null
}

/** The benefits that would pay, beside the button that goes on: nobody pays for what they have already. */
export function BenefitOffers({ cart, priced }: BenefitOffersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!priced) return null
  return benefitOffers(cart, priced.lines).map((offer) => {
    const { idBenefitYear, currency, needs, unit } = offer
    const price = formatMoney({ cents: offer.saves, currency })
    const name = offer.name[language]
    const isSeveral = unit === 'passes' && needs > 1
    return (
      <div className="line-benefit benefit-offer" key={`${idBenefitYear} ${currency}`}>
        <Gift className="icon" aria-hidden />
        <p>
          <b>
            <LeftOfBenefit benefit={offer} currency={currency} />
          </b>{' '}
          {isSeveral ? (
            <Trans>
              They would pay {price} {currency}.
            </Trans>
          ) : (
            <Trans>
              It would pay {price} {currency}.
            </Trans>
          )}
        </p>
        <Button
          kind="secondary"
          size="small"
          aria-label={
            unit === 'money' ? t`Use it: ${name}` : isSeveral ? t`Use ${needs}: ${name}` : t`Use one: ${name}`
          }
          onClick={() => changeCart((now) => takeOffer(now, offer))}
        >
          {unit === 'money' ? (
            <Trans>Use it</Trans>
          ) : isSeveral ? (
            <Trans>Use {needs}</Trans>
          ) : (
            <Trans>Use one</Trans>
          )}
        </Button>
      </div>
    )
  })
}
