import { lazy, type ReactNode, Suspense } from 'react'
import { PopoverButton } from '../popover/popover-button.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { OneDateProps } from './one-date.tsx'

const load = () => import('./one-date.tsx').then((module) => ({ default: module.OneDate }))
const OneDate = lazy(load)

interface OneDatePopoverProps extends Omit<OneDateProps, 'autoFocus'> {
  className?: string
  /** What the button shows: its question and the chosen day. */
  children: ReactNode
}

/** A button that opens the calendar for one day and closes it with the choice. */
export function OneDatePopover({ className, children, onChange, ...calendar }: OneDatePopoverProps) {
  return (
    <PopoverButton
      label={calendar.label}
      className={className}
      onIntent={() => void load()}
      content={(close) => (
        <Suspense fallback={<Skeleton width={308} height={380} />}>
          <OneDate
            {...calendar}
            autoFocus
            onChange={(day) => {
              onChange(day)
              close()
            }}
          />
        </Suspense>
      )}
    >
      {children}
    </PopoverButton>
  )
}
