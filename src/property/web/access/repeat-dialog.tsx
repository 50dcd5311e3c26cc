import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { formatTime, todayIn } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { useContracts } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { createAccess, type WireVisit } from '../../access.endpoints.ts'
import { useAccessChanged } from './use-access-changed.ts'
import { lastDayFrom, repeated, visitBodyOf, visitDraftOf } from './visit-draft.ts'
import { VisitTitle } from './visit-title.tsx'

interface RepeatDialogProps {
  access: WireVisit
  open: boolean
  onClose: () => void
}

/** The same visit again in one step: same guests, same hours, as long; the day is proposed and may be changed. */
export function RepeatDialog({ access, open, onClose }: RepeatDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Repeat this visit</Trans>}
      lead={<VisitTitle guests={access.guests} />}
    >
      {open && <RepeatForm access={access} onClose={onClose} />}
    </Dialog>
  )
}

function RepeatForm({ access, onClose }: Omit<RepeatDialogProps, 'open'>) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const navigate = useNavigate()
  const changed = useAccessChanged()
  const zone = useContracts().find(({ id }) => id === access.idContract)?.zone ?? 'UTC'
  const today = todayIn(zone, new Date())
  const [datein, setDatein] = useState(() => repeated(access, today).datein)
  const [missing, setMissing] = useState(false)
  const sending = useSend({
    send: (body: BodyOf<typeof createAccess>, idempotencyKey) => call(createAccess, { body, idempotencyKey }),
    changed,
    done: ({ data }) => {
      onClose()
      toast(t`Visit registered`, { text: t`Everyone has a new pass for these days.` })
      void navigate({ to: '/my-property/control-access/$id', params: { id: String(data.id) } })
    },
  })
  const failure = missing ? t`Choose the first day.` : sending.failure?.message
  const dateout = datein && lastDayFrom(access, datein)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!datein)
    if (!datein) return
    const { language: _, ...visit } = visitBodyOf({ ...visitDraftOf(access, language), datein, dateout })
    void sending.send({ ...visit, idContract: access.idContract })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t`First day`} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            value={datein}
            onChange={({ target }) => setDatein(target.value)}
          />
        )}
      </Field>
      {dateout && (
        <p className="muted numeric">
          <Until access={access} last={inWords(dateout)} />
        </p>
      )}
      {failure && <FormError>{failure}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={sending.busy}>
          <Trans>Register</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

function Until({ access, last }: { access: WireVisit; last: string }) {
  if (access.allDay) return <Trans>Until {last}, 24 hours.</Trans>
  const timeIn = formatTime(access.timein ?? '00:00')
  const timeOut = formatTime(access.timeout ?? '00:00')
  return (
    <Trans>
      From {timeIn} until {last}, {timeOut}.
    </Trans>
  )
}
