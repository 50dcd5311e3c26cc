import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { day } from '../../../kernel/check.ts'
import { addDays } from '../../../kernel/day.ts'
import { HOUSE_RULES } from '../../../reservations/waiting/wait.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  type ResortRules,
  saveWaitingRules,
  type WaitingRules,
  waitingRules,
} from '../../settings/settings.endpoints.ts'
import { FromField } from './from-field.tsx'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface WaitingDialogProps {
  open: boolean
  onClose: () => void
  resort: ResortRules
}

/** Changes the rules of a resort's waiting list from a day on. */
export function WaitingDialog({ open, onClose, resort }: WaitingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Waiting list</Trans>}
      lead={<Trans>Offers that are open keep the time they were given.</Trans>}
    >
      <WaitingForm onClose={onClose} resort={resort} />
    </Dialog>
  )
}

const SHAPE = z.extend(waitingRules, { from: day() })

function WaitingForm({ onClose, resort: { hotel, waiting, seen } }: Omit<WaitingDialogProps, 'open'>) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const [from, setFrom] = useState(addDays(hotel.today, 1))
  const now = waiting.at(-1)?.value ?? HOUSE_RULES
  const form = useForm({
    shape: SHAPE,
    send: ({ from: begins, ...value }) =>
      call(saveWaitingRules, { body: { idHotel: hotel.id, from: begins, value, seen: seen.waiting } }),
    done: () => {
      onClose()
      toast(t`The rules are changed`)
    },
    changed,
  })
  const labels: Record<keyof WaitingRules, string> = {
    mostWaits: t`Wishes of a contract at a time`,
    windowDays: t`Days between the earliest arrival and the latest departure`,
    opensMonths: t`Opens so many months before arrival`,
    closesDays: t`Closes so many days before arrival`,
    offerHours: t`Hours that an offer is held`,
    nearDays: t`An arrival is near in fewer than so many days`,
    nearHours: t`Hours that an offer is held then`,
  }
  return (
    <form {...form.props} className="stack stack-wide">
      {(Object.keys(labels) as (keyof WaitingRules)[]).map((name) => (
        <Field key={name} label={labels[name]} required error={form.error(name)}>
          {(control) => <TextInput {...control} name={name} inputMode="numeric" defaultValue={now[name]} />}
        </Field>
      ))}
      <FromField
        today={hotel.today}
        value={from}
        onChange={setFrom}
        error={form.error('from')}
        hint={t`Tomorrow at the earliest.`}
      />
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
