import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import type { WireMessage } from '../../messages.endpoints.ts'

/** The notice that the message is out, where the form was. */
export function MessageSent({ message, onAnother }: { message: WireMessage; onAnother: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  const { name = '', lastname = '' } = message.to ?? {}
  return (
    <div className="about-done" ref={place} tabIndex={-1}>
      <p className="sub">
        {message.to ? (
          <Trans>
            Your message is on its way to {name} {lastname}
          </Trans>
        ) : (
          <Trans>Your message is on its way to the concierge</Trans>
        )}
      </p>
      <p className="muted">
        <Trans>The answer stands here as soon as there is one, and comes to you by email.</Trans>
      </p>
      <div>
        <Button kind="secondary" onClick={onAnother}>
          <Trans>Write another</Trans>
        </Button>
      </div>
    </div>
  )
}
