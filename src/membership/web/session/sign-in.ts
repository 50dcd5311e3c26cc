import { msg } from '@lingui/core/macro'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { i18n } from '../../../web/words.ts'
import { signIn } from '../../membership.endpoints.ts'

/**
 * Signs somebody in. Where the refusal comes without words of the server's, the spec's stand in (section 8); an outage
 * stays what it is.
 */
export async function sendSignIn(body: BodyOf<typeof signIn>) {
  const result = await call(signIn, { body })
  if (result.ok || !result.unsaid || result.status >= 500) return result
  return { ...result, message: i18n._(msg`The details entered for the login are incorrect`) }
}
