import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { day, whole } from '../../../kernel/check.ts'
import { addDays } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type PromiseRules, savePromise } from '../../settings/settings.endpoints.ts'
import { isAlertWithin, type PromiseKind } from '../../settings/settings.ts'
import { FromField } from './from-field.tsx'
import { PROMISE_WORDS } from './promise-words.ts'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface Promised {
  kind: PromiseKind
  dated: readonly { from: string; value: PromiseRules }[]
  seen: number
}

interface DialogProps {
  promise: Promised | null
  today: string
  onClose: () => void
}

/** Promises an answer in other days, from a day on. */
export function PromiseDialog({ promise, today, onClose }: DialogProps) {
  const { i18n } = useLingui()
  // What it was about stays while the dialog closes.
  const [about, setAbout] = useState(promise)
  if (promise && promise !== about) setAbout(promise)
  return (
    <Dialog
      open={promise !== null}
      onClose={onClose}
      title={about && i18n._(PROMISE_WORDS[about.kind])}
      lead={<Trans>Owners read the promise when they ask.</Trans>}
    >
      {about && <PromiseForm promise={about} today={today} onClose={onClose} />}
    </Dialog>
  )
}

const SHAPE = z.object({ workingDays: whole(1, 60), alertHours: whole(1, 240), from: day() })

function PromiseForm({
  promise: { kind, dated, seen },
  today,
  onClose,
}: DialogProps & { promise: Promised }) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const [from, setFrom] = useState(addDays(today, 1))
  const now = dated.at(-1)?.value ?? { workingDays: 1, alertHours: 10 }
  const form = useForm({
    shape: SHAPE.check(z.refine(isAlertWithin, { path: ['alertHours'] })),
    send: ({ from: day, ...value }) => call(savePromise, { body: { kind, from: day, value, seen } }),
    done: () => {
      onClose()
      toast(t`The promise is changed`)
    },
    changed,
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Field label={t`Weekdays until the answer`} required error={form.error('workingDays')}>
        {(control) => (
          <TextInput {...control} name="workingDays" inputMode="numeric" defaultValue={now.workingDays} />
        )}
      </Field>
      <Field
        label={t`Hours of the alert before it lapses`}
        required
        hint={t`At most 24 for each weekday.`}
        error={form.error('alertHours')}
      >
        {(control) => (
          <TextInput {...control} name="alertHours" inputMode="numeric" defaultValue={now.alertHours} />
        )}
      </Field>
      <FromField
        today={today}
        value={from}
        onChange={setFrom}
        error={form.error('from')}
        hint={t`What is asked before keeps the promise it was given.`}
      />
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
