import { Trans } from '@lingui/react/macro'
import { SectionHead } from '../../web/ui/page-head.tsx'
import type { StaffContact } from '../staff.endpoints.ts'
import { GetInTouch } from './get-in-touch.tsx'
import { PersonCard } from './person-card.tsx'

/** Meet the team, and get in touch. */
export function TeamView({ team }: { team: readonly StaffContact[] }) {
  return (
    <div className="fade">
      <GetInTouch />
      <section className="section" aria-labelledby="team-title">
        <SectionHead
          title={
            <span id="team-title">
              <Trans>Meet the team</Trans>
            </span>
          }
        />
        <ul className="team">
          {team
            .filter(({ inTeam }) => inTeam)
            .map((person) => (
              <PersonCard key={person.idStaff} person={person} />
            ))}
        </ul>
      </section>
    </div>
  )
}
