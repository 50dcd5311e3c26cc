import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { IconButton } from '../button.tsx'
import './field.css'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>
}

/** A password that its owner may look at. Pass `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <div className="input-frame">
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={clsx('input', className)}
      />
      <IconButton label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff className="icon" /> : <Eye className="icon" />}
      </IconButton>
    </div>
  )
}
