import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../../web/ui/button.tsx'

interface SendingBarProps {
  /** How much was sent, from 0 to 1. */
  share: number
  onStop: () => void
}

/** How far the sending is. When all has left, the server still looks at what came. */
export function SendingBar({ share, onStop }: SendingBarProps) {
  const { i18n } = useLingui()
  const id = useId()
  const percent = i18n.number(Math.floor(share * 100) / 100, { style: 'percent' })
  return (
    <div className="sending">
      <p className="small" id={id} role="status">
        {share < 1 ? <Trans>Sending your request</Trans> : <Trans>Sent; your files are being checked</Trans>}
      </p>
      <span className="small numeric faint" aria-hidden>
        {percent}
      </span>
      <progress aria-labelledby={id} value={share} max={1} />
      <Button kind="ghost" size="small" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  )
}
