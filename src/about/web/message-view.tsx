import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { WireMessage } from '../messages.endpoints.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'
import { MyMessages } from './my-messages.tsx'

interface MessageViewProps {
  team: readonly StaffContact[]
  /** Whom the address names. */
  idStaff: number | undefined
}

/** A message to write, and those that were. */
export function MessageView({ team, idStaff }: MessageViewProps) {
  const [sent, setSent] = useState<WireMessage | null>(null)
  return (
    <div className="two-to-one about-pair fade">
      <section className="card pad" aria-labelledby="message-title">
        <h2 className="title" id="message-title">
          <Trans>Send a message</Trans>
        </h2>
        {sent ? (
          <MessageSent message={sent} onAnother={() => setSent(null)} />
        ) : (
          <MessageForm key={idStaff} team={team} idStaff={idStaff} onDone={setSent} />
        )}
      </section>
      <MyMessages />
    </div>
  )
}
