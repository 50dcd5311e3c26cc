import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Currency, formatMoney } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { leaveFor } from '../../../../web/calls/leave-for.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import { askProvider, giveUpPayment, openCardPage } from '../../../account/pay.endpoints.ts'

export type OpenPayment = Pick<
  ContractAccount['payments'][number],
  'id' | 'way' | 'state' | 'cents' | 'link' | 'bySavedCard'
>

/** Whether a payment goes on at a provider’s page, and has not come from there yet. */
export const isAtProvider = ({ state, way, bySavedCard }: OpenPayment) =>
  state === 'started' && (way === 'card' || way === 'link') && !bySavedCard

/** Asks the provider once about a payment whose page was left: only then it is known that nothing was paid. */
export function useProviderAsked({ id, way, state }: Pick<OpenPayment, 'id' | 'way' | 'state'>) {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  const { trusted, user } = useSession()
  const [isUnpaid, setUnpaid] = useState(way === 'link')
  const isOwner = !trusted && !user.isAdmin
  const { send, ...ask } = useSend({
    send: () => call(askProvider, { body: { idContract, id } }),
    done: async ({ data }) => {
      setUnpaid(data.state === 'started')
      if (data.state !== 'started') await queries.invalidateQueries()
    },
  })
  const asks = way === 'card' && state === 'started' && isOwner
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!asks || wasAsked.current) return
    wasAsked.current = true
    void send()
  }, [asks, send])
  return { isUnpaid, isOwner, ask: { ...ask, send } }
}

/** What an unfinished payment is, in a sentence. */
export function UnfinishedWords({ way }: Pick<OpenPayment, 'way'>) {
  return way === 'card' ? (
    <Trans>
      You left the card page before it was paid. Nothing was charged; what it is for is kept aside until you
      finish it, give it up, or the page closes.
    </Trans>
  ) : (
    <Trans>
      The provider has told us of no payment so far. If you have just paid, wait a minute; if not, finish it
      or give it up.
    </Trans>
  )
}

/** The two ways on: the same page while it is open, or back to charges that are open. */
export function UnfinishedActs({ payment: { id, way, link } }: { payment: OpenPayment }) {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries()
  const body = { idContract, id }
  const resume = useSend({
    send: () => call(openCardPage, { body }),
    changed,
    done: ({ data }) => (data.link ? leaveFor(data.link).then(changed) : changed()),
  })
  const giveUp = useSend({ send: () => call(giveUpPayment, { body }), changed, done: changed })
  const failure = resume.failure ?? giveUp.failure
  return (
    <>
      <div className="row wrap">
        {way === 'card' ? (
          <Button size="small" busy={resume.busy} onClick={() => void resume.send()}>
            <Trans>Finish paying</Trans>
          </Button>
        ) : (
          link && (
            <a className="button button-small" href={link}>
              <Trans>Finish paying</Trans>
            </a>
          )
        )}
        <Button kind="secondary" size="small" busy={giveUp.busy} onClick={() => void giveUp.send()}>
          <Trans>Give this payment up</Trans>
        </Button>
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

interface UnfinishedProps {
  payment: OpenPayment
  currency: Currency
  /** What stands until the provider has answered. */
  otherwise?: ReactNode
}

/** A payment whose page was left: that it is not paid, and what can be done. */
export function Unfinished({ payment, currency, otherwise = null }: UnfinishedProps) {
  const { isUnpaid, isOwner } = useProviderAsked(payment)
  const amount = formatMoney({ cents: payment.cents, currency })
  if (!isUnpaid) return otherwise
  return (
    <Note
      tone="gold"
      title={
        <Trans>
          {amount} {currency} is not paid yet
        </Trans>
      }
    >
      <div className="stack">
        <p>
          <UnfinishedWords way={payment.way} />
        </p>
        {isOwner && <UnfinishedActs payment={payment} />}
      </div>
    </Note>
  )
}
