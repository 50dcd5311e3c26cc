import './checkbox.css'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface OptionProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  /** `radio` for one of several (default), `checkbox` for any of several. */
  type?: 'radio' | 'checkbox'
  title: ReactNode
  /** A trailing figure or chip. */
  aside?: ReactNode
  /** What the choice means, below the title. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A choice as a card; the whole card is the target. */
export function Option({ type = 'radio', title, aside, children, ...rest }: OptionProps) {
  return (
    <label className="check option">
      <input {...rest} type={type} />
      <span className="option-text">
        <b>{title}</b>
        {children && <span className="small muted">{children}</span>}
      </span>
      {aside}
    </label>
  )
}
