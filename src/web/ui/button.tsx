import './button.css'
import { clsx } from 'clsx'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useHeldBack } from './connection/use-held-back.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'normal' | 'small'

/** The classes of a button, for a link that looks like one: `<Link className={buttonClass('secondary')}>`. */
export function buttonClass(
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'normal',
  more?: string,
): string {
  return clsx('button', kind !== 'primary' && `button-${kind}`, size === 'small' && 'button-small', more)
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: ButtonSize
  /** Pending: a spinner replaces the label, and a second press does nothing. */
  busy?: boolean
  /** Full width: as wide as its container. */
  block?: boolean
  /** Its form makes no call: it submits without a connection too. */
  local?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button; one `primary` for a view or dialog. It submits only with `type="submit"`. */
export function Button({
  kind,
  size,
  busy,
  block,
  local,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const heldBack = useHeldBack(rest.type === 'submit' && !local)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops implicit submission by Enter in a field, which presses the submit button.
    if (busy) event.preventDefault()
    else if (heldBack) heldBack(event)
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || heldBack !== null || rest['aria-disabled']}
      onClick={press}
      className={clsx(
        buttonClass(kind, size),
        block && 'button-block',
        busy && 'button-busy',
        heldBack && 'button-waiting',
        className,
      )}
    >
      {heldBack && <CloudOff className="icon-small" aria-hidden />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for those who do not see the icon. */
  label: string
  /** A small number on the icon (lines in the cart); nothing when 0. The label has to say it too. */
  count?: number
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button of 44 by 44 that shows only an icon: `<IconButton label={t`Close`}><X className="icon" /></IconButton>`. */
export function IconButton({ label, count, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={clsx('icon-button', className)}>
      {children}
      {count ? (
        <span className="icon-button-count" aria-hidden>
          {count}
        </span>
      ) : null}
    </button>
  )
}
