import { Trans } from '@lingui/react/macro'
import type { DayRange } from '../../../kernel/day.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { NightPlan } from '../plan/night-plan.ts'
import { FlexibleStays } from './flexible-stays.tsx'
import type { OfferedStay } from './offer.tsx'
import { OtherWays } from './other-ways.tsx'
import { nearbyQuery, otherWaysQuery, type SearchedStay } from './stay-search.ts'

interface NearbyDatesProps {
  idContract: number
  stay: SearchedStay & { dates: DayRange }
  plan: NightPlan | null
  /** The days as asked for will not do: what would is looked for. */
  wanting: boolean
  onChoose: (offer: OfferedStay) => void
}

/** Other days for one who is flexible, and whatever would do after a search that found nothing to request. */
export function NearbyDates({ idContract, stay, plan, wanting, onChoose }: NearbyDatesProps) {
  if (stay.flex === 0 && !wanting) return null
  return (
    <section className="results nearby" tabIndex={wanting ? -1 : undefined} data-found={wanting || undefined}>
      <SectionHead title={wanting ? <Trans>What is possible instead</Trans> : <Trans>Dates nearby</Trans>} />
      {wanting ? (
        <OtherWays query={otherWaysQuery(idContract, stay)} plan={plan} onChoose={onChoose} />
      ) : (
        <FlexibleStays query={nearbyQuery(idContract, stay)} plan={plan} onChoose={onChoose} />
      )}
    </section>
  )
}
