import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { BuyEvent } from './buy-event.tsx'
import { ThingPage } from './thing-page.tsx'
import type { Then } from './use-add.ts'

interface EventPageProps {
  event: ClubEvent
  level?: 'h1' | 'h3'
  /** What it is ordered with. */
  panel: ReactNode
}

/** An event: when, where, and the seats that are left. Times are shown AM/PM (spec, section 3). */
export function EventPage({ event, level, panel }: EventPageProps) {
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
        { label: t`Date`, value: dayInWords(event.startDate, language) },
        { label: t`Time`, value: `${formatTime(event.startTime)} – ${formatTime(event.endTime)}` },
        { label: t`Where`, value: `${event.hotel.name}, ${event.location[language]}` },
      ]}
      panel={panel}
    >
      <p>{event.eventdetail[language]}</p>
    </ThingPage>
  )
}

/** The same with what an owner orders it with. */
export function EventToBuy({ event, onAdded }: { event: ClubEvent; onAdded: (then: Then) => void }) {
  return <EventPage event={event} panel={<BuyEvent key={event.id} event={event} onAdded={onAdded} />} />
}
