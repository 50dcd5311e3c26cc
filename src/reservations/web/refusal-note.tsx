import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import type { RequestFailure } from './use-request-stay.ts'

interface RefusalNoteProps {
  failure: RequestFailure
  onSearchAgain: () => void
}

/** Why a request was not taken, in the server's words, and what can be done. What was typed stays. */
export function RefusalNote({ failure, onSearchAgain }: RefusalNoteProps) {
  const place = useRef<HTMLDivElement>(null)
  // The send button is always in sight, the end of a long form is not.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Refusal failure={failure} onSearchAgain={onSearchAgain} />
    </div>
  )
}

function Refusal({ failure, onSearchAgain }: RefusalNoteProps) {
  if (failure.code === 'RESERVATION_NEARBY') {
    return (
      <Note tone="gold" spoken>
        {failure.message}
      </Note>
    )
  }
  if (failure.code !== 'NO_AVAILABILITY') return <FormError>{failure.message}</FormError>
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
