import './field.css'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A quiet icon inside, on the left. */
  icon?: LucideIcon
  ref?: Ref<HTMLInputElement>
}

/** A line of text; any native attribute (`type="email"`, `autoComplete`, `inputMode`) goes through. */
export function TextInput({ icon: Icon, className, ...rest }: TextInputProps) {
  const input = <input type="text" {...rest} className={clsx('input', className)} />
  if (!Icon) return input
  return (
    <div className="input-frame">
      <Icon className="icon" aria-hidden />
      {input}
    </div>
  )
}

/** Several lines of text. */
export function TextArea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea {...rest} className={clsx('input', className)} />
}
