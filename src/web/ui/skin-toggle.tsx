import { useLingui } from '@lingui/react/macro'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { toggleTheme, useTheme } from '../theme.ts'
import { IconButton } from './button.tsx'

/** From the light skin to the dark one and back. */
export function SkinToggle() {
  const { t } = useLingui()
  const dark = useTheme() === 'dark'
  return (
    <IconButton label={dark ? t`Use the light theme` : t`Use the dark theme`} onClick={toggleTheme}>
      {dark ? <Sun className="icon" /> : <Moon className="icon" />}
    </IconButton>
  )
}
