import type { ReactNode } from 'react'

/** Under a calendar: what the struck-through days mean, and what has been chosen. */
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
      <b aria-live="polite">{children}</b>
    </div>
  )
}
