import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { moveRepair } from '../../repairs/desk.endpoints.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf, someWords } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'
import { OwnersWordsField } from './words-field.tsx'

type Step = 'start' | 'finish' | 'close'

const STEPS: Record<Step, { button: MessageDescriptor; said: MessageDescriptor }> = {
  start: { button: msg`Begin the work`, said: msg`Work begun` },
  finish: { button: msg`The work is done`, said: msg`Work finished` },
  close: { button: msg`Close the repair`, said: msg`Repair closed` },
}

const SHAPE = z.object({ words: someWords(2000) })
const CLOSING = z.object({ words: text(2000) })

export const StartForm = (props: ActFormProps) => <StepForm {...props} step="start" />
export const FinishForm = (props: ActFormProps) => <StepForm {...props} step="finish" />
export const CloseForm = (props: ActFormProps) => <StepForm {...props} step="close" />

/** Takes a repair a step on, with words for its owner; closing asks for them. */
function StepForm({ repair, onClose, step }: ActFormProps & { step: Step }) {
  const { t, i18n } = useLingui()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: step === 'close' ? CLOSING : SHAPE,
    send: ({ words }, idempotencyKey) =>
      call(moveRepair, { body: { ...seenOf(repair), step, ...(words && { words }) }, idempotencyKey }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, i18n._(STEPS[step].said))
    },
  })
  return (
    <form {...form.props}>
      <OwnersWordsField
        error={form.error('words')}
        most={2000}
        {...(step === 'close' && { label: t`How it was resolved`, required: true })}
      />
      <FormFoot form={form} onClose={onClose}>
        {i18n._(STEPS[step].button)}
      </FormFoot>
    </form>
  )
}
