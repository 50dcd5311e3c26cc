import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { Subscription } from '../../exchanges.endpoints.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { EndSubscriptionDialog } from './end-dialog.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

interface SubscriptionsProps {
  subscriptions: readonly Subscription[]
  idContract: number
  mostWeeks: number
}

/** The years in which the contract takes part or took part, the newest first. */
export function Subscriptions({ subscriptions, idContract, mostWeeks }: SubscriptionsProps) {
  const { user } = useSession()
  const [act, setAct] = useState<{ deed: 'change' | 'end'; of: Subscription } | null>(null)
  const title = useRef<HTMLSpanElement>(null)
  // The button that ended a subscription is gone with it: the focus, lost then, goes to the list's heading.
  const acted = useRef(false)
  useEffect(() => {
    if (act) acted.current = true
    else if (subscriptions && acted.current && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true })
    }
  }, [act, subscriptions])
  const close = () => setAct(null)
  const dialog = act && { idContract, subscription: act.of, onClose: close }
  return (
    <section className="section" aria-labelledby="subscriptions">
      <SectionHead
        title={
          <span id="subscriptions" tabIndex={-1} ref={title}>
            <Trans>Your weeks in the exchange</Trans>
          </span>
        }
      />
      {subscriptions.length === 0 ? (
        <p className="muted">
          <Trans>None yet. The first year you take part in appears here, with all that happens to it.</Trans>
        </p>
      ) : (
        <ul className="subscriptions">
          {subscriptions.map((one) => (
            <SubscriptionCard
              key={one.id}
              subscription={one}
              isReadOnly={user.isAdmin}
              onChange={() => setAct({ deed: 'change', of: one })}
              onEnd={() => setAct({ deed: 'end', of: one })}
            />
          ))}
        </ul>
      )}
      {dialog && act.deed === 'change' && <ChangeDialog {...dialog} mostWeeks={mostWeeks} />}
      {dialog && act.deed === 'end' && <EndSubscriptionDialog {...dialog} />}
    </section>
  )
}
