import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import KeyRound from 'lucide-react/icons/key-round'
import Sparkles from 'lucide-react/icons/sparkles'
import Wrench from 'lucide-react/icons/wrench'
import { MAINTENANCE_MEMBERSHIP } from '../../membership/contract.ts'
import { useContract } from '../../membership/web/session/use-session.ts'

/** What owners come for often, one press away; only what the contract has. */
export function Often() {
  const { t } = useLingui()
  const { membership, modules } = useContract()
  return (
    <nav className="often" aria-label={t`Often needed`}>
      <Link to="/things-to-do">
        <Sparkles className="icon" aria-hidden />
        <Trans>Things to do</Trans>
      </Link>
      {modules.myProperty && (
        <Link to="/my-property/control-access/create">
          <KeyRound className="icon" aria-hidden />
          <Trans>Register a visit</Trans>
        </Link>
      )}
      {modules.myProperty && membership === MAINTENANCE_MEMBERSHIP && (
        <Link to="/my-property/maintenance-request/create">
          <Wrench className="icon" aria-hidden />
          <Trans>Ask for a repair</Trans>
        </Link>
      )}
    </nav>
  )
}
