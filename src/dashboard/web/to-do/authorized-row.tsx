import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { useBenefitsOf } from './benefits-of.ts'
import type { Authorized } from './use-authorize.ts'

interface AuthorizedRowProps {
  done: Authorized
  onUndo: () => Promise<SendResult<unknown>>
}

/** What was authorized on this page, where it stood: that it is done, what comes of it, and the way back. */
export function AuthorizedRow({ done: { row, confirmed }, onUndo }: AuthorizedRowProps) {
  const { send, busy, failure } = useSend({ send: onUndo })
  const benefits = useBenefitsOf(row)
  const what = benefits.charAt(0).toUpperCase() + benefits.slice(1)
  const { resort } = row
  return (
    <>
      <div className="todo-row todo-done">
        <span className="todo-well">
          <Check className="icon-small" aria-hidden />
        </span>
        <span className="todo-text">
          <b>
            <Trans>Authorized.</Trans>
          </b>{' '}
          <span>
            {what}.{' '}
            {row.leadsTo === 'nothing' ? null : confirmed ? (
              <Trans>Your stay at {resort} is confirmed.</Trans>
            ) : (
              <Trans>The resort now has to confirm your stay at {resort}.</Trans>
            )}
          </span>
        </span>
        <span className="todo-due">
          <Link to="/my-reservations/$id" params={{ id: String(row.idBooking) }} className="link">
            <Trans>See the stay</Trans>
          </Link>
        </span>
        {row.leadsTo !== 'nothing' && (
          <Button kind="secondary" busy={busy} className="todo-verb" onClick={() => void send()}>
            <Trans>Undo</Trans>
            <span className="hidden-text"> {what}</span>
          </Button>
        )}
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}
