import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import Clock3 from 'lucide-react/icons/clock-3'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { momentInWords } from '../../../kernel/day-words.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import {
  type AccessPasses,
  type GuestPass,
  renewPass,
  sendPass,
  withdrawPass,
} from '../../passes.endpoints.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PassCard } from './pass-card.tsx'
import { paperOf } from './pass-paper.ts'
import { SharePass } from './share-pass.tsx'

interface GuestPassProps {
  data: AccessPasses
  pass: GuestPass
}

/** The pass of a guest, and what the owner may do with it. */
export function GuestPassCard({ data, pass }: GuestPassProps) {
  const isOpen = data.access.standing !== 'past'
  return (
    <PassCard paper={paperOf(data, pass)} level="h3" instead={<Instead state={pass.state} />}>
      <Seen pass={pass} zone={data.zone} />
      {pass.link && <SharePass link={pass.link} name={pass.name} resort={data.resort} />}
      {pass.link && pass.email && <SendByMail data={data} pass={pass} />}
      {isOpen && (
        <div className="pass-small-acts">
          <Renew data={data} pass={pass} />
          {pass.state === 'live' && <WithdrawPass data={data} pass={pass} />}
        </div>
      )}
    </PassCard>
  )
}

function Instead({ state }: Pick<GuestPass, 'state'>) {
  if (state === 'ended')
    return (
      <Chip tone="quiet" icon={Clock3}>
        <Trans>Over</Trans>
      </Chip>
    )
  return (
    <Chip tone={state === 'withdrawn' ? 'bad' : 'quiet'} icon={Ban}>
      {state === 'withdrawn' ? <Trans>No longer opens</Trans> : <Trans>No pass</Trans>}
    </Chip>
  )
}

function Seen({ pass: { entries, lastSeen }, zone }: { pass: GuestPass; zone: string }) {
  const language = useLanguage()
  if (!lastSeen)
    return (
      <p className="small faint">
        <Trans>Not seen at the gate yet.</Trans>
      </p>
    )
  const when = momentInWords(new Date(lastSeen.at), zone, language)
  return (
    <p className="small muted numeric">
      <Plural value={entries} one="# entry." other="# entries." />{' '}
      {lastSeen.direction === 'in' ? <Trans>Inside since {when}.</Trans> : <Trans>Left on {when}.</Trans>}
    </p>
  )
}

function SendByMail({ data, pass }: GuestPassProps) {
  const { t } = useLingui()
  const { name } = pass
  const { send, busy } = useSend({
    send: () => call(sendPass, { body: { idAccess: data.access.id, position: pass.position } }),
    done: ({ data: { email } }) => toast(t`Pass sent`, { text: t`It is on its way to ${email}.` }),
    refused: ({ message }) => toast(t`The pass was not sent`, { text: message, tone: 'bad' }),
  })
  return (
    <Button kind="ghost" busy={busy} onClick={() => void send()} aria-label={t`Send by email: ${name}`}>
      <Mail className="icon" aria-hidden />
      <Trans>Send by email</Trans>
    </Button>
  )
}

function Renew({ data, pass }: GuestPassProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { name } = pass
  const isFirst = pass.state !== 'live'
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setOpen(true)} aria-label={t`New pass for ${name}`}>
        <Trans>New pass</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>A new pass for {name}?</Trans>}
        consequence={
          isFirst ? (
            <Trans>The new pass opens for this visit. With an email on record it is sent at once.</Trans>
          ) : (
            <Trans>
              The pass that {name} has now no longer opens. With an email on record the new one is sent at
              once.
            </Trans>
          )
        }
        keep={isFirst ? <Trans>Leave it</Trans> : <Trans>Keep the pass</Trans>}
        act={<Trans>Issue a new pass</Trans>}
        send={() => call(renewPass, { body: { idAccess: data.access.id, position: pass.position } })}
        done={() => toast(t`New pass issued`)}
      />
    </>
  )
}

function WithdrawPass({ data, pass }: GuestPassProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { name } = pass
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t`Withdraw the pass of ${name}`}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Withdraw the pass of {name}?</Trans>}
        consequence={<Trans>It no longer opens, whoever holds it. The other guests keep theirs.</Trans>}
        keep={<Trans>Keep the pass</Trans>}
        act={<Trans>Withdraw the pass</Trans>}
        isDanger
        send={() => call(withdrawPass, { query: { idAccess: data.access.id, position: pass.position } })}
        done={() => toast(t`Pass withdrawn`)}
      />
    </>
  )
}
