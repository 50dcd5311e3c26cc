import { Trans } from '@lingui/react/macro'
import type { CallFailure } from '../../web/calls/call.ts'
import { FormError } from '../../web/ui/fields/field.tsx'

/** Why a form could not be sent. A refusal says its reason; a failure of the network or the server, that nothing was saved. */
export function SaveError({ failure: { message, status } }: { failure: CallFailure }) {
  return <FormError>{status >= 500 ? <Trans>Failed to save record. {message}</Trans> : message}</FormError>
}
