import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import { percentWords } from '../../../account/plan-words.ts'
import { endOwnPlan, type PlanOnWire } from '../../../account/plans.endpoints.ts'
import { planEndingFor } from '../../../account/plans.ts'
import { dayTermsFor } from '../../../account/terms.ts'

interface EndPlanProps {
  plan: PlanOnWire
  account: ContractAccount
  today: string
}

/** Ends the installments, once what that means has been read: what goes back to which charge, what is late, interest and fee. */
export function EndPlan({ plan, account, today }: EndPlanProps) {
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const ending = planEndingFor(plan, today)
  const { dueCents } = ending
  const { send, busy, failure } = useSend<void>({
    wishOf: () => ({ idPlan: plan.id, dueCents }),
    send: (_, idempotencyKey) =>
      call(endOwnPlan, { body: { idContract, idPlan: plan.id, dueCents }, idempotencyKey }),
    done: () => setOpen(false),
    changed: () => void queries.invalidateQueries(),
  })
  return (
    <>
      <Button kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>End the installments</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>End the installments?</Trans>}
        lead={
          <Trans>
            What is still open goes back to the charges that it came from. What you have paid stays paid. It
            cannot be taken back, but you can agree to installments for the charges again.
          </Trans>
        }
      >
        <Consequences ending={ending} plan={plan} account={account} today={today} />
        {failure && <FormError>{failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            <Trans>Keep the installments</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void send()}>
            <Trans>End the installments</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function Consequences({
  ending,
  plan,
  account,
  today,
}: EndPlanProps & { ending: ReturnType<typeof planEndingFor> }) {
  const language = useLanguage()
  const { currency } = account
  const money = (cents: number) => formatMoney({ cents, currency })
  const late = money(ending.lateCents)
  const rule = ending.charges
    .filter(({ pastDue }) => pastDue)
    .flatMap(({ topic }) => dayTermsFor(account.late, 'late', topic, today) ?? [])[0]
  const percent = rule && percentWords(rule.basisPoints)
  const days = rule?.days ?? 0
  return (
    <>
      <ul className="plan-back">
        {ending.charges.map(({ concept, reference, due, cents, pastDue }) => (
          <li key={reference}>
            <span>
              {concept[language]}
              <span className="small muted">
                {due && <Due day={dayInWords(due, language)} late={pastDue} />}
              </span>
            </span>
            <b className="numeric">{money(cents)}</b>
          </li>
        ))}
      </ul>
      <dl className="pay-sums">
        <div>
          <dt>
            <Trans>Open with its charges ({currency})</Trans>
          </dt>
          <dd className="numeric">{money(ending.dueCents)}</dd>
        </div>
        {plan.feeCents > 0 && (
          <div>
            <dt>
              <Trans>Fee for installments, given back</Trans>
            </dt>
            <dd className="numeric">{money(ending.feeBackCents)}</dd>
          </div>
        )}
        {ending.feeKeptCents > 0 && (
          <div>
            <dt>
              <Trans>Fee for installments, kept for what was paid or is due</Trans>
            </dt>
            <dd className="numeric">{money(ending.feeKeptCents)}</dd>
          </div>
        )}
      </dl>
      {plan.freeThrough && today <= plan.freeThrough && (
        <p>
          <FreeUntil day={dayInWords(plan.freeThrough, language)} />
        </p>
      )}
      {ending.lateCents > 0 && (
        <p>
          <Trans>{late} of it is past its day, and late at once.</Trans>{' '}
          {rule && (
            <Trans>
              On what is unpaid {days} days after its day the club adds {percent} interest a month.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}

function Due({ day, late }: { day: string; late: boolean }) {
  return late ? <Trans>due {day}, late</Trans> : <Trans>due {day}</Trans>
}

function FreeUntil({ day }: { day: string }) {
  return <Trans>Until {day} it is free of charge.</Trans>
}
