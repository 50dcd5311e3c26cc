import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { wholeDateWords } from '../../../kernel/day-words.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { WhyHeading } from './why-heading.tsx'
import { WhyTerm } from './why-rule.tsx'

type Repair = NonNullable<DocumentReason['repair']>

/** The maintenance request that a charge is for: what was asked for, what was done, and its photographs. */
export function RepairChain({ repair }: { repair: Repair }) {
  const language = useLanguage()
  const mayOpen = useMay('maintenance')
  const { id, code, description, firstDay, lastDay, provider, resolution, closedDay, status } = repair
  const first = wholeDateWords(firstDay, language)
  const last = wholeDateWords(lastDay, language)
  const closed = closedDay && wholeDateWords(closedDay, language)
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>Maintenance request {code}</Trans>
      </WhyHeading>
      <div className="why-rule">
        <blockquote className="why-asked">{description}</blockquote>
        <dl>
          <WhyTerm name={<Trans>Days</Trans>}>
            {first === last ? (
              first
            ) : (
              <Trans>
                {first} to {last}
              </Trans>
            )}
          </WhyTerm>
          <WhyTerm name={<Trans>Who came</Trans>}>{provider ?? <Trans>The club</Trans>}</WhyTerm>
          <WhyTerm name={<Trans>State</Trans>}>
            {!closed ? (
              <Trans>Not closed yet</Trans>
            ) : status === 'resolved' ? (
              <Trans>Resolved {closed}</Trans>
            ) : (
              <Trans>Cancelled {closed}</Trans>
            )}
          </WhyTerm>
        </dl>
        {resolution && <p className="why-asked">{resolution}</p>}
      </div>
      <Pictures pictures={repair.pictures} />
      {mayOpen && (
        <Link to="/my-property/maintenance-request/$id" params={{ id: String(id) }} className="link small">
          <Trans>The request with its history</Trans>
        </Link>
      )}
    </section>
  )
}

/** The photographs, small; each opens as it is kept. */
function Pictures({ pictures }: Pick<Repair, 'pictures'>) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <ul className="why-pictures" aria-label={t`Photographs`}>
      {pictures.map(({ key, name, fileRoute }) => (
        <li key={key}>
          <a href={fileRoute} target="_blank" rel="noreferrer" aria-label={t`Look at ${name}`}>
            <img src={fileRoute} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
