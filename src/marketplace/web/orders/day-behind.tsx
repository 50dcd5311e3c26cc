import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'

interface DayBehindProps {
  day: Day
  /** The calendar, which calls back once a day is chosen. */
  children: (onChosen: () => void) => ReactNode
}

/** The day as it is, with the calendar behind one press: mostly it is the hour that changes, or how many come. */
export function DayBehind({ day, children }: DayBehindProps) {
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      <div className="row between">
        <p className="change-day">
          <span className="label">
            <Trans>Day</Trans>
          </span>
          <b className="numeric" role="status">
            {dayInWords(day, language)}
          </b>
        </p>
        <Button
          ref={button}
          kind="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Keep this day</Trans> : <Trans>Another day</Trans>}
        </Button>
      </div>
      {open && (
        <div id={id}>
          {children(() => {
            setOpen(false)
            // The day that had the focus goes with its calendar.
            button.current?.focus()
          })}
        </div>
      )}
    </>
  )
}
