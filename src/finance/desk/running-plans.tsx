import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Moment } from '../../web/ui/moment.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import { type DeskPlan, endPlan, listPlans } from '../account/plans.endpoints.ts'
import { deskMoney } from './desk-money.ts'

/** The plans of installments with something open, to be looked up and ended. */
export function RunningPlans() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const looked = useDeferredValue(search.trim())
  const found = useQuery(queryOf(listPlans, { query: looked.length > 1 ? { search: looked } : {} }))
  return (
    <section className="desk-received">
      <SectionHead title={<Trans>Installments</Trans>} />
      <Field label={t`Owner or agreement`}>
        {(control) => (
          <TextInput
            {...control}
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {found.isError && !found.data && <LoadError query={found} />}
      {found.data?.data.length === 0 && (
        <p className="muted">
          <Trans>No agreement with something open is found.</Trans>
        </p>
      )}
      <ul className="desk-queue">
        {found.data?.data.map((one) => (
          <Running key={one.id} plan={one} />
        ))}
      </ul>
    </section>
  )
}

function Running({ plan }: { plan: DeskPlan }) {
  const language = useLanguage()
  const who = `${plan.owner.name} ${plan.owner.lastname}`
  const open = deskMoney({ cents: plan.openCents, currency: plan.currency })
  const total = deskMoney({ cents: plan.totalCents, currency: plan.currency })
  const paid = plan.parts.filter(({ openCents }) => openCents === 0).length
  const count = plan.parts.length
  const { number, hotel, residence, arrears } = plan
  const lateBefore = deskMoney({ cents: arrears?.cents ?? 0, currency: plan.currency })
  const since = arrears && formatDay(arrears.since, language)
  return (
    <li className="card pad desk-item">
      <div className="row wrap">
        <b className="numeric">
          <Trans>
            {open} of {total}
          </Trans>
        </b>
        <span>
          {who}, {number}
        </span>
        <span className="muted">
          {hotel}, {residence}. <Moment at={plan.signedAt} zone={plan.zone} />.{' '}
          <Trans>
            {paid} of {count} paid
          </Trans>
        </span>
        {plan.lateParts > 0 && (
          <Chip tone="bad">
            <Plural value={plan.lateParts} one="# part late" other="# parts late" />
          </Chip>
        )}
        {arrears && (
          <Chip tone="pending">
            <Trans>
              {lateBefore} of it late since {since}
            </Trans>
          </Chip>
        )}
        {plan.endedAt ? (
          <Chip tone="pending">
            <Trans>Ended</Trans>
          </Chip>
        ) : (
          <EndPlan plan={plan} open={open} />
        )}
      </div>
    </li>
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
