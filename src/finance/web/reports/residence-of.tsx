import { Trans } from '@lingui/react/macro'
import { useContracts } from '../../../membership/web/session/use-session.ts'
import type { Report } from '../../reports.endpoints.ts'

/** A report to look at. Its place is said where the contract is none of the session's: at the club's desk. */
export type ShownReport = Report & { place?: { resort: string; residence: string } }

/** The residence that a report is about: what waits may belong to another contract than the one on show. */
export function ResidenceOf({ report }: { report: ShownReport }) {
  const own = useContracts().find(({ id }) => id === report.idContract)
  const place = report.place ?? own
  if (!place) return null
  const { resort, residence } = place
  return (
    <Trans>
      {resort}, residence {residence}
    </Trans>
  )
}
