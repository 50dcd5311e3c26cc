import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../kernel/money.ts'
import { Option } from '../../../../web/ui/fields/option.tsx'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import type { Part } from '../../../account/account.ts'
import { percentWords } from '../../../account/plan-words.ts'
import { earlyCreditOf } from '../../../account/plans.ts'
import type { Plan } from '../../../account/terms.ts'
import type { ChosenWay } from './chosen-way.ts'
import { PlanCalendar } from './plan-calendar.tsx'
import { EndingMeans, InInstalments, TotalInInstalments } from './plan-words.tsx'

/** A plan that what is chosen can be paid by, with the club's rule; null below the rule's least amount. */
export interface OfferedPlan {
  terms: ContractAccount['instalments'][number]
  plan: Plan | null
}

interface InInstalmentsWayProps {
  offer: OfferedPlan
  account: ContractAccount
  today: string
  /** What is chosen, and whether a credit is used beside. */
  parts: readonly Part[]
  hasCredit: boolean
  value: ChosenWay
  onChange: (way: ChosenWay) => void
}

/** Paying in installments as a way: its calendar with the totals opens beneath it. */
export function InInstalmentsWay({
  offer: { terms, plan },
  account,
  today,
  parts,
  hasCredit,
  value,
  onChange,
}: InInstalmentsWayProps) {
  const { currency } = account
  const way: ChosenWay = `plan-${terms.id}`
  const money = (cents: number) => formatMoney({ cents, currency })
  const percent = percentWords(terms.basisPoints)
  const least = money(terms.leastCents)
  const odd = plan ? plan.totalCents % plan.parts.length : 0
  const fee = money(plan?.feeCents ?? 0)
  const charges = parts.length
  const lostCents = earlyCreditOf(parts, account.charges, account.early, today)
  const lost = money(lostCents)
  const more = money((plan?.feeCents ?? 0) + lostCents)
  return (
    <>
      <Option
        name="way"
        value={way}
        checked={value === way && plan !== null}
        disabled={plan === null}
        onChange={() => onChange(way)}
        title={<InInstalments count={terms.parts} />}
      >
        {plan === null ? (
          <Trans>From {least} on. What you have chosen is less.</Trans>
        ) : terms.basisPoints > 0 ? (
          <Trans>A {percent} fee, one a month, agreed once.</Trans>
        ) : (
          <Trans>No fee, one a month, agreed once.</Trans>
        )}
      </Option>
      {value === way && plan && (
        <div className="card pad pay-plan">
          <PlanCalendar parts={plan.parts} currency={currency} today={today} />
          <dl className="facts plan-facts">
            <dt>
              {hasCredit ? (
                <Plural value={charges} one="# charge less your credit" other="# charges less your credit" />
              ) : (
                <Plural value={charges} one="# charge" other="# charges" />
              )}
            </dt>
            <dd>{money(plan.baseCents)}</dd>
            <dt>
              <Trans>Fee for installments, {percent}</Trans>
            </dt>
            <dd>{fee}</dd>
            <dt>
              <b>
                <TotalInInstalments count={plan.parts.length} />
              </b>
            </dt>
            <dd>
              <b>{money(plan.totalCents)}</b>
            </dd>
            {lostCents > 0 && (
              <>
                <dt>
                  <Trans>Credit for paying early that you go without</Trans>
                </dt>
                <dd>{lost}</dd>
              </>
            )}
          </dl>
          <ul className="stack small muted">
            {lostCents > 0 ? (
              <li>
                {plan.feeCents > 0 ? (
                  <Trans>
                    {more} more than paying today: the fee of {fee}, and the credit of {lost} for paying
                    early, which installments don’t bring.
                  </Trans>
                ) : (
                  <Trans>
                    {lost} more than paying today: the credit for paying early, which installments don’t
                    bring.
                  </Trans>
                )}
              </li>
            ) : (
              plan.feeCents > 0 && (
                <li>
                  <Trans>{fee} more than paying today.</Trans>
                </li>
              )
            )}
            <li>
              <Trans>
                The open charges count as on time from the moment you agree, and no interest is added.
              </Trans>
            </li>
            {odd > 0 && (
              <li>
                <Plural
                  value={odd}
                  _2="The first two parts carry the odd cents."
                  _3="The first three parts carry the odd cents."
                  one="The first part carries the odd cent."
                  other="The first # parts carry the odd cents."
                />
              </li>
            )}
            <EndingMeans />
          </ul>
        </div>
      )}
    </>
  )
}
