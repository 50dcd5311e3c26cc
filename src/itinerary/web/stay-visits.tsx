import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LOCALE } from '../../kernel/language.ts'
import { ACCESS_ICONS, ACCESS_TYPE_WORDS } from '../../property/web/access/access-words.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Visit } from '../itinerary.endpoints.ts'
import { daysWords } from './day-words.ts'

/** Who may come in on these days, each with the way to their pass. */
export function StayVisits({ visits }: { visits: readonly Visit[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  if (visits.length === 0) return null
  const list = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' })
  return (
    <ul className="stay-visits">
      {visits.map((visit) => {
        const Icon = ACCESS_ICONS[visit.type]
        const names = list.format(visit.guests)
        const days = daysWords(visit.firstDay, visit.lastDay, language)
        return (
          <li key={visit.id}>
            <span className="stay-well">
              <Icon className="icon" aria-hidden />
            </span>
            <span>
              <b>
                <Trans>May come in: {names}</Trans>
              </b>
              <span className="small muted">
                {i18n._(ACCESS_TYPE_WORDS[visit.type])}, {days}
              </span>
              {visit.left && (
                <span className="small">
                  <Trans>
                    Your stay was moved away from these days. The pass stays on them until you change it.
                  </Trans>
                </span>
              )}
            </span>
            <Link to="/my-property/control-access/$id" params={{ id: String(visit.id) }} className="link">
              <Trans>See the pass</Trans>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
