import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import type { PricedCart } from '../../checkout.endpoints.ts'

interface PaymentChoiceProps {
  offered: PricedCart['payments']
  value: number
  onChange: (code: number) => void
}

/** The way of paying; a sentence where there is only one. */
export function PaymentChoice({ offered, value, onChange }: PaymentChoiceProps) {
  const { t } = useLingui()
  const [only, ...others] = offered
  if (!only) return null
  const titles = {
    'on-account': t`At the resort`,
    link: t`Online, now`,
    card: t`By card, now`,
  }
  const words = {
    'on-account': t`You pay there when you have it. Nothing is charged now.`,
    link: t`After you confirm, we take you to the payment page.`,
    card: t`After you confirm, you pay on the secure page of our card provider, Stripe. We never see your card.`,
  }
  if (others.length === 0) {
    return (
      <section aria-labelledby="checkout-payment">
        <h2 className="title" id="checkout-payment">
          <Trans>Payment</Trans>
        </h2>
        <p className="muted">
          {only.kind === 'on-account' ? (
            <Trans>You pay at the resort, when you have what you order. Nothing is charged now.</Trans>
          ) : (
            words[only.kind]
          )}
        </p>
      </section>
    )
  }
  return (
    <FieldGroup legend={t`Payment`}>
      <div className="stack">
        {offered.map(({ code, kind }) => (
          <Option
            key={code}
            name="paymentmethod"
            title={titles[kind]}
            checked={code === value}
            onChange={() => onChange(code)}
          >
            {words[kind]}
          </Option>
        ))}
      </div>
    </FieldGroup>
  )
}
