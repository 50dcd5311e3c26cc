import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import PenLine from 'lucide-react/icons/pen-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { dayInWords } from '../../../kernel/day-words.ts'
import { isSameName } from '../../../membership/same-name.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { CoSignatures, useOwnNumber, waitsForOthers } from './co-signing.tsx'
import { signedDay } from './month-name.ts'

/** Whether a report waits, is signed, or is sealed as well. */
export function ReportChip({ report }: { report: Report }) {
  const { signed, sealed } = report
  const isGiven = waitsForOthers(report, useOwnNumber())
  if (!signed) {
    return isGiven ? (
      <Chip tone="accent" icon={CircleCheck}>
        <Trans>Signed by you</Trans>
      </Chip>
    ) : (
      <Chip tone="authorize" icon={PenLine}>
        <Trans>To sign</Trans>
      </Chip>
    )
  }
  return sealed ? (
    <Chip tone="good" icon={ShieldCheck}>
      <Trans>Sealed</Trans>
    </Chip>
  ) : (
    <Chip tone="accent" icon={CircleCheck}>
      <Trans context="report">Signed</Trans>
    </Chip>
  )
}

/** Whose account signed it, what was typed where that is another name, and when by the resort's calendar. */
export function SignedBy({ report, zone }: { report: Report; zone: string }) {
  const language = useLanguage()
  const day = signedDay(report, zone)
  const { signer: typed, account } = report
  if (report.signatures.length > 0) return <CoSignatures report={report} />
  if (!day || !typed || !account) return null
  const date = dayInWords(day, language)
  if (!isSameName(typed, account))
    return (
      <Trans>
        Signed by {account} (as typed: {typed}), {date}
      </Trans>
    )
  const signer = account
  return (
    <Trans>
      Signed by {signer}, {date}
    </Trans>
  )
}
