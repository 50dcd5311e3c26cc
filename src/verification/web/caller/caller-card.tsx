import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { boot, phoneLink } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { answerCallerCheck } from '../../verification.endpoints.ts'
import { CodeTimeLeft, Digits } from './digits.tsx'
import { useCallerCheck } from './use-caller-check.ts'

type Heard = 'right' | 'wrong'

/** The number, and what the owner says of what the caller read. */
export function CallerCard() {
  const [heard, setHeard] = useState<Heard | null>(null)
  return (
    <section className="card caller-card">
      {heard === null ? (
        <Listening onHeard={setHeard} />
      ) : (
        <Said heard={heard} onAgain={() => setHeard(null)} />
      )}
    </section>
  )
}

function Listening({ onHeard }: { onHeard: (heard: Heard) => void }) {
  const { t } = useLingui()
  const { check, failure, again } = useCallerCheck()
  const answering = useSend({
    send: ({ id, heard }: { id: number; heard: Heard }) => call(answerCallerCheck, { body: { id, heard } }),
    done: (_, { heard }) => onHeard(heard),
    refused: ({ code }) => {
      if (code === 'CALL_OVER') again()
    },
  })
  if (!check && failure)
    return (
      <>
        <FormError>{failure.message}</FormError>
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </>
    )
  if (!check)
    return (
      <Loading label={t`Loading the number`}>
        <Skeleton height={190} width="100%" radius={16} />
      </Loading>
    )
  const { id, digits, until } = check
  const say = (heard: Heard) => void answering.send({ id, heard })
  const busy = answering.underWay?.heard
  return (
    <>
      <p className="muted">
        <Trans>Only the club’s desk sees the same number now</Trans>
      </p>
      <Digits digits={digits} />
      <CodeTimeLeft key={id} until={until} />
      {answering.failure && <FormError>{answering.failure.message}</FormError>}
      <div className="caller-acts">
        <Button busy={busy === 'right'} onClick={() => say('right')}>
          <Trans>The caller read it right</Trans>
        </Button>
        <Button kind="danger" busy={busy === 'wrong'} onClick={() => say('wrong')}>
          <Trans>It was another number</Trans>
        </Button>
      </div>
      <p className="small faint">
        <Trans>Not used in time, a new one takes its place.</Trans>
      </p>
    </>
  )
}

function Said({ heard, onAgain }: { heard: Heard; onAgain: () => void }) {
  const { phone } = boot
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <div ref={place} tabIndex={-1} role="status" className="caller-said">
        {heard === 'right' ? (
          <>
            <h2 className="title">
              <Trans>It is the club</Trans>
            </h2>
            <p className="muted">
              <Trans>You can go on talking. Even so, nobody of ours asks for what stands beside.</Trans>
            </p>
          </>
        ) : (
          <>
            <h2 className="title">
              <Trans>Hang up. It is not the club</Trans>
            </h2>
            <p className="muted">
              <Trans>
                The desk has been told. If you said or paid anything, call the concierge yourself:{' '}
                <a className="link caller-phone" href={phoneLink}>
                  {phone}
                </a>
              </Trans>
            </p>
          </>
        )}
      </div>
      <Button kind="secondary" onClick={onAgain}>
        <Trans>Verify another call</Trans>
      </Button>
    </>
  )
}
