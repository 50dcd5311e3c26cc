import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from '../../../../kernel/language.ts'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { verifySession } from '../../session/start-session.ts'
import { useSession } from '../../session/use-session.ts'
import { useChangeAccount } from './use-account.ts'

/** The account's language: the portal changes at once, and what the club writes comes in it. */
export function LanguageChoice({ languageName }: { languageName: string }) {
  const { t } = useLingui()
  const { user } = useSession()
  const id = useId()
  const { send, busy, failure } = useChangeAccount()
  const current = languageOf(languageName)
  const choose = async (language: Language) => {
    if (busy || language === current || !(await send({ language }))) return
    // The session is read anew, and the portal speaks as the account does from here on.
    await verifySession()
    toast(i18n._(msg`Language changed`))
  }
  return (
    <div className="stack language-choice">
      <p>
        <b>
          <Trans>Language of the portal</Trans>
        </b>
        <span id={id} className="small muted">
          {user.isAdmin ? (
            <Trans>The owner’s portal and emails change at once; yours stays as it is.</Trans>
          ) : (
            <Trans>The portal and the club’s emails change at once.</Trans>
          )}
        </span>
      </p>
      <Segmented
        label={t`Language of the portal`}
        value={current}
        onChange={(language) => void choose(language)}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
      />
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  )
}
