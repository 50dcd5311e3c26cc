import { Trans } from '@lingui/react/macro'
import { useContracts } from '../../../web/session/use-session.ts'
import type { Report } from '../../reports.endpoints.ts'

/** The residence that a report is about: what waits may belong to another contract than the one on show. */
export function ResidenceOf({ report }: { report: Report }) {
  const contract = useContracts().find(({ id }) => id === report.idContract)
  if (!contract) return null
  const { resort, residence } = contract
  return (
    <Trans>
      {resort}, residence {residence}
    </Trans>
  )
}
