import type { ReactNode } from 'react'

/** Under a calendar: what the struck-through days mean, and what has been chosen; not said aloud, for the calendar says its choice itself. */
export function CalendarFoot({ blackoutLabel, children }: { blackoutLabel?: string; children: ReactNode }) {
  return (
    <div className="calendar-foot">
      {blackoutLabel && (
        <span className="legend">
          <span>
            <i className="calendar-blackout" />
            {blackoutLabel}
          </span>
        </span>
      )}
      <b>{children}</b>
    </div>
  )
}
