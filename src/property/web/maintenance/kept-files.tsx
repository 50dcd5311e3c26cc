import { Trans, useLingui } from '@lingui/react/macro'
import FileText from 'lucide-react/icons/file-text'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../../web/ui/button.tsx'
import { FileRow } from '../../../web/ui/files/file-row.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'

interface KeptFilesProps {
  files: MaintenanceDetails['files']
  areImages?: boolean
  /** The keys of those that are to go when the changes are saved. */
  remove: readonly string[]
  onChange: (remove: readonly string[]) => void
}

/** The files that a request has: each may be marked to go, and be kept after all. */
export function KeptFiles({ files, areImages, remove, onChange }: KeptFilesProps) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className="file-rows">
      {files.map(({ key, name, bytes, fileRoute }) => {
        const goes = remove.includes(key)
        return (
          <FileRow
            key={key}
            name={name}
            bytes={bytes}
            picture={areImages ? <img src={fileRoute} alt="" /> : <FileText className="icon" aria-hidden />}
            note={
              goes && (
                <span className="repair-goes">
                  <Trans>Goes when you save</Trans>
                </span>
              )
            }
            action={
              <IconButton
                label={goes ? t`Keep ${name}` : t`Remove ${name}`}
                onClick={() => onChange(goes ? remove.filter((one) => one !== key) : [...remove, key])}
              >
                {goes ? <Undo2 className="icon" /> : <X className="icon" />}
              </IconButton>
            }
          />
        )
      })}
    </ul>
  )
}
