import './kept-here.css'
import { Trans } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useConnection } from '../../calls/connection.ts'

interface KeptHereProps {
  /** How many files are chosen: a browser hands a file over once, and none is kept. */
  files?: number
  /** The form has nothing but its files. */
  filesOnly?: true
}

/**
 * Below the fields of a form that keeps what is typed, while there is no connection: where it is, and that it waits. What
 * is not kept, files, is said as well.
 */
export function KeptHere({ files = 0, filesOnly }: KeptHereProps) {
  if (useConnection() !== 'gone') return null
  return (
    <p className="kept-here">
      <CloudOff className="icon-small" aria-hidden />
      <span>
        {!filesOnly && <Trans>Kept on this device. Nothing is sent by itself.</Trans>}{' '}
        {files > 0 && (
          <Trans>Files are not kept: leave this page open until they are sent, or choose them again.</Trans>
        )}
      </span>
    </p>
  )
}
