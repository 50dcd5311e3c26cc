import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { boot, phoneLink } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { reportLostFactor } from '../../lost-factor.endpoints.ts'

interface LostFactorProps {
  step: string
  /** Whether it is one of the club's people, for whom the desk can do nothing. */
  staff?: boolean
  onBack: () => void
}

/** “I lost it”: what happens then is said before anything does. */
export function LostFactor({ step, staff, onBack }: LostFactorProps) {
  const { phone } = boot
  const [told, setTold] = useState(false)
  const report = useSend({
    send: () => call(reportLostFactor, { body: { step } }),
    done: () => setTold(true),
  })
  const back = (
    <Button kind="secondary" block onClick={onBack}>
      <Trans>Back to the code</Trans>
    </Button>
  )
  if (staff)
    return (
      <>
        <Head>
          <Trans>Lost your phone?</Trans>
        </Head>
        <p className="lead">
          <Trans>
            A recovery code opens your account. Without one, ask whoever runs the portal: they set a new
            password, and you set up a second factor again.
          </Trans>
        </p>
        {back}
      </>
    )
  if (told)
    return (
      <>
        <Head>
          <Trans>The club knows</Trans>
        </Head>
        <p className="lead" role="status">
          <Trans>
            We call the phone number in your account. If that one is lost too, call the concierge at{' '}
            <a className="link phone-link" href={phoneLink}>
              {phone}
            </a>
            .
          </Trans>
        </p>
        {back}
      </>
    )
  return (
    <>
      <Head>
        <Trans>Lost your phone?</Trans>
      </Head>
      <p className="lead">
        <Trans>
          A recovery code opens your account at once. Without one, the club calls you and asks a few questions
          that only you can answer.
        </Trans>
      </p>
      <p className="muted">
        <Trans>
          When enough of them were right, we write to every address that we have of you, and 24 hours later
          your password alone opens the account. Whoever gets those emails can stop it until then.
        </Trans>
      </p>
      {report.failure && <FormError>{report.failure.message}</FormError>}
      <div className="stack">
        <Button block busy={report.busy} onClick={() => void report.send()}>
          <Trans>Ask the club to call me</Trans>
        </Button>
        {back}
      </div>
    </>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <h1 className="display" tabIndex={-1} ref={takeFocus}>
      {children}
    </h1>
  )
}

/** What had the focus is gone; a screen reader goes on at the heading. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
