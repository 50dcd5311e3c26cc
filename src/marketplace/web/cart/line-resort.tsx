import './line-resort.css'
import { Trans } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'

interface LineResortProps {
  /** The resort that serves. */
  resort: string
  /** Where the owner stays then, where that is another. */
  stayElsewhere: string | null
}

/** Where a line is served; one that is served at another resort than the stay's says so. */
export function LineResort({ resort, stayElsewhere }: LineResortProps) {
  return (
    <p className={stayElsewhere ? 'line-resort line-resort-elsewhere small' : 'line-resort small muted'}>
      <MapPin className="icon-small" aria-hidden />
      <span>
        {stayElsewhere ? (
          <Trans>
            At {resort}, not at {stayElsewhere}, where you stay
          </Trans>
        ) : (
          resort
        )}
      </span>
    </p>
  )
}
