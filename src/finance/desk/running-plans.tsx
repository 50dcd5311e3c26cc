import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Moment } from '../../web/ui/moment.tsx'
import { useLanguage } from '../../web/words.ts'
import { type DeskPlan, endPlan, listPlans } from '../account/plans.endpoints.ts'
import { BookSearch } from './book-search.tsx'
import { deskMoney } from './desk-money.ts'
import { MoneyBook } from './money-book.tsx'

/** The plans of installments with something open, to be looked up and ended. */
export function RunningPlans() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const looked = useDeferredValue(search.trim())
  const found = useQuery(queryOf(listPlans, { query: looked.length > 1 ? { search: looked } : {} }))
  return (
    <MoneyBook
      title={<Trans>Installments</Trans>}
      tools={<BookSearch label={t`Owner or agreement`} value={search} onChange={setSearch} />}
      found={found}
      none={<Trans>No agreement with something open is found.</Trans>}
      columns={[
        <Trans key="a">Owner</Trans>,
        <Trans key="b">Signed</Trans>,
        <Trans key="c">Paid so far</Trans>,
        <Trans key="d">Open</Trans>,
      ]}
    >
      {(one) => <Running key={one.id} plan={one} />}
    </MoneyBook>
  )
}

function Running({ plan }: { plan: DeskPlan }) {
  const open = deskMoney({ cents: plan.openCents, currency: plan.currency })
  const total = deskMoney({ cents: plan.totalCents, currency: plan.currency })
  const { hotel, residence, number } = plan
  return (
    <tr>
      <td>
        <b>
          {plan.owner.name} {plan.owner.lastname}
        </b>
        <span className="small muted numeric">
          {number} · {hotel}, {residence}
        </span>
      </td>
      <td className="cell-date numeric">
        <Moment at={plan.signedAt} zone={plan.zone} />
      </td>
      <td className="cell-how">
        <PaidParts plan={plan} />
      </td>
      <td className="amount">
        <b>{open}</b>
        <span className="small muted">
          <Trans>of {total}</Trans>
        </span>
      </td>
      <td className="cell-acts">
        <div className="money-acts">
          {plan.endedAt ? (
            <Chip tone="pending">
              <Trans>Ended</Trans>
            </Chip>
          ) : (
            <EndPlan plan={plan} open={open} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** How many parts are paid, and what is late. */
function PaidParts({ plan: { parts, lateParts, arrears, currency } }: { plan: DeskPlan }) {
  const language = useLanguage()
  const paid = parts.filter(({ openCents }) => openCents === 0).length
  const count = parts.length
  const lateBefore = deskMoney({ cents: arrears?.cents ?? 0, currency })
  const since = arrears && formatDay(arrears.since, language)
  return (
    <div className="money-paid">
      <span className="numeric">
        <Trans>
          {paid} of {count} paid
        </Trans>
      </span>
      {lateParts > 0 && (
        <Chip tone="bad">
          <Plural value={lateParts} one="# part late" other="# parts late" />
        </Chip>
      )}
      {arrears && (
        <Chip tone="pending">
          <Trans>
            {lateBefore} of it late since {since}
          </Trans>
        </Chip>
      )}
    </div>
  )
}

/** Ends a plan, with the reason that the owner reads. */
function EndPlan({ plan, open: amount }: { plan: DeskPlan; open: string }) {
  const { t } = useLingui()
  const { number, currency } = plan
  const { dueCents, feeBackCents } = plan.ending
  const [back, fee] = [deskMoney({ cents: dueCents, currency }), deskMoney({ cents: feeBackCents, currency })]
  return (
    <Decision
      label={<Trans>End it</Trans>}
      name={t`End it: agreement ${number}`}
      title={<Trans>End the installments</Trans>}
      lead={
        <Trans>
          What is open, {amount}, leaves the installments: {back} stands with its charges again, each with its
          own due day, and {fee} of the fee is given back. What was paid stays paid. The owner reads the
          reason.
        </Trans>
      }
      field={t`Reason`}
      most={300}
      oneLine
      draft={`end-plan-${plan.id}`}
      said={t`The installments have ended`}
      queue={keyOf(listPlans)}
      decide={(reason, idempotencyKey) =>
        call(endPlan, { body: { idPlan: plan.id, dueCents, reason }, idempotencyKey })
      }
    />
  )
}
