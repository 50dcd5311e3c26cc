import type { Language } from '../../../kernel/language.ts'
import { call } from '../../../web/calls/call.ts'
import { sendFiles } from '../../../web/calls/send-files.ts'
import type { WireSession } from '../../membership.endpoints.ts'
import { changeOwnLanguage, updateOwnerStatus } from '../../owner.endpoints.ts'

/** Writes the language chosen at the door into the account of whoever has signed in. Where that fails the account's own stays. */
export async function keepLanguage(language: Language, { trusted }: WireSession): Promise<void> {
  if (trusted) await call(changeOwnLanguage, { body: { language } })
  else await sendFiles(updateOwnerStatus, { body: { language }, files: {} })
}
