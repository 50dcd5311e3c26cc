import { Trans } from '@lingui/react/macro'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { FlexibleStays, type StayOffer } from './flexible-stays.tsx'
import type { Stay } from './stay-search.ts'

/** So far around the days we look when they themselves will not do. */
export const LOOK_AROUND_DAYS = 14

interface NearbyDatesProps {
  idContract: number
  stay: Stay
  /** The days as asked for will not do. */
  wanting: boolean
  onChoose: (offer: StayOffer) => void
}

/** The nearest dates that would do: for one who is flexible, and after a search that found nothing. */
export function NearbyDates({ idContract, stay, wanting, onChoose }: NearbyDatesProps) {
  if (!stay.dates || (stay.flex === 0 && !wanting)) return null
  return (
    <section className="results nearby">
      <SectionHead
        title={wanting ? <Trans>The nearest dates that would do</Trans> : <Trans>Dates nearby</Trans>}
      />
      <FlexibleStays
        idContract={idContract}
        dates={stay.dates}
        guests={stay.adults + stay.children}
        days={stay.flex || LOOK_AROUND_DAYS}
        onChoose={onChoose}
      />
    </section>
  )
}
