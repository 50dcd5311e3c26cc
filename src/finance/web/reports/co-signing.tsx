import { Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContracts, useSession } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { signedDay, wholeNames } from './month-name.ts'

type CoSigned = Pick<Report, 'signed' | 'signatures' | 'waitsFor'>

/** The owner whose portal this is: the one who is signed in, or for whom somebody acts. */
export function useOwnNumber(): number | null {
  const { user, actingFor } = useSession()
  return actingFor?.idOwner ?? user.idOwner
}

/** Whether an owner has given their signature to a report that waits for the others’ (decision 0129). */
export function waitsForOthers(
  { signed, signatures, waitsFor }: CoSigned,
  ownNumber: number | null,
): boolean {
  return !signed && waitsFor.length > 0 && signatures.some(({ idOwner }) => idOwner === ownNumber)
}

/** The names of people as part of a sentence, in the reader’s language. */
export function useNames(): (people: readonly { name: string; lastname: string }[]) => string {
  const language = useLanguage()
  return (people) => wholeNames(people, language)
}

/** Who has signed a report that takes all of the contract’s owners, each with their day, and of whom it waits yet. */
export function CoSignatures({ report }: { report: Report }) {
  const names = useNames()
  const ownNumber = useOwnNumber()
  const waitsFor = names(report.waitsFor.filter(({ idOwner }) => idOwner !== ownNumber))
  if (report.signatures.length === 0) return null
  return (
    <ul className="report-signatures">
      {report.signatures.map((signature) => (
        <li key={signature.idOwner}>
          <OneSignature report={report} signature={signature} own={signature.idOwner === ownNumber} />
        </li>
      ))}
      {waitsFor && (
        <li>
          <Trans>Not signed yet: {waitsFor}</Trans>
        </li>
      )}
    </ul>
  )
}

interface OneSignatureProps {
  report: Report
  signature: Report['signatures'][number]
  own: boolean
}

function OneSignature({ report, signature: { account, signedAt }, own }: OneSignatureProps) {
  const language = useLanguage()
  const zone = useContracts().find(({ id }) => id === report.idContract)?.zone ?? 'UTC'
  const day = signedDay({ signedAt }, zone)
  const date = day ? dayInWords(day, language) : ''
  return own ? (
    <Trans>You signed it, {date}</Trans>
  ) : (
    <Trans>
      {account} signed it, {date}
    </Trans>
  )
}

/** What the others’ signatures are needed for, to somebody who has given theirs. */
export function WaitsForOthers({ report }: { report: Report }) {
  const who = useNames()(report.waitsFor)
  return (
    <Trans>
      You have signed. It counts once {who} has signed too; until then reservations, benefits, your property
      and the marketplace stay closed for all of you.
    </Trans>
  )
}
