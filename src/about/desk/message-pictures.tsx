import { useLingui } from '@lingui/react/macro'
import Image from 'lucide-react/icons/image'
import { useState } from 'react'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { readMessagePicture, type Unanswered } from '../desk.endpoints.ts'

interface MessagePicturesProps {
  idMessage: number
  pictures: Unanswered['pictures']
}

/** The pictures of a message, each to be saved. */
export function MessagePictures({ idMessage, pictures }: MessagePicturesProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (key: string) => {
    setBusy(key)
    const result = await saveFile(readMessagePicture, { query: { idMessage, key } })
    setFailure(result.ok ? null : result.message)
    setBusy(null)
  }
  return (
    <>
      <ul className="row wrap desk-files">
        {pictures.map(({ key, name }) => (
          <li key={key}>
            <Button
              kind="ghost"
              size="small"
              busy={busy === key}
              aria-label={t`Save ${name}`}
              onClick={() => void save(key)}
            >
              <Image className="icon-small" aria-hidden /> {name}
            </Button>
          </li>
        ))}
      </ul>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
