import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { AlreadySigned } from './already-signed.tsx'
import { useOwnNumber, waitsForOthers } from './co-signing.tsx'
import { monthName } from './month-name.ts'
import { OwnerOnlyAlert } from './owner-only-alert.tsx'
import { REPORTS_TITLE } from './report-list.tsx'
import { useReportsSearch } from './reports-search.ts'
import { ResidenceOf } from './residence-of.tsx'
import { SignForm } from './sign-form.tsx'
import { SignedPanel } from './signed-panel.tsx'

/** The signing of the report that the address names, if it waits; an admin is told to ask the owner (spec, section 6). */
export function SignDialog({ waiting }: { waiting: readonly Report[] }) {
  const { user, trusted } = useSession()
  const language = useLanguage()
  const [{ sign }, change] = useReportsSearch()
  const ownNumber = useOwnNumber()
  const asked = waiting.find(({ id }) => id === sign)
  // Stays drawn once it waits no longer, and while the dialog fades.
  const [shown, setShown] = useState(asked)
  const [signed, setSigned] = useState<Report | null>(null)
  if (asked && asked.id !== shown?.id) setShown(asked)
  const open = shown !== undefined && shown.id === sign
  const close = () => change({ sign: undefined })
  useFocusAfter(open)

  if (user.isAdmin || trusted) return <OwnerOnlyAlert open={open} onClose={close} />
  if (!shown) return null
  const month = monthName(shown.month, language)
  const done = signed?.id === shown.id ? signed : null
  const next = waiting.find((one) => one.id !== shown.id && !waitsForOthers(one, ownNumber))
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        !done ? (
          <Trans>Sign the report of {month}</Trans>
        ) : done.signed ? (
          <Trans>Report signed</Trans>
        ) : (
          <Trans>You have signed</Trans>
        )
      }
      lead={<ResidenceOf report={shown} />}
    >
      {done ? (
        <SignedPanel report={done} next={next} onNext={({ id }) => change({ sign: id })} onClose={close} />
      ) : asked && waitsForOthers(asked, ownNumber) ? (
        <SignedPanel report={asked} next={next} onNext={({ id }) => change({ sign: id })} onClose={close} />
      ) : asked ? (
        <SignForm
          key={shown.id}
          report={asked}
          follows={signed !== null}
          onSigned={setSigned}
          onClose={close}
        />
      ) : (
        <AlreadySigned report={shown} onClose={close} />
      )}
    </Dialog>
  )
}

/** The button that opened the dialog may be gone with what was signed: the focus, lost then, goes to the list. */
function useFocusAfter(open: boolean) {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      document.getElementById(REPORTS_TITLE)?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
}
