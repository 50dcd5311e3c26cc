import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import { useContracts } from '../../../membership/web/session/use-session.ts'
import { safeRedirect } from '../../../web/safe-redirect.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { CoSignatures, WaitsForOthers } from './co-signing.tsx'
import { monthName } from './month-name.ts'
import { SignedBy } from './report-state.tsx'
import { useReportsSearch } from './reports-search.ts'

interface SignedPanelProps {
  report: Report
  /** The oldest that still waits. */
  next: Report | undefined
  onNext: (report: Report) => void
  onClose: () => void
}

/** Says what was signed, and leads on: to the next report that waits, or to where the owner was going. */
export function SignedPanel({ report, next, onNext, onClose }: SignedPanelProps) {
  const contract = useContracts().find(({ id }) => id === report.idContract)
  if (!report.signed) {
    return (
      <>
        <Note icon={CircleCheck} title={<CoSignatures report={report} />}>
          <WaitsForOthers report={report} />
        </Note>
        <Onward next={next} onNext={onNext} onClose={onClose} />
      </>
    )
  }
  return (
    <>
      <Note icon={CircleCheck} title={contract && <SignedBy report={report} zone={contract.zone} />}>
        <p>
          <Outcome report={report} />
        </p>
        <p>
          <Trans>The sealed PDF follows within moments; you find it in the list.</Trans>
        </p>
      </Note>
      <Onward next={next} onNext={onNext} onClose={onClose} />
    </>
  )
}

function Outcome({ report }: { report: Report }) {
  const { carriedCents, cashBack, currency, setOffs, creditCents } = report
  const money = (cents: number) => `${formatMoney({ cents, currency })} ${currency}`
  const amount = formatMoney({ cents: carriedCents ?? 0, currency })
  if (!carriedCents)
    return (
      <Trans>
        The month counts as {amount} {currency}.
      </Trans>
    )
  return cashBack === 'pay-out' ? (
    <Trans>
      The profit of {amount} {currency} is paid out to you.
    </Trans>
  ) : (
    <>
      {setOffs.map(({ year, quarter, cents }) => {
        const part = money(cents)
        return (
          <span key={`${year} ${quarter}`}>
            <Trans>
              {part} goes towards your condo fee Q{quarter} {year}.
            </Trans>{' '}
          </span>
        )
      })}
      {creditCents > 0 && <CreditWaits amount={money(creditCents)} />}
    </>
  )
}

function CreditWaits({ amount }: { amount: string }) {
  return <Trans>{amount} goes towards your next condo fee.</Trans>
}

function Onward({ next, onNext, onClose }: Omit<SignedPanelProps, 'report'>) {
  const language = useLanguage()
  const { history } = useRouter()
  const [{ back }] = useReportsSearch()
  const first = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with the form.
  useEffect(() => {
    first.current?.focus()
  }, [])
  if (next) {
    const month = monthName(next.month, language)
    return (
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Later</Trans>
        </Button>
        <Button ref={first} onClick={() => onNext(next)}>
          <Trans>Sign {month}</Trans>
        </Button>
      </DialogActions>
    )
  }
  if (!back) {
    return (
      <DialogActions>
        <Button ref={first} onClick={onClose}>
          <Trans>Back to the reports</Trans>
        </Button>
      </DialogActions>
    )
  }
  return (
    <DialogActions>
      <Button kind="secondary" onClick={onClose}>
        <Trans>Back to the reports</Trans>
      </Button>
      <Button ref={first} onClick={() => history.push(safeRedirect(back))}>
        <Trans>Go back to where I was</Trans>
      </Button>
    </DialogActions>
  )
}
