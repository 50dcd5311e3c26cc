import { useLingui } from '@lingui/react/macro'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import { useState } from 'react'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { type OpenMaintenance, readMaintenanceFile } from '../desk.endpoints.ts'

/** What came with a request, each to be saved. */
export function RepairFiles({ idRequest, files }: { idRequest: number; files: OpenMaintenance['files'] }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (key: string) => {
    setBusy(key)
    const result = await saveFile(readMaintenanceFile, { query: { idRequest, key } })
    setFailure(result.ok ? null : result.message)
    setBusy(null)
  }
  return (
    <>
      <ul className="row wrap desk-files">
        {files.map(({ key, name, kind }) => {
          const Icon = kind === 'image' ? Image : FileText
          return (
            <li key={key}>
              <Button
                kind="ghost"
                size="small"
                busy={busy === key}
                aria-label={t`Save ${name}`}
                onClick={() => void save(key)}
              >
                <Icon className="icon-small" aria-hidden /> {name}
              </Button>
            </li>
          )
        })}
      </ul>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
