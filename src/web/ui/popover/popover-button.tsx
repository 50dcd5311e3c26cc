import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'

// The overlay and React Aria's keyboard handling are loaded on hover or focus, not with the page.
const loadOverlay = () =>
  import('./popover-overlay.tsx').then((module) => ({ default: module.PopoverOverlay }))
const PopoverOverlay = lazy(loadOverlay)

interface PopoverButtonProps {
  /** What the popover asks, for screen readers. */
  label: string
  className?: string
  /** What the button shows. */
  children: ReactNode
  /** Called as soon as the pointer or the keyboard comes near, to fetch what the popover will show. */
  onIntent?: () => void
  /** What the popover holds; `close` closes it and gives the focus back to the button. */
  content: (close: () => void) => ReactNode
}

/** A button that opens a dialog beside it. */
export function PopoverButton({ label, className, children, onIntent, content }: PopoverButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const intend = () => {
    void loadOverlay()
    onIntent?.()
  }
  const press = () => {
    // Some browsers don't focus a pressed button, and focus has to have a place to return to.
    button.current?.focus()
    setOpen(!open)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={press}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <PopoverOverlay label={label} trigger={button} onClose={() => setOpen(false)}>
            {content(() => setOpen(false))}
          </PopoverOverlay>
        </Suspense>
      )}
    </>
  )
}
