import './contract-led.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { residenceLabel } from '../../../membership/contract.ts'
import { forgetLed, leadBack, useLed } from '../../../membership/web/session/led-to-contract.ts'
import { useContract, useContracts } from '../../../membership/web/session/use-session.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'

/** Says below the header that a link has led to another of the owner's contracts, with the way back to the one before. */
export default function ContractLed() {
  const { t } = useLingui()
  const led = useLed()
  const language = useLanguage()
  const contracts = useContracts()
  const here = useContract()
  const before = contracts.find(({ id }) => id === led?.from)
  // A live region that is inserted with its text is not announced.
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => setSpoken(true), 200)
    return () => clearTimeout(soon)
  }, [])
  // Another one was chosen since.
  const isOver = led !== null && led.to !== here.id
  useEffect(() => {
    if (isOver) forgetLed()
  }, [isOver])
  if (!led || isOver || !before) return null
  const name = ({ resort, residence }: typeof here) => `${resort}, ${residenceLabel(residence, language)}`
  const [now, then] = [name(here), name(before)]
  return (
    <aside className="contract-led" aria-label={t`Contracts`}>
      <p role="status">{isSpoken && <Trans>You are now looking at {now}.</Trans>}</p>
      <Link to="/home" className="link" onClick={leadBack}>
        <Trans>Back to {then}</Trans>
      </Link>
      <IconButton label={t`Close`} onClick={forgetLed}>
        <X className="icon-small" aria-hidden />
      </IconButton>
    </aside>
  )
}
