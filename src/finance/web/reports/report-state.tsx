import { Trans } from '@lingui/react/macro'
import { CircleCheck, PenLine, ShieldCheck } from 'lucide-react'
import { formatDay } from '../../../kernel/day.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { signedDay } from './month-name.ts'

/** Whether a report waits, is signed, or is sealed as well. */
export function ReportChip({ report: { signed, sealed } }: { report: Report }) {
  if (!signed) {
    return (
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

/** Who signed it and when, by the resort's calendar; nothing until then. */
export function SignedBy({ report, zone }: { report: Report; zone: string }) {
  const language = useLanguage()
  const day = signedDay(report, zone)
  const { signer } = report
  if (!day || !signer) return null
  const date = formatDay(day, language)
  return (
    <Trans>
      Signed by {signer}, {date}
    </Trans>
  )
}
