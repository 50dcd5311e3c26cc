import './thread.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { boot, phoneLink } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import type { WireMessage } from '../../messages.endpoints.ts'
import type { StaffContact } from '../../staff.endpoints.ts'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'
import { Thread, WRITE } from './thread.tsx'

interface MessageViewProps {
  team: readonly StaffContact[]
  /** Whom the address names, and what it says the message is about. */
  idStaff: number | undefined
  about: string | undefined
}

/** The owner's thread with the club: all that was said, and what to write next. */
export function MessageView({ team, idStaff, about }: MessageViewProps) {
  const [sent, setSent] = useState<WireMessage | null>(null)
  // Who was led here to write finds the form first, also where both do not stand side by side.
  const isLed = idStaff !== undefined || about !== undefined
  return (
    <div className={clsx('two-to-one about-pair thread-pair fade', isLed && 'is-led')}>
      <Thread />
      <div className="thread-side">
        <section className="card pad" aria-labelledby={WRITE}>
          <h2 className="title" id={WRITE} tabIndex={-1}>
            <Trans>Write to the club</Trans>
          </h2>
          {sent ? (
            <MessageSent message={sent} onAnother={() => setSent(null)} />
          ) : (
            <MessageForm
              key={`${idStaff} ${about}`}
              team={team}
              idStaff={idStaff}
              about={about}
              onDone={setSent}
            />
          )}
        </section>
        <section className="thread-ways" aria-labelledby="ways-title">
          <h2 className="sub" id="ways-title">
            <Trans>Rather talk?</Trans>
          </h2>
          <p className="muted">
            <Trans>The concierge answers the phone, and you can meet anyone on the team.</Trans>
          </p>
          <div className="row wrap">
            <a href={phoneLink} className={buttonClass('secondary')}>
              {boot.phone}
            </a>
            <Link to="/about-us" search={{ show: 'meeting' }} className={buttonClass('secondary')}>
              <Trans>Schedule a meeting</Trans>
            </Link>
          </div>
        </section>
      </div>
    </div>
  )
}
