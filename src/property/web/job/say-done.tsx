import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { finishByLink, type LinkedRepair } from '../../repairs/link.endpoints.ts'
import type { LinkedJob } from './use-linked-job.ts'

interface SayDoneProps {
  repair: LinkedRepair
  job: LinkedJob
}

const SHAPE = z.object({ words: z.string().check(z.trim(), z.maxLength(1000)) })

/** Says that the work is done, with words for the club. */
export function SayDone({ repair: { state }, job }: SayDoneProps) {
  const isDone = state === 'finished'
  const wasDone = useRef(isDone)
  const told = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && !wasDone.current) told.current?.focus()
    wasDone.current = isDone
  }, [isDone])
  if (isDone)
    return (
      <section>
        <h2 className="title" ref={told} tabIndex={-1}>
          <Trans>The work is done</Trans>
        </h2>
        <p>
          <Trans>The club knows. You can still add pictures while this page opens.</Trans>
        </p>
      </section>
    )
  return (
    <section>
      <h2 className="title">
        <Trans>When you are done</Trans>
      </h2>
      {state === 'waits' ? (
        <p>
          <Trans>
            The work may not begin yet: something still has to be agreed with the owner. The club calls you as
            soon as it is.
          </Trans>
        </p>
      ) : (
        <DoneForm job={job} />
      )}
    </section>
  )
}

function DoneForm({ job }: { job: LinkedJob }) {
  const { t } = useLingui()
  const form = useForm({
    shape: SHAPE,
    send: ({ words }) => call(finishByLink, { body: { token: job.token, ...(words && { words }) } }),
    refused: job.refused,
    done: ({ data }) => job.changed(data),
  })
  return (
    <form {...form.props} className="job-form">
      <Field
        label={t`What you did, if you like`}
        hint={t`For the club: parts, what to look after, what is still missing.`}
        error={form.error('words')}
      >
        {(control) => <TextArea {...control} name="words" rows={3} maxLength={1000} />}
      </Field>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <p>
        <Button type="submit" busy={form.busy}>
          <Trans>The work is done</Trans>
        </Button>
      </p>
    </form>
  )
}
