import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { sendFiles } from '../../../web/calls/send-files.ts'
import { useOnTheWay } from '../../../web/calls/use-on-the-way.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { FileField } from '../../../web/ui/files/file-field.tsx'
import { LARGEST_FILE } from '../../maintenance.ts'
import { type LinkedRepair, photographByLink } from '../../repairs/link.endpoints.ts'
import { MOST_LINKED_PHOTOS } from '../../repairs/link.ts'
import type { LinkedJob } from './use-linked-job.ts'

interface AddPicturesProps {
  repair: LinkedRepair
  job: LinkedJob
}

/** Adds pictures of before or after, some at a time. */
export function AddPictures({ repair: { state, room }, job }: AddPicturesProps) {
  const { t } = useLingui()
  const { follow } = useOnTheWay()
  const [photos, setPhotos] = useState<File[]>([])
  const [moment, setMoment] = useState<'before' | 'after'>(state === 'finished' ? 'after' : 'before')
  const [isAdded, setAdded] = useState(false)
  const most = Math.min(MOST_LINKED_PHOTOS, room[moment])
  const sending = useSend({
    send: (_, idempotencyKey) =>
      follow((around) =>
        sendFiles(photographByLink, {
          body: { token: job.token, moment },
          files: { photos },
          idempotencyKey,
          ...around,
        }),
      ),
    refused: job.refused,
    done: ({ data }) => {
      setPhotos([])
      setAdded(true)
      job.changed(data)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAdded(false)
    if (photos.length > 0) void sending.send()
  }
  return (
    <section>
      <h2 className="title">
        <Trans>Add pictures</Trans>
      </h2>
      <form noValidate onSubmit={submit} className="job-form">
        <Segmented
          label={t`When they were taken`}
          value={moment}
          onChange={(value) => {
            setMoment(value)
            setPhotos([])
          }}
          options={[
            { value: 'before', label: t`Before` },
            { value: 'after', label: t`After` },
          ]}
        />
        {most > 0 ? (
          <>
            <FileField
              kind="image"
              label={t`Pictures`}
              limits={{ most, bytes: LARGEST_FILE }}
              files={photos}
              onChange={setPhotos}
              disabled={sending.busy}
            />
            {sending.failure && <FormError>{sending.failure.message}</FormError>}
            <p>
              <Button
                type="submit"
                kind="secondary"
                busy={sending.busy}
                aria-disabled={photos.length === 0}
                aria-describedby={photos.length === 0 ? 'job-no-pictures' : undefined}
              >
                <Trans>Send the pictures</Trans>
              </Button>
            </p>
            {photos.length === 0 && (
              <p className="small muted" id="job-no-pictures">
                <Trans>Choose pictures first, up to {most} at a time.</Trans>
              </p>
            )}
          </>
        ) : (
          <p className="muted">
            <Trans>There is no room for more of these.</Trans>
          </p>
        )}
        <p role="status" className="small">
          {isAdded && <Trans>Your pictures are with the club.</Trans>}
        </p>
      </form>
    </section>
  )
}
