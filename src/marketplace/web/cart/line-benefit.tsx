import './line-benefit.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Gift from 'lucide-react/icons/gift'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type CartLine, withTax } from '../../cart.ts'
import { payWithBenefit } from '../../change-cart.ts'
import type { PricedLine } from '../../checkout.endpoints.ts'
import { changeCart } from './cart-store.ts'

/**
 * The benefit that pays for a line, what is left of it and the way back (spec, section 3: isBenefit). The first that would pay
 * is offered once, beside the button that goes on (`BenefitOffers`); under the line stand only others that could in its place.
 */
export function LineBenefit({ line, priced }: { line: CartLine; priced: PricedLine }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency } = line
  const pay = (id: number | null) => changeCart((cart) => payWithBenefit(cart, line.uuid, id))
  if (line.isBenefit) {
    const own = priced.benefits.find(({ idBenefitYear }) => idBenefitYear === line.idBenefitYear)
    const name = line.name[language]
    return (
      <div className="line-benefit">
        <Gift className="icon" aria-hidden />
        <p>{own ? <Paying benefit={own} line={line} /> : <Trans>Your benefit pays for it.</Trans>}</p>
        <Button kind="ghost" size="small" aria-label={t`Don’t use it: ${name}`} onClick={() => pay(null)}>
          <Trans>Don’t use it</Trans>
        </Button>
      </div>
    )
  }
  const price = formatMoney({
    cents: withTax(line.qty * line.salepriceWithDiscount, priced.hotel.taxPercent),
    currency,
  })
  const [, ...others] = priced.benefits
  return others.map((benefit) => {
    const { idBenefitYear, needs, unit } = benefit
    const name = benefit.name[language]
    const isMoney = unit === 'money'
    const isSeveral = unit === 'passes' && needs > 1
    return (
      <div className="line-benefit" key={idBenefitYear}>
        <Gift className="icon" aria-hidden />
        <p>
          <b>
            <LeftOfBenefit benefit={benefit} currency={currency} />
          </b>{' '}
          <Trans>
            It would pay {price} {currency}.
          </Trans>
        </p>
        <Button
          kind="secondary"
          size="small"
          aria-label={
            isMoney ? t`Use it: ${name}` : isSeveral ? t`Use ${needs}: ${name}` : t`Use one: ${name}`
          }
          onClick={() => pay(idBenefitYear)}
        >
          {isMoney ? <Trans>Use it</Trans> : isSeveral ? <Trans>Use {needs}</Trans> : <Trans>Use one</Trans>}
        </Button>
      </div>
    )
  })
}

/** The benefit that pays for a line, where it is only read. */
export function PaidWithBenefit({ line, priced }: { line: CartLine; priced: PricedLine }) {
  const own = priced.benefits.find(({ idBenefitYear }) => idBenefitYear === line.idBenefitYear)
  return (
    <p className="line-benefit">
      <Gift className="icon" aria-hidden />
      <span>{own ? <Paying benefit={own} line={line} /> : <Trans>Your benefit pays for it.</Trans>}</span>
    </p>
  )
}

interface OfBenefit {
  benefit: PricedLine['benefits'][number]
  line: CartLine
}

interface LeftOfBenefitProps {
  benefit: Pick<PricedLine['benefits'][number], 'name' | 'unit' | 'balance'>
  currency: Currency
}

/** "Airport transfers: 2 left." */
export function LeftOfBenefit({ benefit, currency }: LeftOfBenefitProps) {
  const { balance } = benefit
  const language = useLanguage()
  const name = benefit.name[language]
  const amount = formatMoney({ cents: balance, currency })
  if (benefit.unit === 'money')
    return (
      <Trans>
        {name}: {amount} {currency} left.
      </Trans>
    )
  return (
    <>
      {name}: <Plural value={balance} one="# left." other="# left." />
    </>
  )
}

/** What is left once it has paid. */
function Paying({ benefit, line }: OfBenefit) {
  const { currency } = line
  const language = useLanguage()
  const name = benefit.name[language]
  const left = benefit.balance - benefit.needs
  const amount = formatMoney({ cents: left, currency: line.currency })
  if (benefit.unit === 'money')
    return (
      <Trans>
        Paid with {name}: {amount} {currency} left after it.
      </Trans>
    )
  return (
    <>
      <Trans>Paid with {name}.</Trans> <Plural value={left} one="# left after it." other="# left after it." />
    </>
  )
}
