import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { DayRange } from '../../kernel/day.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { FlexibleStays, type StayOffer } from './flexible-stays.tsx'
import { LOOK_AROUND_DAYS } from './nearby-dates.tsx'
import type { Stay } from './stay-search.ts'
import type { RequestFailure } from './use-request-stay.ts'

interface RefusalNoteProps {
  failure: RequestFailure
  idContract: number
  stay: Stay & { dates: DayRange }
  onSearchAgain: () => void
  onOffer: (offer: StayOffer) => void
}

/** Refusals that other dates would not meet. */
const ABOUT_DATES = new Set(['BLACKOUT', 'NO_AVAILABILITY', 'RESERVATION_EXISTS'])

/** Why a request was not taken, in the server's words, and what can be done. What was typed stays. */
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

function Refusal({ failure, idContract, stay, onSearchAgain, onOffer }: RefusalNoteProps) {
  if (failure.code === 'RESERVATION_NEARBY') {
    return (
      <Note tone="gold" spoken>
        {failure.message}
      </Note>
    )
  }
  if (!ABOUT_DATES.has(failure.code)) return <FormError>{failure.message}</FormError>
  return (
    <div className="stack">
      <Note tone="bad" spoken>
        <p>{failure.message}</p>
        {failure.code === 'NO_AVAILABILITY' && (
          <p className="refusal-way">
            <Button kind="secondary" size="small" onClick={onSearchAgain}>
              <Trans>Search again</Trans>
            </Button>
          </p>
        )}
      </Note>
      <h3 className="sub">
        <Trans>The nearest dates that would do</Trans>
      </h3>
      <FlexibleStays
        idContract={idContract}
        dates={stay.dates}
        guests={stay.adults + stay.children}
        days={stay.flex || LOOK_AROUND_DAYS}
        onChoose={onOffer}
      />
    </div>
  )
}
