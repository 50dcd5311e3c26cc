import './paper.css'
import { Trans } from '@lingui/react/macro'
import { formatDay, todayIn } from '../../kernel/day.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { boot } from '../../web/boot.ts'
import { Logo } from '../../web/ui/logo.tsx'
import { useLanguage } from '../../web/words.ts'

/** The head of the stay’s page on paper: the club, the stay’s code, the day of printing, whom to call. On screens it is not there. */
export function PaperHead({ booking: { code, zone } }: { booking: BookingDetails }) {
  const language = useLanguage()
  const { brand, phone } = boot
  const today = formatDay(todayIn(zone, new Date()), language)
  return (
    <div className="stay-paper-head" aria-hidden>
      <Logo name={brand.name} tagline={brand.tagline} size={40} />
      <p className="numeric small">
        <Trans>
          {code}, printed {today}
        </Trans>
        <br />
        <Trans>Concierge {phone}</Trans>
      </p>
    </div>
  )
}
