import './maintenance.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { BackToProperty } from './back-to-property.tsx'
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'
import { useRequestChanged } from './use-request-changed.ts'

/** A new maintenance request for the selected contract's residence. */
export default function CreateRequestScreen() {
  const { id } = useContract()
  // Another contract is another request.
  return <CreateRequest key={id} />
}

function CreateRequest() {
  const { t } = useLingui()
  const { id, zone, residence, resort } = useContract()
  const navigate = useNavigate()
  const changed = useRequestChanged()
  const [draft, setDraft, clearDraft] = useDraft<RequestDraft>(`maintenance-new-${id}`, EMPTY_DRAFT)
  return (
    <div className="page">
      <PageHead
        back={<BackToProperty />}
        title={<Trans>New maintenance request</Trans>}
        lead={
          <Trans>
            For residence {residence}, {resort}. You will see the club’s answer below the request.
          </Trans>
        }
      />
      <RequestForm
        draft={draft}
        setDraft={setDraft}
        zone={zone}
        idContract={id}
        actions={
          <Link to="/my-property" className={buttonClass('secondary')}>
            <Trans>Not now</Trans>
          </Link>
        }
        onDone={(request) => {
          clearDraft()
          changed(request)
          toast(t`Request sent`, { text: t`You will see the club’s answer here.` })
          void navigate({
            to: '/my-property/maintenance-request/$id',
            params: { id: String(request.id) },
            replace: true,
          })
        }}
      />
    </div>
  )
}
