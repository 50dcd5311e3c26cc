import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Ban from 'lucide-react/icons/ban'
import { formatMonth } from '../../kernel/day.ts'
import { Button } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { WireMeeting } from '../meetings.endpoints.ts'
import { wallTime } from '../wall-time.ts'
import { CalendarFile } from './calendar-file.tsx'
import { CHANNEL_ICONS, MEETING_CHANNEL_WORDS } from './channel-words.ts'
import { MeetingTime } from './meeting-time.tsx'

interface MeetingRowProps {
  meeting: WireMeeting
  /** Offered for meetings to come. */
  onCancel?: () => void
}

/** A meeting in the list. */
export function MeetingRow({ meeting, onCancel }: MeetingRowProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { staff, channel, state, subject, startsAt, zone, cancelReason } = meeting
  const { name, lastname } = staff
  const { day } = wallTime(new Date(startsAt), zone)
  const Icon = CHANNEL_ICONS[channel]
  return (
    <li className={clsx('meeting', state !== 'coming' && 'meeting-closed')}>
      <p className="meeting-day" aria-hidden>
        <span className="figure figure-small">{Number(day.slice(8))}</span>
        <span className="small">{formatMonth(Number(day.slice(5, 7)), language)}</span>
      </p>
      <div className="stack">
        <h3 className="sub">{subject}</h3>
        <p className="muted">
          <MeetingTime {...meeting} />
        </p>
        <p className="small muted meeting-facts">
          <Icon className="icon-small" aria-hidden />
          <span>{i18n._(MEETING_CHANNEL_WORDS[channel])}</span>
          <span>
            {name} {lastname}
          </span>
          {state === 'cancelled' && (
            <Chip tone="quiet" icon={Ban}>
              <Trans>Cancelled</Trans>
            </Chip>
          )}
        </p>
        {cancelReason && (
          <p className="small muted club-words">
            <Trans>The club writes: “{cancelReason}”</Trans>
          </p>
        )}
        {onCancel && (
          <div className="row wrap">
            <CalendarFile meeting={meeting} small />
            <Button
              kind="danger"
              size="small"
              onClick={onCancel}
              aria-label={t`Cancel the meeting: ${subject}`}
            >
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
