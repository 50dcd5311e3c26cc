import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useMay } from '../../membership/web/session/use-may.ts'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { AccessSection } from './access/access-section.tsx'
import { MaintenanceRequests } from './maintenance/maintenance-requests.tsx'

/** My Property: who may enter the residence, and what needs repair there (spec, section 2). */
export default function MyPropertyScreen() {
  const contract = useContract()
  const { trusted } = useSession()
  const [mayInvite, mayAsk] = [useMay('visitors'), useMay('maintenance')]
  return (
    <div className="page">
      <PageHead
        title={<Trans>My Property</Trans>}
        lead={
          trusted ? (
            <Trans>Who may enter the residence, and what needs repair there.</Trans>
          ) : (
            <Trans>Who may enter your residence, when, and for what.</Trans>
          )
        }
        action={
          mayInvite && (
            <Link to="/my-property/control-access/create" className={buttonClass()}>
              <Plus className="icon" aria-hidden />
              <Trans>Register a visit</Trans>
            </Link>
          )
        }
      />
      {mayInvite && <AccessSection key={contract.id} contractId={contract.id} />}
      {mayAsk && <MaintenanceRequests contractId={contract.id} />}
    </div>
  )
}
