import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { Note } from '../../../web/ui/note.tsx'
import { PlaceInLine, PlaceWords, type Wait } from './wait-words.tsx'

/**
 * In the place of the way onto the waiting list, for whoever stands on it for these nights already: the place, and the way to the
 * list. Where they have `just` joined it takes the focus, which the button lost that it stands for.
 */
export function StandsInLine({ wait, just }: { wait: Wait; just: boolean }) {
  const { place } = wait.chance
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (just) note.current?.focus()
  }, [just])
  return (
    <div ref={note} tabIndex={-1} className="wait-stands">
      <Note
        icon={CircleCheck}
        title={
          wait.offer ? (
            <Trans>These nights are held for you.</Trans>
          ) : (
            <Trans>You wait for these nights.</Trans>
          )
        }
      >
        {!wait.offer && (
          <p>
            {place.of > 1 && (
              <Trans>
                You are <PlaceInLine place={place.before + 1} /> in line,
              </Trans>
            )}{' '}
            <PlaceWords place={place} />
          </p>
        )}
        <p>
          <Link to="/my-reservations/waiting" className="link">
            {wait.offer ? <Trans>Answer on your waiting list</Trans> : <Trans>See your waiting list</Trans>}
          </Link>
        </p>
      </Note>
    </div>
  )
}
