import './house.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type House, readHouse } from '../../house.endpoints.ts'
import { CarryBar } from './carry-bar.tsx'
import { HouseDayList } from './house-day.tsx'
import { HouseHead } from './house-head.tsx'
import { HouseLegend } from './house-legend.tsx'
import { type HouseSearch, houseSearch } from './house-search.ts'
import { HouseWeeks } from './house-weeks.tsx'
import { Tape } from './tape.tsx'
import { useCarry } from './use-carry.ts'

/** Who sleeps where: the residences of a resort by days, and the day beside them. */
export default function HouseScreen() {
  const { t } = useLingui()
  const search = useSearchOf(houseSearch)
  const { hotel, start, days = 28 } = search
  const query = useQuery({
    ...queryOf(readHouse, { query: { hotel, from: start, days } }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  // Drawn in slices that let a press through, when it comes first and whenever it is read anew.
  const house = useDeferredValue(query.data?.data ?? null, null)
  if (!house)
    return (
      <div className="page house fade">
        <PageHead title={<Trans>House</Trans>} />
        {query.error ? (
          <LoadError query={{ ...query, error: query.error }} />
        ) : (
          <Loading label={t`Loading the house`}>
            <Skeleton height={560} radius={16} />
          </Loading>
        )}
      </div>
    )
  return <Shown house={house} search={search} />
}

function Shown({ house, search }: { house: House; search: HouseSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const carrying = useCarry(house, (message) => toast(t`Nothing was moved`, { text: message, tone: 'bad' }))
  const day = search.day ?? house.today
  const show = search.show ?? 'chart'
  const choose = (change: Partial<HouseSearch>) =>
    void navigate({ to: '/desk/house', search: { ...search, ...change }, replace: true })
  return (
    <div className="page house fade" data-show={show}>
      <HouseHead house={house} onChoose={choose} onPlan={carrying.showPlan} />
      <div className="house-views">
        <Segmented
          label={t`Show`}
          value={show}
          onChange={(value) => choose({ show: value })}
          options={[
            { value: 'chart', label: t`Chart` },
            { value: 'day', label: t`The day` },
          ]}
        />
      </div>
      <div className="house-columns">
        <div className="house-chart">
          <Tape house={house} carrying={carrying} day={day} onDay={(chosen) => choose({ day: chosen })} />
          <CarryBar house={house} carrying={carrying} />
          <HouseLegend />
        </div>
        <div className="house-aside">
          <HouseDayList hotel={house.hotel.id} day={day} onDay={(chosen) => choose({ day: chosen })} />
          <HouseWeeks house={house} />
          <p className="muted house-phone-words">
            <Trans>The chart needs a wider screen. Here is the day, which is what one carries.</Trans>
          </p>
        </div>
      </div>
    </div>
  )
}
