import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Handshake from 'lucide-react/icons/handshake'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Note } from '../../../web/ui/note.tsx'
import type { Subscription } from '../../exchanges.endpoints.ts'
import { ExchangeHistory } from './exchange-history.tsx'

interface SubscriptionCardProps {
  subscription: Subscription
  /** An admin looks: only the owner may change it. */
  isReadOnly: boolean
  onChange: () => void
  onEnd: () => void
}

/** A year in the exchange: its weeks, its wish, where it stands, what may be done, and what happened. */
export function SubscriptionCard({ subscription, isReadOnly, onChange, onEnd }: SubscriptionCardProps) {
  const { t } = useLingui()
  const { phone } = boot
  const { year, weeks, wish, state, history } = subscription
  const isActive = state === 'active'
  const isMatched = isActive && history.some(({ deed }) => deed === 'matched')
  return (
    <li className="subscription">
      <div className="subscription-head">
        <h3 className="figure figure-small">{year}</h3>
        <p className="subscription-weeks">{t`${plural(weeks, { one: '# week', other: '# weeks' })}`}</p>
        {isMatched ? (
          <Chip tone="accent" icon={Handshake}>
            <Trans>Exchange found</Trans>
          </Chip>
        ) : isActive ? (
          <Chip tone="good" icon={CircleCheck}>
            <Trans>Taking part</Trans>
          </Chip>
        ) : (
          <Chip tone="quiet" icon={Ban}>
            <Trans>Ended</Trans>
          </Chip>
        )}
      </div>
      {wish && <blockquote className="subscription-wish muted">{wish}</blockquote>}
      {isMatched && (
        <Note>
          <Trans>
            Another owner counts on this exchange. To change something, call the concierge at {phone}.
          </Trans>
        </Note>
      )}
      {isActive && !isMatched && !isReadOnly && (
        <div className="row wrap">
          <Button kind="secondary" size="small" aria-label={t`Change ${year}`} onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
          <Button kind="danger" size="small" aria-label={t`Stop taking part in ${year}`} onClick={onEnd}>
            <Trans>Stop taking part</Trans>
          </Button>
        </div>
      )}
      <ExchangeHistory history={history} />
    </li>
  )
}
