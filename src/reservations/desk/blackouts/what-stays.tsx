import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Note } from '../../../web/ui/note.tsx'

interface WhatStaysProps {
  count: number
  busy?: boolean
  /** What is to be said where nothing lies there. */
  none: ReactNode
  title: ReactNode
  /** That it stays. */
  says: ReactNode
  /** The first of them, a `<li>` each; and how many more there are. */
  children: ReactNode
  more: number
}

/** What lies on the days that are about to be closed: how much it is, and which. Closing cancels nothing. */
export function WhatStays({ count, busy, none, title, says, children, more }: WhatStaysProps) {
  return (
    <div aria-live="polite" aria-busy={busy}>
      {count === 0 ? (
        <Note>
          <p>{none}</p>
        </Note>
      ) : (
        <Note tone="gold" title={title}>
          <p>{says}</p>
          <details className="closed-stays">
            <summary>
              <Trans>Show them</Trans>
            </summary>
            <ul>
              {children}
              {more > 0 && (
                <li className="small muted">
                  <Plural value={more} one="and # more" other="and # more" />
                </li>
              )}
            </ul>
          </details>
        </Note>
      )}
    </div>
  )
}
