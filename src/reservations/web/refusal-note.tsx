import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { CallFailure } from '../../web/calls/call.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'

interface RefusalNoteProps {
  failure: CallFailure
  /** Offered where the rooms that were found are there no longer. */
  onSearchAgain?: () => void
  /** The way onto the waiting list, where the nights are taken. */
  wait?: ReactNode
  /** What is possible instead, where something may. */
  children?: ReactNode
}

/** Why a stay was not taken, in the server's words, and what can be done. What was typed stays. */
export function RefusalNote(props: RefusalNoteProps) {
  const place = useRef<HTMLDivElement>(null)
  // The send button is always in sight, the end of a long form is not.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Refusal {...props} />
    </div>
  )
}

function Refusal({ failure, onSearchAgain, wait, children }: RefusalNoteProps) {
  if (failure.code === 'RESERVATION_NEARBY') {
    return (
      <Note tone="gold" spoken>
        {failure.message}
      </Note>
    )
  }
  if (!children) return <FormError>{failure.message}</FormError>
  return (
    <div className="stack">
      <Note tone="bad" spoken>
        <p>{failure.message}</p>
        {failure.code === 'NO_AVAILABILITY' && onSearchAgain && (
          <p className="refusal-way">
            <Button kind="secondary" size="small" onClick={onSearchAgain}>
              <Trans>Search again</Trans>
            </Button>
          </p>
        )}
      </Note>
      {failure.code === 'NO_AVAILABILITY' && wait && (
        <div className="row wrap">
          <Suspense>{wait}</Suspense>
        </div>
      )}
      <h3 className="sub">
        <Trans>What is possible instead</Trans>
      </h3>
      {children}
    </div>
  )
}
