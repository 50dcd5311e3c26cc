import { lazy, type ReactNode, Suspense } from 'react'
import { PopoverButton } from '../popover/popover-button.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { RangeCalendarProps } from './range-calendar.tsx'

const load = () => import('./range-calendar.tsx').then((module) => ({ default: module.RangeCalendar }))
const RangeCalendar = lazy(load)

/** The eye sees the range before the calendar goes. */
const LOOK_MS = 450

interface DateRangePopoverProps extends Omit<RangeCalendarProps, 'autoFocus'> {
  className?: string
  /** What the button shows: its question and the chosen days. */
  children: ReactNode
}

/** A button that opens the range calendar; the calendar is fetched when the pointer or the keyboard comes near. */
export function DateRangePopover({ className, children, onChange, ...calendar }: DateRangePopoverProps) {
  return (
    <PopoverButton
      label={calendar.label}
      className={className}
      onIntent={() => void load()}
      content={(close) => (
        <Suspense fallback={<Skeleton width={308} height={380} />}>
          <RangeCalendar
            {...calendar}
            autoFocus
            onChange={(range) => {
              onChange(range)
              setTimeout(close, LOOK_MS)
            }}
          />
        </Suspense>
      )}
    >
      {children}
    </PopoverButton>
  )
}
