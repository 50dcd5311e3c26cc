import { languageOf } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { say } from '../../../server/words.ts'
import type { Came } from '../access/came.ts'
import { DEVICE_WORDS } from '../access/device-words.ts'
import type { KnownAccount } from '../accounts.store.ts'
import type { MEMBERSHIP_MAILS } from '../mails.ts'

/** The mail about a sign-in on a device that the account does not know, with the link of “this wasn’t me”. */
export function newDeviceMail(
  account: KnownAccount,
  came: Came,
  link: string,
): NewMail<keyof typeof MEMBERSHIP_MAILS> {
  const language = languageOf(account.languageName)
  const { browser, system, place, network } = came
  const unknown = say(DEVICE_WORDS.unknown, language)
  return {
    kind: 'new-device',
    recipient: account.email,
    language,
    content: {
      name: account.name,
      browser: browser ?? unknown,
      system: system ?? unknown,
      where: place ?? network ?? unknown,
      link,
    },
  }
}
