import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../../../kernel/day.ts'
import { DayCalendar } from '../../../../marketplace/web/day-calendar.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { type SeenDay, struckDays, type VariantDays } from './days-after.ts'

interface DaysPreviewProps {
  allotment: VariantDays
  days: ReadonlyMap<Day, SeenDay>
  month: Day
}

/** The owner's own calendar of the variant, with the days as they would be. */
export function DaysPreview({ allotment, days, month }: DaysPreviewProps) {
  return (
    <AsOwner
      tryable
      where={<Trans>The calendar of the product, for one of this variant. Try it: nothing is ordered.</Trans>}
    >
      {() => <Tried allotment={allotment} days={days} month={month} />}
    </AsOwner>
  )
}

function Tried({ allotment, days, month }: DaysPreviewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [tried, setTried] = useState<Day | null>(null)
  const { today, until, zone, usual } = allotment
  const disable = struckDays(days, usual !== null)
  return (
    <>
      <p className="sub day-tried">{allotment.variant[language]}</p>
      <DayCalendar
        key={month.slice(0, 7)}
        label={t`Date`}
        value={tried && !disable.includes(tried) && tried.slice(0, 7) === month.slice(0, 7) ? tried : null}
        availability={{
          dates: { minDate: today, maxDate: until, disable },
          today,
          zone,
          isError: false,
          isFetching: false,
          retry: () => {},
        }}
        shown={month}
        onChange={setTried}
      />
    </>
  )
}
