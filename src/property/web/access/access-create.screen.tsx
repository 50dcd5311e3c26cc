import './access.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { createAccess } from '../../access.endpoints.ts'
import { BackToAccess } from './back-to-access.tsx'
import { useAccessChanged } from './use-access-changed.ts'
import { useVisitForm, visitShape } from './use-visit-form.ts'
import { newVisit } from './visit-draft.ts'
import { VisitForm } from './visit-form.tsx'

/** Registering a visit. */
export default function AccessCreateScreen() {
  const { id } = useContract()
  return <NewVisit key={id} />
}

function NewVisit() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const contract = useContract()
  const changed = useAccessChanged()
  const today = todayIn(contract.zone, new Date())
  const [draft, setDraft, clearDraft] = useDraft(`access-new-${contract.id}`, newVisit(today, language))
  const form = useVisitForm({
    shape: visitShape,
    draft,
    keptAs: `access-new-${contract.id}`,
    zone: contract.zone,
    send: (body, idempotencyKey) =>
      call(createAccess, { body: { ...body, idContract: contract.id }, idempotencyKey }),
    done: ({ data, mailed }) => {
      clearDraft()
      changed()
      toast(t`Visit registered`, {
        text:
          mailed > 0
            ? t`${plural(mailed, { one: '# pass was sent by email.', other: '# passes were sent by email.' })}`
            : t`The passes are ready to share.`,
      })
      void navigate({ to: '/my-property/control-access/$id', params: { id: String(data.id) } })
    },
  })
  return (
    <div className="page">
      <PageHead
        back={<BackToAccess />}
        title={<Trans>Register a visit</Trans>}
        lead={<Trans>Everyone you name gets a pass for the gate, for these days and hours.</Trans>}
      />
      <VisitForm
        draft={draft}
        onChange={setDraft}
        form={form}
        today={today}
        submit={<Trans>Register</Trans>}
        back={{ to: '/my-property' }}
      />
    </div>
  )
}
