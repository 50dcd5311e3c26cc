import { Trans } from '@lingui/react/macro'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import type { RequestFailure } from './use-request-stay.ts'

/** Why a request was not taken, in the server's words, and what can be done. What was typed stays. */
export function RefusalNote({
  failure,
  onSearchAgain,
}: {
  failure: RequestFailure
  onSearchAgain: () => void
}) {
  if (failure.code === 'RESERVATION_NEARBY') {
    return (
      <Note tone="gold" spoken>
        {failure.message}
      </Note>
    )
  }
  if (failure.code === 'NO_AVAILABILITY') {
    return (
      <Note tone="bad" spoken>
        <p>{failure.message}</p>
        <p className="refusal-way">
          <Button kind="secondary" size="small" onClick={onSearchAgain}>
            <Trans>Search again</Trans>
          </Button>
        </p>
      </Note>
    )
  }
  return <FormError>{failure.message}</FormError>
}
