import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import { closeForRepair, type DeskRepair } from '../../repairs/desk.endpoints.ts'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

/** The nights on which a repair closes its residence, and the way to open them again. */
export function ClosureState({ repair }: { repair: DeskRepair }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useRepairChanged(repair.id)
  const opening = useSend({
    send: (_, idempotencyKey) =>
      call(closeForRepair, { body: { ...seenOf(repair), nights: null }, idempotencyKey }),
    refused: changed.refused,
    done: ({ data }) => changed.done(data, t`Nights open again`, false),
  })
  const { closure, residence, job, today } = repair
  if (!job) return null
  const from = closure ? formatDay(closure.firstNight, language) : ''
  const to = closure ? formatDay(closure.lastNight, language) : ''
  return (
    <section>
      <SectionHead level="h2" title={<Trans>Nights</Trans>} />
      {closure ? (
        <p className="numeric">
          {from === to ? (
            <Trans>
              {residence} is closed on the night of {from}.
            </Trans>
          ) : (
            <Trans>
              {residence} is closed from the night of {from} to that of {to}.
            </Trans>
          )}
        </p>
      ) : (
        <p className="muted">
          <Trans>None closed</Trans>
        </p>
      )}
      {opening.failure && <FormError>{opening.failure.message}</FormError>}
      {closure && closure.lastNight >= today && repair.deeds.includes('close-nights') && (
        <Button kind="secondary" size="small" busy={opening.busy} onClick={() => void opening.send()}>
          <Trans>Open them again</Trans>
        </Button>
      )}
    </section>
  )
}
