import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { HeldWith } from '../../../web/desk/held-with.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { DeskRepair } from '../../repairs/desk.endpoints.ts'
import { ClosureState } from './closure-state.tsx'
import { LinkState } from './link-state.tsx'

/** Beside a repair: who does it, when somebody may come, and whose it is. */
export function RepairAside({ repair }: { repair: DeskRepair }) {
  const language = useLanguage()
  const { job, zone, owner, coOwners, contract, provider } = repair
  const technician = job?.technician
  const from = formatDay(repair.firstDay, language)
  const to = formatDay(repair.lastDay, language)
  return (
    <aside className="desk-job-aside">
      <section>
        <SectionHead level="h2" title={<Trans>Technician</Trans>} />
        {technician ? (
          <p>
            <b>{technician.name}</b>
            <br />
            <span className="small muted">
              {technician.kind === 'staff' ? <Trans>Staff</Trans> : <Trans>Provider</Trans>},{' '}
              {technician.trade[language]}
            </span>
          </p>
        ) : (
          <p className="muted">
            <Trans>Nobody named</Trans>
          </p>
        )}
        <LinkState repair={repair} />
        {provider && (
          <p className="small muted">
            <Trans>The owner named {provider}.</Trans>
          </p>
        )}
      </section>
      <section>
        <SectionHead level="h2" title={<Trans>Appointment</Trans>} />
        {job?.visit ? (
          <p className="numeric">
            <Moment at={job.visit.at} zone={zone} />
            <br />
            <span className="small muted">
              {job.visit.state === 'accepted' && <Trans>Agreed</Trans>}
              {job.visit.state === 'proposed' && <Trans>Waits for the owner</Trans>}
              {job.visit.state === 'countered' && <Trans>Named by the owner, waits for the club</Trans>}
            </span>
          </p>
        ) : (
          <p className="muted">
            <Trans>None so far</Trans>
          </p>
        )}
        <p className="small muted numeric">
          {from === to ? (
            <Trans>The owner said: {from}</Trans>
          ) : (
            <Trans>
              The owner said: {from} to {to}
            </Trans>
          )}
        </p>
      </section>
      <ClosureState repair={repair} />
      <section>
        <SectionHead level="h2" title={<Trans>Owner</Trans>} />
        <p>
          <b>
            {owner.name} {owner.lastname}
          </b>
          <br />
          <span className="small muted numeric">
            <Trans>Contract {contract}</Trans>
          </span>
        </p>
        {coOwners.length > 0 && <HeldWith names={coOwners} />}
      </section>
    </aside>
  )
}
