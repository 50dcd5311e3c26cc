import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { formatTime } from '../../kernel/day.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import { hoursLines } from '../office-hours.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { cityOf } from '../wall-time.ts'
import { Portrait } from './portrait.tsx'

/** One of the team: who they are, when they can be met, and how they are reached. */
export function PersonCard({ person }: { person: StaffContact }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { name, lastname, email, phone, idStaff, hours } = person
  // Where it has to be broken, it is broken behind the @.
  const [mailbox, domain] = email.split('@')
  return (
    <li className="person">
      <Portrait person={person} size={96} />
      <div className="person-text">
        <h3 className="sub">
          {name} {lastname}
        </h3>
        <p className="label">{person.title[language]}</p>
        <p className="muted">{person.about[language]}</p>
        <OfficeHours person={person} />
        <p className="person-ways">
          <a
            className="link"
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={t`Call ${name}: ${phone}`}
          >
            <Phone className="icon-small" aria-hidden />
            <span className="numeric">{phone}</span>
          </a>
          <a className="link" href={`mailto:${email}`} aria-label={t`Write an email to ${name}: ${email}`}>
            <Mail className="icon-small" aria-hidden />
            <span>
              {mailbox}@<wbr />
              {domain}
            </span>
          </a>
        </p>
        {hours.length > 0 && (
          <Link
            className={buttonClass('secondary', 'small')}
            to="/about-us"
            search={{ show: 'meeting', with: idStaff }}
            aria-label={t`Schedule a meeting with ${name} ${lastname}`}
          >
            <CalendarDays className="icon-small" aria-hidden />
            <Trans>Schedule a meeting</Trans>
          </Link>
        )}
      </div>
    </li>
  )
}

function OfficeHours({ person }: { person: StaffContact }) {
  const language = useLanguage()
  const city = cityOf(person.zone)
  return (
    <div className="small faint numeric">
      {hoursLines(person.hours, language).map(({ days, from, to }) => {
        const [opens, closes] = [formatTime(from), formatTime(to)]
        return (
          <p key={`${days} ${from}`}>
            <Trans>
              {days}, {opens} to {closes} ({city} time)
            </Trans>
          </p>
        )
      })}
      <p>
        {person.speaks.length > 1 ? (
          <Trans>Speaks Spanish and English</Trans>
        ) : person.speaks[0] === 'en' ? (
          <Trans>Speaks English</Trans>
        ) : (
          <Trans>Speaks Spanish</Trans>
        )}
      </p>
    </div>
  )
}
