import { Trans } from '@lingui/react/macro'
import type { DayRange } from '../../../kernel/day.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { FlexibleStays, type StayOffer } from './flexible-stays.tsx'
import { nearbyQuery, type Stay } from './stay-search.ts'

interface NearbyDatesProps {
  idContract: number
  stay: Stay & { dates: DayRange }
  /** The days as asked for will not do. */
  wanting: boolean
  onChoose: (offer: StayOffer) => void
}

/** The nearest dates that would do: for one who is flexible, and after a search that found nothing. */
export function NearbyDates({ idContract, stay, wanting, onChoose }: NearbyDatesProps) {
  if (stay.flex === 0 && !wanting) return null
  return (
    <section className="results nearby">
      <SectionHead
        title={wanting ? <Trans>The nearest dates that would do</Trans> : <Trans>Dates nearby</Trans>}
      />
      <FlexibleStays query={nearbyQuery(idContract, stay)} onChoose={onChoose} />
    </section>
  )
}
