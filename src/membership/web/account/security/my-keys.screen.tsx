import './security.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { isGuard } from '../../../../kernel/endpoint.ts'
import { Note } from '../../../../web/ui/note.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { FactorRow } from '../../keys/factor-row.tsx'
import { PasskeysRow } from '../../keys/passkeys-row.tsx'
import { useStored } from '../../session/store.ts'

/** What opens the account of somebody of the club; and the one page of whoever has to set a second factor up first. */
export default function MyKeysScreen() {
  const { t } = useLingui()
  const mustSetUp = useStored((state) => state.session?.mustSetUp === true)
  const guard = useStored((state) => isGuard(state.session?.user.roles ?? []))
  const go = useNavigate()
  return (
    <div className="page fade my-keys">
      <PageHead
        title={t`Your keys`}
        lead={<Trans>What opens this account.</Trans>}
        back={
          guard &&
          !mustSetUp && (
            <a href="/gate" className="link small security-back">
              <ChevronLeft className="icon-small" aria-hidden />
              <Trans>Back to the gate</Trans>
            </a>
          )
        }
      />
      {mustSetUp && (
        <Note>
          <Trans>
            Your account needs a second factor: six digits from an app on your phone, after the password. Set
            it up now; everything else opens then.
          </Trans>
        </Note>
      )}
      <ul className="security-rows">
        {!mustSetUp && <PasskeysRow />}
        <FactorRow onSetUp={mustSetUp ? () => void go({ to: '/home' }) : undefined} />
      </ul>
    </div>
  )
}
