import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CallFailure } from '../../../web/calls/call.ts'
import { Note } from '../../../web/ui/note.tsx'

/** Failures about which there is nothing to say but the catalogue's words (spec, section 8). */
const LATER = new Set(['REPORT_NOT_SIGNED', 'SOMETHING_FAILED'])

/** Why the signature was not taken. What was entered stays. */
export function NotSigned({ failure }: { failure: CallFailure }) {
  const place = useRef<HTMLDivElement>(null)
  // The button is always in sight, the end of the form is not.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      {failure.code === 'REPORT_ALREADY_SIGNED' ? (
        <Note spoken>{failure.message}</Note>
      ) : (
        <Note tone="bad" title={<Trans>Report not signed</Trans>} spoken>
          {LATER.has(failure.code) ? <Trans>Sorry, please try again later</Trans> : failure.message}
        </Note>
      )}
    </div>
  )
}
