import './maintenance.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { mayDo } from '../../maintenance.ts'
import { BackToProperty } from './back-to-property.tsx'
import { LoadedRequest } from './loaded-request.tsx'
import { maintenanceDraftOf, type RequestDraft } from './request-draft.ts'
import { RequestForm } from './request-form.tsx'
import { useRequestChanged } from './use-request-changed.ts'

/** A request that nobody has begun, to change. */
export default function EditRequestScreen() {
  return <LoadedRequest>{(request) => <EditRequest key={request.id} request={request} />}</LoadedRequest>
}

function EditRequest({ request }: { request: MaintenanceDetails }) {
  const { id, code, status, zone } = request
  const params = { id: String(id) }
  return (
    <>
      <PageHead back={<BackToProperty />} title={<Trans>Change your request {code}</Trans>} />
      {mayDo(status, 'change') ? (
        <EditForm request={request} zone={zone} />
      ) : (
        <div className="stack stack-wide repair-started">
          <Note>
            {mayDo(status, 'comment') ? (
              <Trans>
                Work on this request has begun, so it stays as it is. Add a comment to tell us more.
              </Trans>
            ) : (
              <Trans>This request is closed. If it is still needed, send a new one.</Trans>
            )}
          </Note>
          <div>
            <Link
              to="/my-property/maintenance-request/$id"
              params={params}
              className={buttonClass('secondary')}
            >
              <Trans>See the request</Trans>
            </Link>
          </div>
        </div>
      )}
    </>
  )
}

function EditForm({ request, zone }: { request: MaintenanceDetails; zone: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const changed = useRequestChanged()
  const [draft, setDraft, clearDraft] = useDraft<RequestDraft>(
    `maintenance-${request.id}`,
    maintenanceDraftOf(request),
  )
  const leave = () =>
    navigate({
      to: '/my-property/maintenance-request/$id',
      params: { id: String(request.id) },
      replace: true,
    })
  return (
    <RequestForm
      draft={draft}
      setDraft={setDraft}
      zone={zone}
      idContract={request.idContract}
      before={request}
      actions={
        <Button
          kind="secondary"
          onClick={() => {
            clearDraft()
            void leave()
          }}
        >
          <Trans>Discard changes</Trans>
        </Button>
      }
      onDone={(after) => {
        clearDraft()
        changed(after)
        toast(t`Changes saved`)
        void leave()
      }}
    />
  )
}
