import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CreditCard from 'lucide-react/icons/credit-card'
import { useSession } from '../../../../membership/web/session/use-session.ts'
import type { PaymentWay } from '../../../account/payment.ts'

/** Whether a card pays by itself what is due, and the way to it; nothing where the club takes no cards, or to anybody but an owner. */
export function SavedCardLine({
  ways,
  savedCard,
}: {
  ways: readonly PaymentWay[]
  savedCard: { brand: string; last4: string } | null
}) {
  const { trusted, user } = useSession()
  if ((!ways.includes('card') && !savedCard) || trusted || user.isAdmin) return null
  const { brand, last4 } = savedCard ?? {}
  return (
    <p className="saved-card">
      <span className="row">
        <CreditCard className="icon-small" aria-hidden />
        <span>
          {savedCard ? (
            <Trans>
              {brand} ending {last4} pays what is due, on its day.
            </Trans>
          ) : (
            <Trans>A saved card can pay what is due, on its day.</Trans>
          )}
        </span>
      </span>
      <Link to="/my-reports" search={{ card: 'saved' }} className="link">
        {savedCard ? <Trans>See the saved card</Trans> : <Trans>Save a card</Trans>}
      </Link>
    </p>
  )
}
