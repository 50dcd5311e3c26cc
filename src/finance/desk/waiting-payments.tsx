import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import {
  confirmPayment,
  listWaitingPayments,
  settleMatter,
  type WaitingPayment,
} from '../account/desk.endpoints.ts'
import type { MatterOutcome } from '../account/matters.ts'
import { listPlans } from '../account/plans.endpoints.ts'
import { deskMoney } from './desk-money.ts'
import { ReasonText, ReasonTitle } from './matter-words.tsx'
import { ReceivedPayments } from './received-payments.tsx'
import { RunningPlans } from './running-plans.tsx'
import { useSecondLook } from './second-look.tsx'

/** What of payments waits for the desk: money that was announced at the resort, and what does not fit, with its reason. */
export function WaitingPayments({ query }: { query: QueueOf<WaitingPayment> }) {
  return <Queue query={query}>{(one) => <Waiting key={`${one.kind}-${one.id}`} one={one} />}</Queue>
}

/** What the desk looks up of payments: the plans that run, and what was received. */
export function PaymentBooks() {
  const plans = useQuery(queryOf(listPlans, { query: {} }))
  // What stands below comes once nothing above it grows any more: nothing jumps.
  if (plans.data === undefined && !plans.isError) return null
  return (
    <>
      <RunningPlans />
      <ReceivedPayments />
    </>
  )
}

function Waiting({ one }: { one: WaitingPayment }) {
  const amount = deskMoney(one)
  const facts: { label: ReactNode; value: ReactNode }[] = [
    ...(one.contract ? [{ label: <Trans>Contract</Trans>, value: one.contract }] : []),
    ...(one.hotel ? [{ label: <Trans>Hotel</Trans>, value: one.hotel }] : []),
    ...(one.residence ? [{ label: <Trans>Residence</Trans>, value: one.residence }] : []),
    ...(one.order ? [{ label: <Trans>Order</Trans>, value: one.order }] : []),
    ...(one.kind === 'matter' ? [{ label: <Trans>Provider’s number</Trans>, value: one.reference }] : []),
    ...(one.leftCents > 0 && one.leftCents !== one.cents
      ? [{ label: <Trans>Not used yet</Trans>, value: deskMoney({ ...one, cents: one.leftCents }) }]
      : []),
  ]
  return (
    <WaitingItem
      title={
        one.reason ? (
          <ReasonTitle reason={one.reason} amount={amount} />
        ) : (
          <Trans>{amount} at the resort</Trans>
        )
      }
      chip={
        <Chip tone={one.kind === 'awaited' ? 'waiting' : 'pending'}>
          {one.kind === 'awaited' ? <Trans>Announced</Trans> : <Trans>Does not fit</Trans>}
        </Chip>
      }
      owner={one.owner}
      coOwners={one.coOwners}
      since={one.since}
      zone={one.zone}
      facts={facts}
      more={one.reason && <ReasonText reason={one.reason} ofOrder={one.order !== null} />}
      actions={
        one.kind === 'awaited' ? (
          <Confirm one={one} amount={amount} />
        ) : (
          one.outcomes.map((outcome) => <Decide key={outcome} one={one} outcome={outcome} />)
        )
      }
    />
  )
}

/** As much as the books take of one payment, in cents. */
const MOST_CENTS = 2_000_000_000

/** Takes what really came, which may be less or more than was announced. */
function Confirm({ one, amount }: { one: WaitingPayment; amount: string }) {
  const { t } = useLingui()
  const second = useSecondLook()
  // The word that another sum than the announced one came holds for the sum that it was said of.
  const [otherCents, setOther] = useState<number | null>(null)
  const [rightCents, setRight] = useState<number | null>(null)
  const who = one.owner?.lastname ?? ''
  const { currency } = one
  return (
    <Decision
      label={<Trans>Take the payment</Trans>}
      name={t`Take the payment: ${amount} of ${who}`}
      kind="primary"
      title={<Trans>Take {amount}</Trans>}
      lead={
        <Trans>
          Only once you have the money. The charges are paid with it, and the owner has the receipt by email.
          Of less the rest stays open; what is more is the owner’s credit.
        </Trans>
      }
      amount={{
        label: t`What came (${currency})`,
        cents: one.cents,
        most: MOST_CENTS,
        fault: t`An amount, like 45.00.`,
        hint: t`Announced: ${amount}`,
      }}
      more={(cents) => (
        <>
          {second.box}
          {otherCents !== null && otherCents === cents && (
            <Checkbox
              checked={rightCents === cents}
              onChange={({ target }) => setRight(target.checked ? cents : null)}
            >
              <Trans>This is what came; it is not what was announced.</Trans>
            </Checkbox>
          )}
        </>
      )}
      again={['LARGE_FIGURE', 'OTHER_SUM']}
      field={t`Your note`}
      most={200}
      oneLine
      draft={`take-payment-${one.id}`}
      said={t`Payment taken`}
      hint={t`A slip or a terminal’s number. Only the club reads it.`}
      queue={keyOf(listWaitingPayments)}
      decide={async (words, idempotencyKey, cents) => {
        const result = second.heard(
          await call(confirmPayment, {
            body: {
              ...{ idPayment: one.id, cents, words },
              ...(second.looked && { looked: true }),
              ...(rightCents === cents && { announcedCents: one.cents }),
            },
            idempotencyKey,
            held: true,
          }),
        )
        if (!result.ok && result.code === 'OTHER_SUM') setOther(cents)
        return result
      }}
    />
  )
}

function Decide({ one, outcome }: { one: WaitingPayment; outcome: MatterOutcome }) {
  const { t } = useLingui()
  const left = deskMoney({ ...one, cents: one.leftCents })
  const words = {
    kept: {
      label: <Trans>Keep as credit</Trans>,
      name: t`Keep as credit: ${left}`,
      title: <Trans>Keep {left} as the owner’s credit</Trans>,
      lead: <Trans>The owner uses it for whatever is open, or for what comes.</Trans>,
      said: t`Kept as credit`,
    },
    refunded: {
      label: <Trans>Give back</Trans>,
      name: t`Give back: ${left}`,
      title: <Trans>Give {left} back</Trans>,
      lead: (
        <Trans>
          A card’s money goes back to the card. Any other you give back yourself, and note it with this.
        </Trans>
      ),
      said: t`It goes back`,
    },
    'looked-into': {
      label: <Trans>Looked into</Trans>,
      name: t`Looked into: ${one.reference}`,
      title: <Trans>Close this</Trans>,
      lead: <Trans>Nothing moves by it. Write down what you found.</Trans>,
      said: t`Closed`,
    },
  }[outcome]
  return (
    <Decision
      {...words}
      kind={outcome === 'kept' ? 'primary' : 'secondary'}
      answer={outcome === 'refunded' ? 'no' : 'yes'}
      field={t`Your note`}
      most={300}
      draft={`matter-${one.id}-${outcome}`}
      hint={t`Only the club reads it.`}
      told={null}
      queue={keyOf(listWaitingPayments)}
      decide={(note, idempotencyKey) =>
        call(settleMatter, { body: { idMatter: one.id, outcome, words: note }, idempotencyKey, held: true })
      }
    />
  )
}
