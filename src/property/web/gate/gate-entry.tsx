import { Trans, useLingui } from '@lingui/react/macro'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import { type FormEvent, type Ref, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { Gate } from './use-gate.ts'
import { canScan, useScanner } from './use-scanner.ts'

/** The camera, or the field for digits and links. */
export function GateEntry({ gate, place }: { gate: Gate; place: Ref<HTMLElement> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gate.busy || !text.trim()) return
    void gate.check(text)
    setText('')
  }
  return (
    <section ref={place} tabIndex={-1} className="gate-entry card pad" aria-label={t`Check the pass`}>
      <Scanner onFound={(found) => void gate.check(found)} />
      <form noValidate onSubmit={submit} className="stack">
        <Field
          label={t`Six digits`}
          hint={t`Or paste the link of the pass.`}
          error={gate.problem && <Problem problem={gate.problem} />}
        >
          {(control) => (
            <TextInput
              {...control}
              className="gate-digits numeric"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={1400}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" block busy={gate.busy}>
          <Trans>Check the pass</Trans>
        </Button>
      </form>
    </section>
  )
}

function Scanner({ onFound }: { onFound: (text: string) => void }) {
  const { t } = useLingui()
  const [on, setOn] = useState(false)
  const { video, failed } = useScanner(on, (text) => {
    setOn(false)
    onFound(text)
  })
  if (!canScan) {
    return (
      <p className="small muted">
        <Trans>
          This browser can’t use the camera here. Scan the pass with the phone’s camera app: it opens this
          page.
        </Trans>
      </p>
    )
  }
  return (
    <div className="stack">
      {on && (
        <video ref={video} className="gate-video" muted playsInline aria-label={t`What the camera sees`} />
      )}
      <Button kind="secondary" block onClick={() => setOn(!on)}>
        {on ? <CameraOff className="icon" aria-hidden /> : <Camera className="icon" aria-hidden />}
        {on ? <Trans>Stop the camera</Trans> : <Trans>Scan a QR code</Trans>}
      </Button>
      {on && failed && (
        <FormError>
          <Trans>The camera could not be used. Allow it in the browser, or type the six digits.</Trans>
        </FormError>
      )}
    </div>
  )
}

function Problem({ problem }: { problem: NonNullable<Gate['problem']> }) {
  if (problem === 'not-a-pass')
    return <Trans>This is not a pass. Type six digits, or paste the link of the pass.</Trans>
  if (problem === 'digits-offline')
    return <Trans>Digits need a connection to the club. Scan the QR code instead.</Trans>
  if (problem === 'no-key')
    return <Trans>This device can’t check passes without a connection. Call the concierge.</Trans>
  return <>{problem.message}</>
}
