import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../kernel/language.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import { verifySession } from '../../session/start-session.ts'
import { useSession } from '../../session/use-session.ts'
import { useChangeAccount, useOwnLanguage } from './use-account.ts'

/** The portal's other language by its own name: a press, and the account has it. */
export default function OtherLanguage() {
  const current = useLanguage()
  // An owner's, as the specification has it; whoever they trust has a language of their own.
  const { trusted } = useSession()
  const owners = useChangeAccount()
  const own = useOwnLanguage()
  const { send, busy, failure } = trusted ? own : owners
  const other = LANGUAGES.find((one) => one !== current)
  if (!other) return null
  const choose = async () => {
    if (!(await send({ language: other }))) return
    // The session is read anew, and the portal speaks as the account does from here on.
    await verifySession()
    toast(i18n._(msg`Language changed`))
  }
  return (
    <>
      <Button kind="ghost" size="small" lang={other} busy={busy} onClick={() => void choose()}>
        {LANGUAGE_NAMES[other]}
      </Button>
      {failure && (
        <span role="alert" className="small">
          {failure.message}
        </span>
      )}
    </>
  )
}
