import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/circle-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import type { Sending } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useMoment } from '../account/use-moment.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useChangeFactor, useFactor } from './use-factor.ts'
import './keys.css'

/** The second factor among what opens the account. Without one it is off: a state, not a fault. */
export function FactorRow({ onSetUp }: { onSetUp?: () => void }) {
  const { t } = useLingui()
  const factor = useFactor()
  const [begun, setBegun] = useState<{ secret: string; address: string } | null>(null)
  const [renewed, setRenewed] = useState<string[] | null>(null)
  const { begin, turnOn, turnOff, renew, stop } = useChangeFactor({
    begun: setBegun,
    renewed: setRenewed,
    on: () => {
      setBegun(null)
      toast(t`The second factor is on`)
      onSetUp?.()
    },
    off: () => toast(t`The second factor is off`),
    stopped: () => toast(t`The second factor stays`),
  })
  const failure = begin.failure ?? turnOff.failure ?? renew.failure ?? stop.failure
  const { on = false, codesLeft = 0, required = false, lost = null } = factor.data?.data ?? {}
  return (
    <li>
      <span className="security-well">
        <ShieldCheck aria-hidden />
      </span>
      <div>
        <h3 className="sub">
          <Trans>Second factor</Trans>
        </h3>
        <p className="small muted">
          <Trans>Six digits from an app, after the password.</Trans>{' '}
          {on && (
            <Plural
              value={codesLeft}
              _0="No recovery codes left."
              one="# of 10 recovery codes left."
              other="# of 10 recovery codes left."
            />
          )}
        </p>
        {failure && <FormError>{failure.message}</FormError>}
        {factor.isError && <LoadError query={factor} />}
      </div>
      {factor.data && (
        <div className="security-acts">
          {on ? (
            <>
              <Chip tone="good" icon={Check}>
                <Trans>On</Trans>
              </Chip>
              <Button kind="secondary" size="small" busy={renew.busy} onClick={() => void renew.send()}>
                <Trans>New codes</Trans>
              </Button>
              {!required && (
                <Button kind="ghost" size="small" busy={turnOff.busy} onClick={() => void turnOff.send()}>
                  <Trans>Turn off</Trans>
                </Button>
              )}
            </>
          ) : (
            <>
              <Chip tone="quiet">
                <Trans>Off</Trans>
              </Chip>
              <Button kind="secondary" size="small" busy={begin.busy} onClick={() => void begin.send()}>
                <Trans>Set up</Trans>
              </Button>
            </>
          )}
        </div>
      )}
      {lost && <LostNote goesAt={lost.goesAt} stop={stop} />}
      <FactorDialog begun={begun} turnOn={turnOn} onClose={() => setBegun(null)} />
      <Dialog
        alert
        open={renewed !== null}
        onClose={() => setRenewed(null)}
        title={t`Ten spare keys`}
        lead={t`Each opens once if your phone is lost. They are shown now and never again; the ones before open nothing any more.`}
      >
        {renewed && (
          <RecoveryCodes
            codes={renewed}
            button={<Trans>Done</Trans>}
            busy={false}
            onKept={() => setRenewed(null)}
          />
        )}
      </Dialog>
    </li>
  )
}

/** Somebody said that it is lost: when it goes, and the way to stop that. */
function LostNote({ goesAt, stop }: { goesAt: string | null; stop: Sending<void> }) {
  const { both } = useMoment()
  const when = goesAt && both(goesAt)
  return (
    <div className="keys-lost">
      <Note tone="gold" title={<Trans>The club was told that it is lost</Trans>}>
        <p>
          {when ? (
            <Trans>It will be removed on {when}. If you still have it, stop that.</Trans>
          ) : (
            <Trans>The club has still to ask a few questions. If you still have it, stop that.</Trans>
          )}
        </p>
        <Button kind="secondary" size="small" busy={stop.busy} onClick={() => void stop.send()}>
          <Trans>Keep my second factor</Trans>
        </Button>
      </Note>
    </div>
  )
}
