import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { useMoment } from '../use-moment.ts'
import { AddressDialog } from './address-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { useContact, useWithdrawAddress } from './use-contact.ts'

interface ContactFactsProps {
  /** The contact facts of the session, until they are read anew. */
  email: string
  phone: string | null
}

/** The owner's address and telephone, each with the way to change it; a new address waits here for its confirmation. */
export function ContactFacts({ email, phone }: ContactFactsProps) {
  const { t } = useLingui()
  const [changing, setChanging] = useState<'address' | 'phone' | null>(null)
  const contact = useContact().data?.data ?? { email, phone, waiting: null }
  return (
    <>
      <Fact
        name={<Trans>Email</Trans>}
        action={
          <Button
            kind="secondary"
            size="small"
            onClick={() => setChanging('address')}
            aria-label={t`Change the email`}
          >
            <Trans>Change</Trans>
          </Button>
        }
        below={contact.waiting && <Waiting {...contact.waiting} />}
      >
        {contact.email}
      </Fact>
      <Fact
        name={<Trans>Phone</Trans>}
        action={
          <Button
            kind="secondary"
            size="small"
            onClick={() => setChanging('phone')}
            aria-label={t`Change the phone`}
          >
            <Trans>Change</Trans>
          </Button>
        }
      >
        <span className="numeric">{contact.phone ?? <Trans>Not given</Trans>}</span>
      </Fact>
      <AddressDialog open={changing === 'address'} now={contact.email} onClose={() => setChanging(null)} />
      <PhoneDialog open={changing === 'phone'} now={contact.phone} onClose={() => setChanging(null)} />
    </>
  )
}

interface FactProps {
  name: ReactNode
  action: ReactNode
  below?: ReactNode
  children: ReactNode
}

function Fact({ name, action, below, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="account-fact">
        <span>{children}</span>
        {action}
        {below}
      </dd>
    </div>
  )
}

/** The address that was asked for: where its link lies, until when, and the way to take it back. */
function Waiting({ email, until }: { email: string; until: string }) {
  const { t } = useLingui()
  const time = useMoment().time(until)
  const { send, busy, failure } = useWithdrawAddress()
  const withdraw = async () => {
    if (await send()) toast(t`The old email stays`)
  }
  return (
    <Note title={<Trans>Confirm {email}</Trans>}>
      <p>
        <Trans>
          We sent a link there, which works until {time}. Until you press it you sign in with the old one.
        </Trans>
      </p>
      {failure && <p role="alert">{failure.message}</p>}
      <p>
        <Button kind="secondary" size="small" busy={busy} onClick={() => void withdraw()}>
          <Trans>Keep the old email</Trans>
        </Button>
      </p>
    </Note>
  )
}
