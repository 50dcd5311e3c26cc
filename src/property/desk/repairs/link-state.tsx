import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type DeskRepair, revokeRepairLink } from '../../repairs/desk.endpoints.ts'
import { useRepairChanged } from './use-repair-changed.ts'

/** The link of whoever is named: whether it opens, until when, whether they looked, and how to take it back. */
export function LinkState({ repair }: { repair: DeskRepair }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useRepairChanged(repair.id)
  const revoking = useSend({
    send: () => call(revokeRepairLink, { query: { idRequest: repair.id } }),
    done: ({ data }) => changed.done(data, t`Link taken back`, false),
  })
  const { link, zone } = repair
  if (!link) return null
  const { recipient, openedAt, state, said } = link
  const until = formatDay(link.lastDay, language)
  return (
    <div className="desk-link">
      <p>
        <b>
          <Trans>Link without an account</Trans>
        </b>
        <br />
        <span className="small muted desk-job-text">
          {state === 'open' && (
            <Trans>
              This job, until {until}, sent to {recipient}.
            </Trans>
          )}
          {state === 'over' && <Trans>It opened until {until}, and opens no more.</Trans>}
          {state === 'revoked' && <Trans>Taken back: it opens no more.</Trans>}
        </span>
      </p>
      <p className="small muted numeric">
        {openedAt ? (
          <Trans>
            First opened on <Moment at={openedAt} zone={zone} />
          </Trans>
        ) : (
          <Trans>Not opened so far</Trans>
        )}
      </p>
      {said && (
        <p className="small desk-job-text">
          <Trans>They wrote, for the club alone: “{said}”</Trans>
        </p>
      )}
      {revoking.failure && <FormError>{revoking.failure.message}</FormError>}
      {state === 'open' && (
        <Button kind="secondary" size="small" busy={revoking.busy} onClick={() => void revoking.send()}>
          <Trans>Take the link back</Trans>
        </Button>
      )}
    </div>
  )
}
