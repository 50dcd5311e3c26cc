import '../account.css'
import './pay.css'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Chip } from '../../../../web/ui/chip.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { WrittenMoment } from '../../../../web/ui/moment.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { giveUpPayment } from '../../../account/pay.endpoints.ts'
import { readPayment, type WholePayment } from '../../../account/receipts.endpoints.ts'
import { ReportsSkeleton } from '../../reports/reports-skeleton.tsx'
import { ChosenCharges } from './chosen-charges.tsx'
import { ReceiptNext } from './receipt-next.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { UnfinishedActs, UnfinishedWords, useProviderAsked } from './unfinished.tsx'

/** How often the page looks whether the provider has told (milliseconds). */
const LOOK_MS = 3000

/** A payment after the press: its receipt once it has come, and until then what it waits for. */
export function PaidPage({ id }: { id: number }) {
  const contract = useContract()
  const payment = useQuery({
    ...queryOf(readPayment, { query: { idContract: contract.id, id } }),
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'started' && state.data.data.way !== 'resort' ? LOOK_MS : false,
  })
  const queries = useQueryClient()
  const state = payment.data?.data.state
  // What was read of the account before the money came is old.
  useEffect(() => {
    if (state === 'paid') void queries.invalidateQueries()
  }, [state, queries])
  if (payment.isError && !payment.data)
    return (
      <div className="page">
        <PageHead title={<Trans>Your payment</Trans>} back={back} />
        <LoadError query={payment} />
      </div>
    )
  if (!payment.data) return <ReportsSkeleton />
  const { data } = payment.data
  return data.receipt ? <Paid payment={data} /> : <Waits payment={data} idContract={contract.id} />
}

const back = (
  <Link to="/my-reports" search={{ view: 'statement' }} className="link small back">
    <ChevronLeft className="icon-small" aria-hidden />
    <Trans>My reports</Trans>
  </Link>
)

function Paid({ payment }: { payment: WholePayment }) {
  const { user } = useSession()
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const takenBack = payment.way === 'profit' && payment.refunds.some(({ state }) => state === 'done')
  return (
    <div className="page">
      <PageHead
        title={
          <span ref={heading} tabIndex={-1}>
            {takenBack ? (
              <Trans>Taken back</Trans>
            ) : payment.way === 'profit' ? (
              <Trans>Settled. Thank you, {user.name}.</Trans>
            ) : (
              <Trans>Paid. Thank you, {user.name}.</Trans>
            )}
          </span>
        }
        lead={
          <Trans>
            Confirmed on <WrittenMoment at={payment.paidAt ?? payment.createdAt} zone={payment.zone} />, and
            already in your statement.
          </Trans>
        }
        back={back}
      />
      {payment.matter && <WithTheDesk payment={payment} />}
      <div className="pay">
        <ReceiptPaper payment={payment} />
        <ReceiptNext payment={payment} />
      </div>
    </div>
  )
}

function WithTheDesk({ payment: { leftCents, currency } }: { payment: WholePayment }) {
  const left = formatMoney({ cents: leftCents, currency })
  return (
    <Note tone="gold" title={<Trans>With the desk</Trans>}>
      <Trans>
        {left} of this payment did not fit what is open. It is safe: the desk gives it back or keeps it as
        your credit, and tells you.
      </Trans>
    </Note>
  )
}

/** It was given up, or failed. Whoever waited here is led to what became of it. */
function NotPaid({ payment }: { payment: WholePayment }) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const amount = formatMoney(payment)
  return (
    <div className="page">
      <PageHead
        title={
          <span ref={heading} tabIndex={-1}>
            <Trans>Not paid</Trans>
          </span>
        }
        lead={<Trans>{amount} was not charged, and your charges are open as before.</Trans>}
        back={back}
      />
      <Link to="/my-reports" search={{ pay: payment.currency }} className="button">
        <Trans>Choose another way</Trans>
      </Link>
    </div>
  )
}

function Waits({ payment, idContract }: { payment: WholePayment; idContract: number }) {
  const of = { idContract, id: payment.id }
  const queries = useQueryClient()
  // The page shows what the payment has become: it is read again after either press, and the button is busy until then.
  const done = () => queries.invalidateQueries()
  const { isUnpaid, isOwner, ask } = useProviderAsked(payment)
  const giveUp = useSend({ send: () => call(giveUpPayment, { body: of }), changed: done, done })
  const amount = formatMoney(payment)
  const failure = ask.failure ?? giveUp.failure
  const { currency, resort } = payment
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (payment.state !== 'started') return <NotPaid payment={payment} />
  const atResort = payment.way === 'resort'
  // A saved card's payment has no page that could be left.
  if (payment.way === 'card' && payment.link && isUnpaid)
    return (
      <div className="page">
        <PageHead
          title={
            <span ref={heading} tabIndex={-1}>
              <Trans>
                {amount} {currency} is not paid yet
              </Trans>
            </span>
          }
          lead={<UnfinishedWords way="card" />}
          back={back}
        />
        <ChosenCharges payment={payment} />
        {isOwner && <UnfinishedActs payment={{ ...payment, bySavedCard: false }} />}
      </div>
    )
  return (
    <div className="page">
      <PageHead
        title={
          <span ref={heading} tabIndex={-1}>
            {atResort ? (
              <Trans>You announced {amount} at the resort</Trans>
            ) : (
              <Trans>{amount} is on its way to us</Trans>
            )}
          </span>
        }
        lead={
          atResort ? (
            <Trans>
              Pay it at the front desk of {resort}. Nothing was charged now: what you chose stays owed until
              they confirm it, is kept out of what you can pay here meanwhile, and then you have the receipt
              by email.
            </Trans>
          ) : (
            <Trans>
              It usually takes a minute. Don’t pay again: these charges are kept aside until the provider
              answers. You’ll have the receipt by email.
            </Trans>
          )
        }
        back={back}
      />
      {!atResort && (
        <p>
          <Chip tone="waiting" icon={Hourglass}>
            <Trans>Asking the provider</Trans>
          </Chip>
        </p>
      )}
      <div className="stack stack-wide">
        <ChosenCharges payment={payment} />
        {failure && <FormError>{failure.message}</FormError>}
        <div className="row wrap">
          {payment.way === 'card' && (
            <Button kind="secondary" busy={ask.busy} onClick={() => void ask.send()}>
              <Trans>Ask again now</Trans>
            </Button>
          )}
          {payment.link && (
            <a className="button button-secondary" href={payment.link}>
              <Trans>Go to the payment page</Trans>
            </a>
          )}
          <Button kind="ghost" busy={giveUp.busy} onClick={() => void giveUp.send()}>
            <Trans>Give this payment up</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
