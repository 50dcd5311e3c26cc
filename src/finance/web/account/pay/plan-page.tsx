import '../account.css'
import './pay.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { todayIn } from '../../../../kernel/day.ts'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { saveFile } from '../../../../web/save-file.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { WrittenMoment } from '../../../../web/ui/moment.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { type ContractAccount, readAccount } from '../../../account/account.endpoints.ts'
import { percentWords } from '../../../account/plan-words.ts'
import { type PlanOnWire, readPlanFile } from '../../../account/plans.endpoints.ts'
import { openOf, paidOfPlan, planEnded } from '../../../account/plans.ts'
import { ReportsSkeleton } from '../../reports/reports-skeleton.tsx'
import { EndPlan } from './end-plan.tsx'
import { PlanCalendar } from './plan-calendar.tsx'

/** A plan that was agreed to: its parts with what is open of each, its figures, and the agreement as PDF. */
export function PlanPage({ id }: { id: number }) {
  const contract = useContract()
  const account = useQuery(queryOf(readAccount, { query: { idContract: contract.id } }))
  if (account.isError && !account.data)
    return (
      <div className="page">
        <PageHead title={<Trans>Your installments</Trans>} back={back} />
        <LoadError query={account} />
      </div>
    )
  if (!account.data) return <ReportsSkeleton />
  for (const one of account.data.data) {
    const plan = one.plans.find((each) => each.id === id)
    if (plan) return <OnePlan key={id} plan={plan} account={one} today={account.data.today} />
  }
  return (
    <div className="page">
      <PageHead title={<Trans>Your installments</Trans>} back={back} />
      <p className="muted">
        <Trans>There is no such agreement on this contract.</Trans>
      </p>
    </div>
  )
}

const back = (
  <Link to="/my-reports" search={{ view: 'statement' }} className="link small back">
    <ChevronLeft className="icon-small" aria-hidden />
    <Trans>My reports</Trans>
  </Link>
)

/** What of a part is announced at the resort; a part is a charge of its own. */
const announcedOf = (part: number, { charges }: ContractAccount) =>
  charges.find(({ kind, id }) => kind === 'document' && id === part)?.announcedCents ?? 0

