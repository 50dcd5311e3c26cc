import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { formatMoment } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../web/words.ts'
import { snoozeThings } from '../../inbox/inbox.endpoints.ts'
import { SNOOZES, type Snooze, snoozeUntil } from '../../inbox/snooze.ts'
import type { Things } from './assign-dialog.tsx'

interface SnoozeProps {
  things: Things
  /** All of them are put off already: they can be taken back. */
  isSnoozed: boolean
  onClose: () => void
  done: () => void
}

/** Puts the chosen things off. The promise goes on, and that is said. */
export default function SnoozeDialog(props: SnoozeProps) {
  return (
    <Dialog
      open={props.things.length > 0}
      onClose={props.onClose}
      title={<Trans>Put off until</Trans>}
      lead={
        <Trans>
          The promise to the owner goes on, and the owner does not see this. It comes back earlier if there is
          something new to read.
        </Trans>
      }
    >
      <Choices {...props} />
    </Dialog>
  )
}

function Choices({ things, isSnoozed, onClose, done }: SnoozeProps) {
  const clock = useClubZone()
  const { t } = useLingui()
  const language = useLanguage()
  const now = new Date()
  const snooze = useSend({
    send: (until: string | null) => call(snoozeThings, { body: { things: [...things], until } }),
    done: () => {
      onClose()
      done()
    },
  })
  const choices = useRef<HTMLDivElement>(null)
  // The first choice has the focus: the key that opened this and Enter put it off.
  useEffect(() => choices.current?.querySelector('button')?.focus(), [])
  const words: Record<Snooze, string> = {
    'two-hours': t`In two hours`,
    tomorrow: t`Tomorrow morning`,
    monday: t`Monday morning`,
    week: t`In a week`,
  }
  return (
    <div className="stack" ref={choices}>
      {SNOOZES.map((choice) => {
        const until = snoozeUntil(choice, now, clock)
        return (
          <Button
            key={choice}
            kind="secondary"
            block
            className="inbox-snooze"
            onClick={() => void snooze.send(until.toISOString())}
          >
            <span>{words[choice]}</span>
            <span className="small muted">{formatMoment(until, clock, language)}</span>
          </Button>
        )
      })}
      {snooze.failure && <FormError>{snooze.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        {isSnoozed && (
          <Button busy={snooze.busy} onClick={() => void snooze.send(null)}>
            <Trans>Take it back now</Trans>
          </Button>
        )}
      </DialogActions>
    </div>
  )
}
