import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { sendFiles } from '../../../web/calls/send-files.ts'
import { useOnTheWay } from '../../../web/calls/use-on-the-way.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { FileField } from '../../../web/ui/files/file-field.tsx'
import { LARGEST_FILE } from '../../maintenance.ts'
import { photographRepair } from '../../repairs/desk.endpoints.ts'
import { MOST_REPAIR_PHOTOS } from '../../repairs/repair.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

/** Adds pictures of before or after. */
export function PhotosForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const { follow } = useOnTheWay()
  const [photos, setPhotos] = useState<File[]>([])
  const [moment, setMoment] = useState<'before' | 'after'>(
    repair.job?.step === 'planned' ? 'before' : 'after',
  )
  const there = repair.job?.photos.filter((photo) => photo.moment === moment).length ?? 0
  const sending = useSend({
    send: (_, idempotencyKey) =>
      follow((around) =>
        sendFiles(photographRepair, {
          body: { ...seenOf(repair), moment },
          files: { photos },
          idempotencyKey,
          ...around,
        }),
      ),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Pictures added`, false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Segmented
        label={t`When they were taken`}
        value={moment}
        onChange={setMoment}
        options={[
          { value: 'before', label: t`Before` },
          { value: 'after', label: t`After` },
        ]}
      />
      <FileField
        kind="image"
        label={t`Pictures`}
        limits={{ most: MOST_REPAIR_PHOTOS - there, of: MOST_REPAIR_PHOTOS, bytes: LARGEST_FILE }}
        files={photos}
        onChange={setPhotos}
        disabled={sending.busy}
      />
      <FormFoot form={sending} onClose={onClose}>
        <Trans>Add pictures</Trans>
      </FormFoot>
    </form>
  )
}
