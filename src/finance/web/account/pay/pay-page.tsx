import '../account.css'
import './pay.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useState } from 'react'
import type { Currency } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../../web/ui/restricted-note.tsx'
import { type ContractAccount, readAccount } from '../../../account/account.endpoints.ts'
import { chargeKey } from '../../../account/account.ts'
import type { PaymentWay } from '../../../account/payment.ts'
import { plansFor } from '../../../account/plans.ts'
import { ReportsSkeleton } from '../../reports/reports-skeleton.tsx'
import { SavedCardLine } from '../card/saved-card-line.tsx'
import { AgreeForm } from './agree-form.tsx'
import { type ChosenWay, firstWay } from './chosen-way.ts'
import { How } from './how.tsx'
import { PaidMeanwhileNote } from './paid-meanwhile-note.tsx'
import { PaySummary } from './pay-summary.tsx'
import { isAtProvider, Unfinished } from './unfinished.tsx'
import { useChoice } from './use-choice.ts'
import { What } from './what.tsx'

interface PayPageProps {
  currency: Currency
  /** The profit is chosen first as the way to pay. */
  fromProfit: boolean
  /** The one charge that is chosen at first, by its name; what is owed where it is not open. */
  only: string | undefined
}

const back = (
  <Link to="/my-reports" search={{ view: 'statement' }} className="link small back">
    <ChevronLeft className="icon-small" aria-hidden />
    <Trans>My reports</Trans>
  </Link>
)

/** Paying charges of one currency: what, how, and the one button with its amount. */
export function PayPage({ currency, fromProfit, only }: PayPageProps) {
  const contract = useContract()
  const whole = useQuery(queryOf(readAccount, { query: { idContract: contract.id } }))
  // Of very many charges the oldest are listed: one that was come for and is younger is asked for by its name.
  const isListed = whole.data?.data.every(
    ({ charges, counts }) =>
      counts.choosable <= charges.length || charges.some((charge) => chargeKey(charge) === only),
  )
  const named = useQuery({
    ...queryOf(readAccount, { query: { idContract: contract.id, ...(only && { charge: only }) } }),
    enabled: only !== undefined && isListed === false,
  })
  const account = only !== undefined && isListed === false ? named : whole
  if (account.isError && !account.data)
    return (
      <div className="page">
        <PageHead title={<Trans>Pay</Trans>} back={back} />
        <LoadError query={account} />
      </div>
    )
  if (!account.data) return <ReportsSkeleton />
  return <Open whole={account.data} {...{ currency, fromProfit, only }} />
}

/** The page once the account is there: what it looked like then is kept, to say what was paid meanwhile. */
function Open({
  whole,
  currency,
  fromProfit,
  only,
}: PayPageProps & {
  whole: { data: ContractAccount[] } & Omit<PayFormProps, 'account' | 'fromProfit' | 'only' | 'notice'>
}) {
  const { user, trusted } = useSession()
  const one = whole.data.find((each) => each.currency === currency)
  const [before] = useState(one?.charges ?? [])
  const isOwner = !trusted && !user.isAdmin
  const isOpen = one?.charges.some(({ inQuestion }) => !inQuestion)
  const meanwhile = <PaidMeanwhileNote before={before} account={one} currency={currency} />
  return (
    <div className="page">
      <PageHead
        title={<Trans>Pay</Trans>}
        lead={<Trans>Choose what to pay and how. Nothing is charged before you confirm.</Trans>}
        back={back}
      />
      {one?.payments.filter(isAtProvider).map((payment) => (
        <Unfinished key={payment.id} payment={payment} currency={currency} />
      ))}
      {isOwner && !isOpen && meanwhile}
      {!isOwner ? (
        <RestrictedNote />
      ) : one && isOpen ? (
        <PayForm
          account={one}
          ways={whole.ways}
          today={whole.today}
          fromProfit={fromProfit}
          only={only}
          savedCard={whole.savedCard}
          notice={meanwhile}
        />
      ) : (
        <p className="muted">
          <Trans>Nothing is open.</Trans>
        </p>
      )}
    </div>
  )
}

interface PayFormProps {
  account: ContractAccount
  ways: readonly PaymentWay[]
  today: string
  fromProfit: boolean
  only: string | undefined
  savedCard: { brand: string; last4: string } | null
  /** What was paid meanwhile: it stands at the button. */
  notice: ReactNode
}

function PayForm({ account, ways, today, fromProfit, only, savedCard, notice }: PayFormProps) {
  const [payout] = account.payouts.filter(({ isOpen }) => isOpen)
  const first: ChosenWay = fromProfit && payout ? `profit-${payout.idReport}` : firstWay(ways)
  const [way, setWay] = useState<ChosenWay>(first)
  // A payout pays no more than it is; any other way starts with what is open, whichever was chosen before.
  const payoutCents = account.payouts.find(({ idReport }) => way === `profit-${idReport}`)?.cents
  const choice = useChoice(account, { payoutCents, only, atResort: way === 'resort' })
  const moneyCents = choice.bill?.moneyCents ?? 0
  const plans =
    moneyCents > 0 ? plansFor(choice.parts, account.charges, account.instalments, { moneyCents, today }) : []
  const agreed = plans.find(({ terms, plan }) => plan && way === `plan-${terms.id}`)
  // Installments that what is chosen now does not have give way.
  const shown = agreed || !way.startsWith('plan-') ? way : first
  const isAgreeing = agreed?.plan && !choice.isFaulty
  return (
    <div className="pay">
      <div className="pay-main">
        {isAgreeing && notice}
        <What account={account} today={today} choice={choice} />
        {(moneyCents > 0 || way === 'resort') && (
          <How
            {...{ account, ways, moneyCents, plans, today }}
            value={shown}
            parts={choice.parts}
            hasCredit={(choice.bill?.creditCents ?? 0) > 0}
            onChange={setWay}
          />
        )}
        <SavedCardLine ways={ways} savedCard={savedCard} />
      </div>
      {agreed?.plan && !choice.isFaulty ? (
        <AgreeForm
          account={account}
          parts={choice.parts}
          plan={agreed.plan}
          idTerms={agreed.terms.id}
          ways={ways}
        />
      ) : (
        <PaySummary account={account} choice={choice} way={shown} notice={notice} />
      )}
    </div>
  )
}
