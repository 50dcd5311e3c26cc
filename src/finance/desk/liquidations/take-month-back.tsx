import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { TakeBack } from '../../../web/desk/take-back.tsx'
import { useLanguage } from '../../../web/words.ts'
import { withdrawReports } from '../../liquidations/figures.endpoints.ts'
import { listReportDesk } from '../../publish.endpoints.ts'
import { monthName } from '../../web/reports/month-name.ts'

interface TakeMonthBackProps {
  month: string
  hotel: number | undefined
  unsigned: number
}

/** Takes back all reports of a month that nobody has signed. */
export function TakeMonthBack({ month, hotel, unsigned }: TakeMonthBackProps) {
  const { t } = useLingui()
  const name = monthName(month, useLanguage())
  const query = { month, unsigned, ...(hotel && { idHotel: hotel }) }
  return (
    <TakeBack
      label={<Trans>Take back all unsigned</Trans>}
      name={t`Take back all unsigned reports of ${name}`}
      title={t`${plural(unsigned, {
        one: `Take back # report of ${name}?`,
        other: `Take back # reports of ${name}?`,
      })}`}
      lead={
        <Trans>
          Their owners are told by email and no longer have to sign; what the reports kept closed opens. What
          is signed stays. You can issue the month again.
        </Trans>
      }
      said={t`Reports taken back`}
      list={keyOf(listReportDesk)}
      act={(idempotencyKey) => call(withdrawReports, { query, idempotencyKey })}
    />
  )
}
