import './access.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { changeAccess } from '../../access.endpoints.ts'
import type { AccessPasses } from '../../passes.endpoints.ts'
import { BackToAccess } from './back-to-access.tsx'
import { useAccessChanged } from './use-access-changed.ts'
import { useVisit } from './use-visit.ts'
import { useVisitForm, visitShape } from './use-visit-form.ts'
import { visitDraftOf } from './visit-draft.ts'
import { VisitForm } from './visit-form.tsx'
import { VisitMissing } from './visit-missing.tsx'

/** Changing a visit that is not over. */
export default function AccessEditScreen() {
  const visit = useVisit()
  if (!visit.data) return <VisitMissing query={visit} />
  const { data } = visit.data
  if (data.access.standing === 'past') return <Over id={data.access.id} />
  return <EditVisit key={data.access.id} data={data} />
}

function EditVisit({ data: { access, zone } }: { data: AccessPasses }) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const changed = useAccessChanged()
  const [draft, setDraft, clearDraft] = useDraft(`access-${access.id}`, visitDraftOf(access, language))
  const place = { to: '/my-property/control-access/$id', params: { id: String(access.id) } }
  const form = useVisitForm({
    shape: visitShape,
    draft,
    keptAs: `access-${access.id}`,
    zone,
    firstDayBefore: access.datein,
    send: (body) => call(changeAccess, { body: { ...body, idAccess: access.id } }),
    done: ({ replaced }) => {
      clearDraft()
      changed()
      toast(t`Visit changed`, {
        text:
          replaced > 0
            ? t`${plural(replaced, {
                one: '# pass was replaced; the one before no longer opens.',
                other: '# passes were replaced; those before no longer open.',
              })}`
            : t`The passes stay as they are.`,
      })
      void navigate(place)
    },
  })
  return (
    <div className="page">
      <PageHead
        back={<BackToAccess />}
        title={<Trans>Change the visit</Trans>}
        lead={
          <Trans>
            A guest whose pass would say something else gets a new one, and the one before no longer opens.
          </Trans>
        }
      />
      <VisitForm
        draft={draft}
        onChange={setDraft}
        form={form}
        today={todayIn(zone, new Date())}
        submit={<Trans>Save</Trans>}
        back={place}
      />
    </div>
  )
}

function Over({ id }: { id: number }) {
  return (
    <div className="page">
      <div className="card">
        <StateBox
          art="loggia"
          level="h1"
          title={<Trans>This visit is over</Trans>}
          actions={
            <Link to="/my-property/control-access/$id" params={{ id: String(id) }} className={buttonClass()}>
              <Trans>See the visit</Trans>
            </Link>
          }
        >
          <Trans>It stays as it was. You can repeat it with new dates.</Trans>
        </StateBox>
      </div>
    </div>
  )
}
