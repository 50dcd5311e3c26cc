import './paper-head.css'
import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { OwnerName } from '../../../finance/web/owner-name.tsx'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { Logo } from '../../../web/ui/logo.tsx'
import { useLanguage } from '../../../web/words.ts'

/** The head of every screen on paper: the club, the owner, the contract, the day of printing. On screens it is not there. */
export function ScreenPaperHead() {
  const language = useLanguage()
  const { brand } = boot
  const contract = useContract()
  const page = document.getElementById('paper-head')
  if (!page) return null
  const today = formatDay(todayIn(contract.zone, new Date()), language)
  return createPortal(
    <div className="screen-paper-head small" aria-hidden>
      <Logo name={brand.name} tagline={brand.tagline} size={40} />
      <p>
        <b>
          <OwnerName />
        </b>
        <br />
        {contract.label}
        <br />
        <span className="numeric">
          <Trans>Printed {today}</Trans>
        </span>
      </p>
    </div>,
    page,
  )
}
