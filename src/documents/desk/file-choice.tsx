import '../../web/ui/files/file-field.css'
import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileUp from 'lucide-react/icons/file-up'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { MEGABYTE } from '../../kernel/endpoint.ts'
import { Button, IconButton } from '../../web/ui/button.tsx'
import { FieldGroup } from '../../web/ui/fields/field.tsx'
import { FileRow } from '../../web/ui/files/file-row.tsx'
import { type PickFault, pickFiles } from '../../web/ui/files/pick-files.ts'
import { Note } from '../../web/ui/note.tsx'
import type { DeskDocument } from '../publish.endpoints.ts'
import { LARGEST_DOCUMENT } from '../publishing.ts'
import { FileIcon } from '../web/file-icon.tsx'

/** What the server accepts. The server decides by the bytes; this check only saves an upload that would be refused. */
const ACCEPTED = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'],
  'video/*': ['.mp4', '.webm', '.mov'],
  'audio/*': ['.mp3', '.ogg', '.wav', '.m4a'],
}

const LIMITS = { most: 1, bytes: LARGEST_DOCUMENT }
const megabytes = LARGEST_DOCUMENT / MEGABYTE

interface FileChoiceProps {
  file: File | null
  /** The name of a file that was chosen before a reload. */
  lost: string | null
  /** The document whose file stays while no other is chosen. */
  stored: DeskDocument | null
  onChange: (file: File | null) => void
  /** How far the sending is, from 0 to 1; null while nothing is being sent. */
  share: number | null
  onStop: () => void
}

/** A document's file: chosen or dropped, and how far its sending is. */
export function FileChoice({ file, lost, stored, onChange, share, onStop }: FileChoiceProps) {
  const { t } = useLingui()
  const [fault, setFault] = useState<NotTakenProps | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = share !== null
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPTED,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([right], [wrong]) => {
      const picked = pickFiles([], { right: right ? [right] : [], wrong: wrong ? [wrong.file] : [] }, LIMITS)
      setFault(picked.left[0] ?? null)
      if (picked.files[0]) onChange(picked.files[0])
    },
  })
  const takeOut = () => {
    onChange(null)
    // The button that had the focus is gone with its row.
    button.current?.focus()
  }
  const name = file?.name
  const shown = file ? { name: file.name, bytes: file.size } : stored
  return (
    <FieldGroup
      legend={<Trans>File</Trans>}
      required
      hint={
        <Trans>
          PDF, Word, Excel, PowerPoint, CSV or text, a picture, a video or a sound; below {megabytes} MB.
        </Trans>
      }
    >
      {lost && !file && (
        <Note tone="gold" title={<Trans>Choose your file again</Trans>}>
          <Trans>Your words were kept, but a browser hands a file over only once: {lost}.</Trans>
        </Note>
      )}
      {shown && (
        <ul className="file-rows">
          <FileRow
            name={shown.name}
            bytes={shown.bytes}
            picture={<FileIcon fileRoute={`/${encodeURIComponent(shown.name)}`} />}
            action={
              file && (
                <IconButton label={t`Remove ${name}`} disabled={isBusy} onClick={takeOut}>
                  <X className="icon" />
                </IconButton>
              )
            }
          />
        </ul>
      )}
      {isBusy ? (
        <Sending share={share} onStop={onStop} />
      ) : (
        <div {...getRootProps({ className: 'file-drop', 'data-over': isDragActive || undefined })}>
          <input {...getInputProps({ style: { display: 'none' }, 'aria-label': t`File` })} />
          <FileUp className="icon" aria-hidden />
          <p className="file-drop-words">
            {shown ? <Trans>Drop another file here, or</Trans> : <Trans>Drop a file here, or</Trans>}
          </p>
          <Button ref={button} kind="secondary" size="small" onClick={open}>
            {shown ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
          </Button>
        </div>
      )}
      <div role="alert" className="file-field-left">
        {fault && <NotTaken {...fault} />}
      </div>
    </FieldGroup>
  )
}

interface NotTakenProps {
  name: string
  fault: PickFault
}

function NotTaken({ name, fault }: NotTakenProps) {
  return (
    <p className="field-error">
      <CircleAlert className="icon-small" aria-hidden />
      <span>
        {fault === 'too-large' && (
          <Trans>
            “{name}” was not added: a file has to be below {megabytes} MB.
          </Trans>
        )}
        {fault === 'empty' && <Trans>“{name}” was not added: it is empty.</Trans>}
        {fault === 'wrong-type' && <Trans>“{name}” is not of a type that we take here.</Trans>}
      </span>
    </p>
  )
}

/** When all has left, the server still looks at what came. */
function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const { t, i18n } = useLingui()
  const percent = i18n.number(Math.floor(share * 100) / 100, { style: 'percent' })
  return (
    <div className="document-sending">
      <p className="small" role="status">
        {share < 1 ? <Trans>Sending the file</Trans> : <Trans>Sent; the file is being checked</Trans>}
      </p>
      <span className="small numeric faint" aria-hidden>
        {percent}
      </span>
      <progress aria-label={t`Sending the file`} value={share} max={1} />
      <Button kind="ghost" size="small" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  )
}
