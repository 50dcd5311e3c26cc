import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { DayListQuery, OneDayList } from '../../day-lists/day-lists.endpoints.ts'
import {
  byMailShape,
  endDayListMail,
  listDayLists,
  readDayList,
  setDayListMail,
} from '../../day-lists/day-lists.endpoints.ts'
import { quartersOf } from '../../times/times.ts'

interface ByMailProps {
  name: DayListQuery
  list: OneDayList
}

interface ByMailFormProps extends ByMailProps {
  onClose: () => void
}

const QUARTERS = quartersOf({ opens: '00:00', closes: '23:45' })

/** To whom the lists of a product, or of an event, go by themselves, and when. */
export function ByMail({ name, list }: ByMailProps) {
  const [open, setOpen] = useState(false)
  const { byMail } = list
  const email = byMail?.email
  const time = byMail && formatTime(byMail.time)
  return (
    <section className="by-mail">
      <h2>
        <Trans>Sent by itself</Trans>
      </h2>
      <p className="small muted numeric">
        {!byMail ? (
          <Trans>To nobody so far.</Trans>
        ) : byMail.before === 1 ? (
          <Trans>
            To {email}, at {time} the day before.
          </Trans>
        ) : (
          <Trans>
            To {email}, at {time} on the day.
          </Trans>
        )}{' '}
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {byMail ? <Trans>Change</Trans> : <Trans>Set up</Trans>}
        </button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Send the list by itself</Trans>}
        lead={
          <Trans>To whoever serves it, for every day on which somebody comes. By the resort’s clock.</Trans>
        }
      >
        <ByMailForm name={name} list={list} onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

/** What is typed, its sending, and the end of it. */
function useByMail({ name, list, onClose }: ByMailFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { byMail } = list
  const { kind, id, hotel } = name
  const [value, setValue] = useState({
    ...{ kind, id, hotel },
    email: byMail?.email ?? '',
    language: (byMail?.language ?? 'es') as Language,
    time: byMail?.time ?? '17:00',
    before: byMail?.before ?? 1,
    whenEmpty: byMail?.whenEmpty ?? false,
  })
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part })
  const readAnew = () => {
    for (const one of [readDayList, listDayLists]) void client.invalidateQueries({ queryKey: keyOf(one) })
  }
  const { send, busy, failure } = useSend({
    send: (body: BodyOf<typeof setDayListMail>, idempotencyKey) =>
      call(setDayListMail, { body, idempotencyKey }),
    changed: readAnew,
    done: () => {
      onClose()
      toast(t`The list goes out by itself`, { text: value.email })
    },
  })
  const ending = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(endDayListMail, { body: { kind, id, hotel }, idempotencyKey }),
    changed: readAnew,
    done: () => {
      onClose()
      toast(t`The list is no longer sent`)
    },
  })
  const { errorAt, submit } = useChecked({ shape: byMailShape, entered: value, failure })
  return { value, change, errorAt, submit, send, busy, ending, failure: failure ?? ending.failure }
}

function ByMailForm(props: ByMailFormProps) {
  const { list, onClose } = props
  const { value, change, errorAt, submit, send, busy, ending, failure } = useByMail(props)
  return (
    <form noValidate onSubmit={(event) => submit(event, value, (body) => void send(body))}>
      <div className="stack">
        <ByMailFields value={value} change={change} errorAt={errorAt} />
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <DialogActions>
        {list.byMail && (
          <Button kind="ghost" busy={ending.busy} onClick={() => void ending.send(undefined)}>
            <Trans>Stop sending it</Trans>
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          {list.byMail ? <Trans>Save changes</Trans> : <Trans>Turn sending on</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

/** To whom, when, in which language, and whether also of an empty day. */
function ByMailFields({
  value,
  change,
  errorAt,
}: Pick<ReturnType<typeof useByMail>, 'value' | 'change' | 'errorAt'>) {
  const { t } = useLingui()
  const names: Record<Language, string> = { en: t`English`, es: t`Spanish` }
  return (
    <>
      <Field label={<Trans>Email</Trans>} required error={errorAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            value={value.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <Field label={<Trans>When</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={value.before}
            onChange={({ target }) => change({ before: Number(target.value) })}
          >
            <option value={1}>{t`The day before`}</option>
            <option value={0}>{t`On the day`}</option>
          </Select>
        )}
      </Field>
      <Field label={<Trans>At</Trans>} error={errorAt('time')}>
        {(control) => (
          <Select
            {...control}
            name="time"
            value={value.time}
            onChange={({ target }) => change({ time: target.value })}
          >
            {QUARTERS.map((time) => (
              <option key={time} value={time}>
                {formatTime(time)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<Trans>Language of the email</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={value.language}
            onChange={({ target }) => change({ language: target.value as Language })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {names[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox checked={value.whenEmpty} onChange={({ target }) => change({ whenEmpty: target.checked })}>
        <Trans>Also for days on which nobody comes</Trans>
      </Checkbox>
    </>
  )
}
