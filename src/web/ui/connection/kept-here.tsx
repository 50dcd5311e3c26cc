import './kept-here.css'
import { Trans } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnection } from '../../connection.ts'

/** Below the fields of a form that keeps what is typed, while there is no connection: where it is, and that it waits. */
export function KeptHere() {
  if (useConnection() !== 'gone') return null
  return (
    <p className="kept-here">
      <CloudOff className="icon-small" aria-hidden />
      <span>
        <Trans>Kept on this device. Nothing is sent by itself.</Trans>
      </span>
    </p>
  )
}
