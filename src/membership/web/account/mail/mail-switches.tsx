import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { MailChoice } from '../../../mail-choices.ts'
import { Switch } from '../settings/switch.tsx'
import { CHOICE_WORDS } from './mail-words.tsx'
import { useChooseMail } from './use-mail-choices.ts'

interface MailSwitchesProps {
  choices: readonly MailChoice[]
  off: readonly MailChoice[]
  /** More switches, below. */
  children?: ReactNode
}

/** A switch for each kind of mail, which changes at once. */
export function MailSwitches({ choices, off, children }: MailSwitchesProps) {
  const { t, i18n } = useLingui()
  const { send, busy, failure, failed } = useChooseMail()
  const turn = async (choice: MailChoice, on: boolean) => {
    const title = i18n._(CHOICE_WORDS[choice].title)
    if (await send({ choice, on })) toast(on ? t`By email again: ${title}` : t`No longer by email: ${title}`)
  }
  return (
    <ul className="mail-switches">
      {choices.map((choice) => (
        <li key={choice}>
          <Switch
            title={i18n._(CHOICE_WORDS[choice].title)}
            checked={!off.includes(choice)}
            busy={busy}
            onChange={(on) => void turn(choice, on)}
          >
            {i18n._(CHOICE_WORDS[choice].more)}
          </Switch>
          {failure && failed?.choice === choice && <FormError>{failure.message}</FormError>}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
