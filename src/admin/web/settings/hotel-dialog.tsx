import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { whole } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { hotelRules, type ResortRules, saveHotelRules } from '../../settings/settings.endpoints.ts'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface HotelDialogProps {
  open: boolean
  onClose: () => void
  resort: ResortRules
}

/** Changes a resort's times and lead times. */
export function HotelDialog({ open, onClose, resort }: HotelDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Times and lead times</Trans>}
      lead={<Trans>They hold at once, for stays that wait already too.</Trans>}
    >
      <HotelForm onClose={onClose} resort={resort} />
    </Dialog>
  )
}

/** A box that is not ticked is not in the form. */
const SHAPE = z.extend(hotelRules, {
  confirmsItself: z.optional(z.string()),
  authorizationDays: whole(0, 60),
})

function HotelForm({ onClose, resort: { hotel, rules, seen } }: Omit<HotelDialogProps, 'open'>) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const form = useForm({
    shape: SHAPE,
    send: ({ confirmsItself, ...value }) =>
      call(saveHotelRules, {
        body: {
          idHotel: hotel.id,
          value: { ...value, confirmsItself: confirmsItself !== undefined },
          seen: seen.hotel,
        },
      }),
    done: () => {
      onClose()
      toast(t`The rules are changed`)
    },
    changed,
  })
  const field = (name: 'authorizationDays' | 'lapseNoticeDays' | 'freeEventSeats', label: string) => (
    <Field label={label} required error={form.error(name)}>
      {(control) => <TextInput {...control} name={name} inputMode="numeric" defaultValue={rules[name]} />}
    </Field>
  )
  return (
    <form {...form.props} className="stack stack-wide">
      <div className="settings-pair">
        <Field label={t`Residences are ready from`} required error={form.error('checkIn')}>
          {(control) => <TextInput {...control} name="checkIn" type="time" defaultValue={rules.checkIn} />}
        </Field>
        <Field label={t`Residences are left by`} required error={form.error('checkOut')}>
          {(control) => <TextInput {...control} name="checkOut" type="time" defaultValue={rules.checkOut} />}
        </Field>
      </div>
      <Checkbox name="confirmsItself" value="yes" defaultChecked={rules.confirmsItself}>
        <Trans>Stays that need no review are confirmed at once</Trans>
      </Checkbox>
      {field('authorizationDays', t`Last day to authorize benefits, in days before arrival`)}
      {field('lapseNoticeDays', t`Owners are told of it so many days earlier`)}
      {field('freeEventSeats', t`Seats of a free event for a membership`)}
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
