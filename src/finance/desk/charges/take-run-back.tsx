import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { TakeBack } from '../../../web/desk/take-back.tsx'
import { type ChargeRun, listChargeRuns, takeChargeRunBack } from '../../charges/charges.endpoints.ts'

/** Takes the fees of a published run back, once one has said yes. */
export function TakeRunBack({ run: { id, hotel, year, changed } }: { run: ChargeRun }) {
  const { t } = useLingui()
  return (
    <TakeBack
      label={<Trans>Take back</Trans>}
      name={t`Take back: ${hotel}, ${year}`}
      title={
        <Trans>
          Take back the fees of {hotel}, {year}?
        </Trans>
      }
      lead={
        <Trans>
          They leave every statement at once. The ledger keeps their entries and those that take them back;
          the budget stays as a draft. What was announced at the resort for them is withdrawn, and whoever
          announced it is told.
        </Trans>
      }
      said={t`The fees are being taken back`}
      list={keyOf(listChargeRuns)}
      act={(idempotencyKey) =>
        call(takeChargeRunBack, { body: { idRun: id, version: changed.version }, idempotencyKey })
      }
    />
  )
}
