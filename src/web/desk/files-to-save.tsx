import { useLingui } from '@lingui/react/macro'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import type { SendResult } from '../calls/send-once.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/fields/field.tsx'

interface FilesToSaveProps {
  files: readonly { key: string; name: string; kind?: 'image' | 'file' }[]
  save: (key: string) => Promise<SendResult<unknown>>
}

/** What an owner has sent along, each to be saved. A file that does not say what it is is a picture. */
export function FilesToSave({ files, save }: FilesToSaveProps) {
  const { t } = useLingui()
  const { send, underWay, failure } = useSend({ send: save })
  return (
    <>
      <ul className="row wrap desk-files">
        {files.map(({ key, name, kind = 'image' }) => {
          const Icon = kind === 'image' ? Image : FileText
          return (
            <li key={key}>
              <Button
                kind="ghost"
                size="small"
                busy={underWay === key}
                aria-label={t`Save ${name}`}
                onClick={() => void send(key)}
              >
                <Icon className="icon-small" aria-hidden /> {name}
              </Button>
            </li>
          )
        })}
      </ul>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}
