import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { TakeBack } from '../../../web/desk/take-back.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type Blackout, listClosedNights, openNights } from '../../publish-blackouts.endpoints.ts'

/** A button that opens closed nights again, once one has confirmed it. */
export function OpenAgain({ item, hotel }: { item: Blackout; hotel: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id, changed, state } = item
  const from = formatDay(item.firstNight, language)
  const to = formatDay(item.lastNight, language)
  const reason = item.reason[language]
  return (
    <TakeBack
      label={<Trans>Open again</Trans>}
      name={t`Open again: ${reason}, ${hotel}, ${from}`}
      title={<Trans>Open these nights again?</Trans>}
      lead={
        state === 'running' ? (
          <Trans>
            {hotel}, {from} to {to}. Owners can request tonight and what lies ahead at once. The nights that
            are past stay in the list.
          </Trans>
        ) : (
          <Trans>
            {hotel}, {from} to {to}. Owners can request all of them at once.
          </Trans>
        )
      }
      act={(idempotencyKey) => call(openNights, { body: { id, version: changed.version }, idempotencyKey })}
      list={keyOf(listClosedNights)}
      said={t`Opened again`}
    />
  )
}