function OnePlan({ plan, account, today }: { plan: PlanOnWire; account: ContractAccount; today: string }) {
  const language = useLanguage()
  const contract = useContract()
  const { trusted, user } = useSession()
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { currency } = account
  const { resort } = contract
  const money = (cents: number) => formatMoney({ cents, currency })
  const { send, busy, failure } = useSend({
    send: () => saveFile(readPlanFile, { query: { idContract: contract.id, id: plan.id } }),
  })
  const openCents = openOf(plan)
  const parts = plan.parts.map((part) => ({ ...part, announcedCents: announcedOf(part.id, account) }))
  const announcedCents = parts.reduce((sum, part) => sum + Math.min(part.announcedCents, part.openCents), 0)
  const announced = money(announcedCents)
  // What is announced whole has nothing to pay here.
  const next = parts.find((part) => part.openCents > part.announcedCents)
  const open = money(openCents)
  const endedDay = plan.endedAt ? todayIn(contract.zone, new Date(plan.endedAt)) : today
  const ended = planEnded(plan, endedDay)
  const returned = money(ended.dueCents)
  const [fee, feeBack, kept] = [plan.feeCents, ended.feeBackCents, ended.feeKeptCents].map(money)
  const keepsFee = plan.feeCents > 0 && ended.feeKeptCents > 0
  const { arrears } = plan
  const late = money(arrears?.cents ?? 0)
  const since = arrears && dayInWords(arrears.since, language)
  const { number, signer, freeThrough } = plan
  const free = freeThrough && today <= freeThrough ? dayInWords(freeThrough, language) : null
  const percent = percentWords(plan.basisPoints)
  return (
    <div className="page">
      <PageHead
        title={
          <span ref={heading} tabIndex={-1}>
            <Trans>Your installments</Trans>
          </span>
        }
        lead={
          <Trans>
            Agreement {number}, signed by {signer} on{' '}
            <WrittenMoment at={plan.signedAt} zone={contract.zone} />.
          </Trans>
        }
        back={back}
      />
      {plan.endedAt && (
        <Note
          tone="gold"
          title={
            plan.endedBy === 'owner' ? (
              <Trans>This agreement was ended here</Trans>
            ) : (
              <Trans>The club has ended this agreement</Trans>
            )
          }
        >
          {openCents > 0 ? (
            <Trans>What was open, {open}, is due now. What you have paid stays paid.</Trans>
          ) : (
            <>
              <Trans>
                What was open, {returned}, stands with its charges again, each with its own due day. What you
                have paid stays paid.
              </Trans>{' '}
              {keepsFee ? (
                <Trans>
                  Of the fee for installments, {fee}, {feeBack} was given back, and {kept} was kept for the
                  parts that had been paid or were due.
                </Trans>
              ) : (
                plan.feeCents > 0 && <Trans>The fee for installments, {fee}, was given back whole.</Trans>
              )}
            </>
          )}
        </Note>
      )}
      {plan.endedAt === null && free && (
        <Note title={<Trans>Any of you can still end it free of charge</Trans>}>
          <Trans>
            The owners of this contract sign together, and {signer} signed this alone. Until the end of {free}{' '}
            each of you can end it here: the fee for installments is given back whole.
          </Trans>
        </Note>
      )}
      {arrears && !plan.endedAt && (
        <Note title={<Trans>On time while the agreement runs</Trans>}>
          <Trans>
            {late} of what is still open had been due since {since}. It counts as on time now, and each part
            is due on its own day. If the agreement ended today, {late} would be late since {since}.
          </Trans>{' '}
          {keepsFee && <Trans>Of the fee for installments, {kept} would not come back.</Trans>}
        </Note>
      )}
      <div className="pay">
        <div className="card pad pay-plan">
          <PlanCalendar parts={plan.parts} currency={currency} today={today} />
        </div>
        <section className="card pad pay-sum">
          <dl className="pay-sums">
            <div>
              <dt>
                <Trans>What was moved</Trans>
              </dt>
              <dd className="numeric">{money(plan.baseCents)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Fee for installments, {percent}</Trans>
              </dt>
              <dd className="numeric">{money(plan.feeCents)}</dd>
            </div>
            <div>
              <dt>
                <Trans>Paid</Trans>
              </dt>
              <dd className="numeric">{money(paidOfPlan(plan))}</dd>
            </div>
            {announcedCents > 0 && (
              <div>
                <dt>
                  <Trans>Announced at the resort, not received yet</Trans>
                </dt>
                <dd className="numeric">{announced}</dd>
              </div>
            )}
            {plan.returnedCents > 0 && (
              <>
                <div>
                  <dt>
                    <Trans>Back with its charges</Trans>
                  </dt>
                  <dd className="numeric">{returned}</dd>
                </div>
                {ended.feeBackCents > 0 && (
                  <div>
                    <dt>
                      <Trans>Fee for installments, given back</Trans>
                    </dt>
                    <dd className="numeric">{feeBack}</dd>
                  </div>
                )}
              </>
            )}
            <div className="pay-total">
              <dt>
                <Trans>Still open ({currency})</Trans>
              </dt>
              <dd className="figure">{open}</dd>
            </div>
          </dl>
          {announcedCents > 0 && (
            <p className="small muted">
              <Trans>
                Pay {announced} at the front desk of {resort}, as announced; you have the receipt by email
                once it is received.
              </Trans>
            </p>
          )}
          {next && !trusted && !user.isAdmin && (
            <Link
              to="/my-reports"
              search={{
                pay: currency,
                charge: `charge-${next.id}`,
              }}
              className={buttonClass(announcedCents > 0 ? 'secondary' : 'primary')}
            >
              {announcedCents > 0 ? <Trans>Pay another part</Trans> : <Trans>Pay a part</Trans>}
            </Link>
          )}
          <Button kind="secondary" busy={busy} onClick={() => void send()}>
            <Download className="icon-small" aria-hidden />
            <Trans>Agreement as PDF</Trans>
          </Button>
          {failure && <FormError>{failure.message}</FormError>}
          {openCents > 0 && !plan.endedAt && !trusted && !user.isAdmin && (
            <EndPlan plan={plan} account={account} today={today} />
          )}
          {!plan.sealed && (
            <p className="small muted">
              <Trans>Its seal is on its way. In a few minutes the agreement is under Documents too.</Trans>
            </p>
          )}
        </section>
      </div>
    </div>
  )
}
