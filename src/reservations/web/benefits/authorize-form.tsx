import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FieldGroup, FormError } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { decideBenefits, type UsedBenefit } from '../../benefits.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { namedBenefitAmount } from './benefit-amount.ts'
import { useBenefitList } from './use-benefit-list.ts'

interface AuthorizeFormProps {
  idBooking: number
  pending: readonly UsedBenefit[]
  /** Leaves the form without deciding; where the form is the page's own there is nothing to leave. */
  onClose?: () => void
  /** Everything was decided. */
  onDone?: () => void
}

/** Each undecided benefit as a card: ticked it is authorized, else refused and returned. */
export function AuthorizeForm({ idBooking, pending, onClose, onDone }: AuthorizeFormProps) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const listed = useBenefitList()
  const [refused, setRefused] = useState<readonly number[]>([])
  // What would be refused was shown, and the next press does it.
  const [asked, setAsked] = useState(false)
  const decide = (id: number, authorize: boolean) => {
    setAsked(false)
    setRefused(authorize ? refused.filter((each) => each !== id) : [...refused, id])
  }
  const back = listed(pending.filter(({ id }) => refused.includes(id)))

  const { send, busy, failure } = useSend({
    send: () => {
      const decisions = pending.map(({ id }) => ({ id, authorize: !refused.includes(id) }))
      return call(decideBenefits, { body: { idBooking, decisions } })
    },
    changed,
    done: ({ data }) => {
      onClose?.()
      onDone?.()
      const goes =
        data.bookingStatus === 'confirmed' ? t`Your stay is confirmed.` : t`We’re waiting for the resort.`
      if (refused.length === 0) toast(t`Benefits authorized`, { text: goes })
      else if (refused.length === pending.length)
        toast(t`Benefits refused`, { text: `${t`They are back in your balance.`} ${goes}` })
      else {
        const taken = listed(pending.filter(({ id }) => !refused.includes(id)))
        const what = `${t`Authorized: ${taken}.`} ${t`Refused, back in your balance: ${back}.`}`
        toast(t`Benefits decided`, { text: `${what} ${goes}` })
      }
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refused.length > 0 && !asked) return setAsked(true)
    void send()
  }
  return (
    <form onSubmit={submit}>
      <FieldGroup
        legend={<Trans>Benefits to authorize</Trans>}
        hint={<Trans>Unchecked benefits are refused and stay in your balance.</Trans>}
      >
        <div className="stack">
          {pending.map((benefit) => (
            <Decision
              key={benefit.id}
              benefit={benefit}
              authorized={!refused.includes(benefit.id)}
              onChange={(authorize) => decide(benefit.id, authorize)}
            />
          ))}
        </div>
      </FieldGroup>
      {/* Always mounted: a live region that is inserted with its text is not announced. */}
      <div role="status">
        {asked && (
          <Note tone="gold" title={<Trans>You refuse: {back}</Trans>}>
            <Trans>This goes back to your balance, and the stay goes on without it.</Trans>
          </Note>
        )}
      </div>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        {onClose && (
          <Button kind="secondary" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {asked ? <Trans>Refuse and save</Trans> : <Trans>Save my answer</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

interface DecisionProps {
  benefit: UsedBenefit
  authorized: boolean
  onChange: (authorized: boolean) => void
}

function Decision({ benefit, authorized, onChange }: DecisionProps) {
  const language = useLanguage()
  // The balance has this use taken off already.
  const left = namedBenefitAmount(benefit, benefit.balance)
  const returned = namedBenefitAmount(benefit, benefit.balance + benefit.quantity)
  return (
    <Option
      type="checkbox"
      title={`${benefit.name[language]} (${namedBenefitAmount(benefit, benefit.quantity)})`}
      checked={authorized}
      onChange={(event) => onChange(event.target.checked)}
    >
      {authorized ? <Trans>Balance after: {left}</Trans> : <Trans>Refused; balance after: {returned}</Trans>}
    </Option>
  )
}
