import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Person } from '../../../people.endpoints.ts'
import { DayName } from './day-name.tsx'

/** When somebody comes next, or came last, and how often in all. */
export function LastOrNext({ person }: { person: Person }) {
  const { next, last, stays, visits } = person
  const use = next ?? last
  if (!use) {
    return (
      <span className="faint">
        <Trans>Not in a stay or visit yet</Trans>
      </span>
    )
  }
  const { resort } = use
  const day = <DayName day={use.first} year={use !== next} />
  return (
    <>
      <UseLink use={use}>
        {use === next ? (
          use.kind === 'stay' ? (
            <Trans>
              Next: {resort}, {day}
            </Trans>
          ) : (
            <Trans>Pass: {day}</Trans>
          )
        ) : use.kind === 'stay' ? (
          <Trans>
            Last: {resort}, {day}
          </Trans>
        ) : (
          <Trans>Last visit: {day}</Trans>
        )}
      </UseLink>
      <span className="small">
        {stays > 0 && <Plural value={stays} one="# stay" other="# stays" />}
        {stays > 0 && visits > 0 && ', '}
        {visits > 0 && <Plural value={visits} one="# visit" other="# visits" />}
      </span>
    </>
  )
}

function UseLink({ use, children }: { use: NonNullable<Person['next']>; children: ReactNode }) {
  const params = { id: String(use.id) }
  return use.kind === 'stay' ? (
    <Link className="link" to="/my-reservations/$id" params={params}>
      <span>{children}</span>
    </Link>
  ) : (
    <Link className="link" to="/my-property/control-access/$id" params={params}>
      <span>{children}</span>
    </Link>
  )
}
