import { Trans } from '@lingui/react/macro'
import { namedMoney } from '../../../kernel/money.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { moneyBack } from '../../orders/money-back.ts'
import type { Order } from '../../orders/orders.endpoints.ts'

interface MoneyBackWordsProps {
  order: Pick<Order, 'currency' | 'hotel' | 'paidSoFar'>
  /** What the order comes to then, in cents. */
  total: number
}

/** Where what was paid too much goes, and how long that takes: to the card by itself, the rest by the concierge. Nothing where nothing comes back. */
export function MoneyBackWords({ order, total }: MoneyBackWordsProps) {
  const { currency, hotel, paidSoFar } = order
  const { goingBack, toCard, byClub } = moneyBack(paidSoFar, total)
  const money = (cents: number) => namedMoney({ cents, currency })
  const [going, card, club] = [money(goingBack), money(toCard), money(byClub)]
  const last4 = paidSoFar.cardLast4
  const { phone } = boot
  return (
    <>
      {goingBack > 0 && (
        <p className="small numeric">
          {last4 ? (
            <Trans>
              {going} is on its way back to the card ending {last4}. Your bank usually shows it within ten
              days.
            </Trans>
          ) : (
            <Trans>
              {going} is on its way back to the card that paid. Your bank usually shows it within ten days.
            </Trans>
          )}
        </p>
      )}
      {toCard > 0 && (
        <p className="small numeric">
          {last4 ? (
            <Trans>
              {card} goes back to the card ending {last4} by itself. Your bank usually shows it within ten
              days.
            </Trans>
          ) : (
            <Trans>
              {card} goes back to the card that paid, by itself. Your bank usually shows it within ten days.
            </Trans>
          )}
        </p>
      )}
      {byClub > 0 && (
        <p className="small numeric">
          <Trans>
            {club} was not paid by card here: the concierge of {hotel} returns it to you. To agree how, call{' '}
            <a className="link" href={phoneLink}>
              {phone}
            </a>
            .
          </Trans>
        </p>
      )}
    </>
  )
}
