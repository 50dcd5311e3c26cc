import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { BuyEvent } from './buy-event.tsx'
import { ThingPage } from './thing-page.tsx'
import type { Then } from './use-add.ts'

interface EventPageProps {
  event: ClubEvent
  level?: 'h1' | 'h3'
  onAdded: (then: Then) => void
}

/** An event: when, where, and the seats that are left. Times are shown AM/PM (spec, section 3). */
export function EventPage({ event, level, onAdded }: EventPageProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <ThingPage
      pictures={[event.picture, ...event.gallery]}
      photos={event.photos}
      chips={
        <Chip tone="accent">
          <Trans>Event</Trans>
        </Chip>
      }
      name={event.name[language]}
      {...(level && { level })}
      line={event.metatag[language]}
      facts={[
        { label: t`Date`, value: formatDay(event.startDate, language) },
        { label: t`Time`, value: `${formatTime(event.startTime)} – ${formatTime(event.endTime)}` },
        { label: t`Where`, value: `${event.hotel.name}, ${event.location[language]}` },
      ]}
      panel={<BuyEvent key={event.id} event={event} onAdded={onAdded} />}
    >
      <p>{event.eventdetail[language]}</p>
    </ThingPage>
  )
}
