import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import Ban from 'lucide-react/icons/ban'
import { type ReactNode, useId } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { WireVisit } from '../../access.endpoints.ts'
import { ACCESS_ICONS, ACCESS_TYPE_WORDS } from './access-words.tsx'
import { VisitTitle } from './visit-title.tsx'

/** Visits under one head; nothing where there are none. */
export function VisitGroup({ title, visits }: { title: ReactNode; visits: readonly WireVisit[] }) {
  const id = useId()
  if (visits.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="label">
        {title}
      </h3>
      <ul>
        {visits.map((visit) => (
          <AccessRow key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  )
}

/** A visit in the list; the whole row leads to it. */
function AccessRow({ visit }: { visit: WireVisit }) {
  const { i18n } = useLingui()
  const Icon = ACCESS_ICONS[visit.type]
  const type = i18n._(ACCESS_TYPE_WORDS[visit.type])
  return (
    <li className={clsx('visit', visit.standing === 'past' && 'visit-past')}>
      <span className="visit-icon" aria-hidden>
        <Icon className="icon" />
      </span>
      <div className="visit-body">
        <h4 className="sub">
          <Link
            to="/my-property/control-access/$id"
            params={{ id: String(visit.id) }}
            className="visit-press"
          >
            <VisitTitle guests={visit.guests} />
          </Link>
        </h4>
        <p className="small muted">
          <Trans>
            {type}, <Plural value={visit.guests.length} one="# guest" other="# guests" />
          </Trans>
        </p>
        <p className="small faint visit-reason">{visit.reason}</p>
      </div>
      <div className="visit-when numeric">
        <Days visit={visit} />
        {visit.cancelled ? (
          <Chip tone="quiet" icon={Ban}>
            <Trans>Withdrawn</Trans>
          </Chip>
        ) : visit.allDay ? (
          <Chip tone="accent">
            <Trans>24 hours</Trans>
          </Chip>
        ) : (
          <span className="small faint">
            {formatTime(visit.timein ?? '00:00')} – {formatTime(visit.timeout ?? '00:00')}
          </span>
        )}
      </div>
    </li>
  )
}

function Days({ visit: { datein, dateout } }: { visit: WireVisit }) {
  const language = useLanguage()
  return (
    <>
      <span className="visit-day">{dayInWords(datein, language)}</span>
      {dateout > datein && <span className="visit-day">– {dayInWords(dateout, language)}</span>}
    </>
  )
}
