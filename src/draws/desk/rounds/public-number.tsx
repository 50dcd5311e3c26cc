import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useNow } from '../../../web/ui/use-now.ts'
import { enterPublicNumber, runDraw } from '../../desk.endpoints.ts'
import { useMomentOf } from '../../web/draw-words.tsx'
import type { DeskRound } from './desk-round.ts'
import { useDrawsChanged } from './use-draws-changed.ts'

/** The public number: each of the desk's people enters what they read, and two who agree fix it; then the round is drawn. */
export function PublicNumber({ round }: { round: DeskRound }) {
  return round.state === 'numbered' ? <RunDraw round={round} /> : <EnterNumber round={round} />
}

function EnterNumber({ round }: { round: DeskRound }) {
  const { t } = useLingui()
  const changed = useDrawsChanged()
  const now = useNow(30_000)
  const { source, entered, numberAt } = round
  const known = useMomentOf(round)(numberAt)
  const mine = entered.find((one) => one.mine)
  const [value, setValue] = useState(mine?.value ?? '')
  const [came, setCame] = useState<'agreed' | 'first' | 'differs' | null>(null)
  const { send, busy, failure } = useSend({
    send: (read: string, idempotencyKey) =>
      call(enterPublicNumber, { body: { idRound: round.id, value: read }, idempotencyKey }),
    changed,
    done: ({ data }) => {
      setCame(data.came)
      if (data.came === 'agreed') toast(t`The public number is fixed`)
    },
  })
  if (now < new Date(numberAt))
    return (
      <p className="small muted">
        <Trans>
          The public number ({source}) is known on {known}. Then two people of the desk enter it here.
        </Trans>
      </p>
    )
  const others = entered.filter((one) => !one.mine).map(({ name }) => name)
  const names = new Intl.ListFormat().format(others)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() !== '') void send(value.trim())
  }
  return (
    <form className="desk-draw-number" onSubmit={submit} noValidate>
      <Field
        label={<Trans>The public number</Trans>}
        hint={
          <Trans>
            As you read it at {source}. It counts once another person has entered the same; nobody sees what
            the other wrote.
          </Trans>
        }
        required
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      {others.length > 0 && (
        <p className="small muted">
          <Trans>{names} has entered theirs.</Trans>
        </p>
      )}
      {came === 'differs' && (
        <Note tone="gold" title={<Trans>Not the same number</Trans>} spoken>
          <Trans>Saved, but it is not what was entered before. Both read it again at its source.</Trans>
        </Note>
      )}
      {(came === 'first' || (mine && came === null)) && (
        <p className="small muted" role="status">
          <Trans>Yours is saved. Another person has to enter the same.</Trans>
        </p>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Enter the number</Trans>
        </Button>
      </div>
    </form>
  )
}

function RunDraw({ round }: { round: DeskRound }) {
  const changed = useDrawsChanged()
  const value = round.publicValue ?? ''
  const { send, busy, failure } = useSend({
    send: (_: undefined, idempotencyKey) => call(runDraw, { body: { idRound: round.id }, idempotencyKey }),
    changed,
  })
  return (
    <div className="desk-draw-number">
      <p>
        <Trans>Two people agree on the public number:</Trans>
      </p>
      <p className="draw-code">{value}</p>
      {failure && <FormError>{failure.message}</FormError>}
      <div>
        <Button busy={busy} onClick={() => void send(undefined)}>
          <Trans>Draw and book the weeks</Trans>
        </Button>
      </div>
    </div>
  )
}
