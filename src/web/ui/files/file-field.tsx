import './file-field.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import FileUp from 'lucide-react/icons/file-up'
import ImageIcon from 'lucide-react/icons/image'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button, IconButton } from '../button.tsx'
import { FileRow } from './file-row.tsx'
import { type FileLimits, type PickedFiles, pickFiles } from './pick-files.ts'

/**
 * What the server accepts of each kind. The server decides by the bytes; this check only saves an upload that would be
 * refused.
 */
const ACCEPTED = {
  image: {
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/png': ['.png'],
    'image/webp': ['.webp'],
    'image/avif': ['.avif'],
    'image/gif': ['.gif'],
    'image/heic': ['.heic'],
    'image/heif': ['.heif'],
  },
  document: {
    'application/pdf': ['.pdf'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
    'text/csv': ['.csv'],
    'text/plain': ['.txt'],
  },
} as const

interface FileFieldProps {
  kind: keyof typeof ACCEPTED
  label: string
  /** `most` is what there is room for now; `of` all that it ever holds, where some are there already. */
  limits: FileLimits & { of?: number }
  files: readonly File[]
  onChange: (files: File[]) => void
  /** The files are being sent. */
  disabled?: boolean
  /** What is there already, above the chosen ones. */
  children?: ReactNode
}

/** Files to choose, to drop or to paste, each with a way to take it out again. By keyboard it is a button and a list. */
export function FileField({ kind, label, limits, files, onChange, disabled, children }: FileFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [left, setLeft] = useState<PickedFiles['left']>([])
  const button = useRef<HTMLButtonElement>(null)
  const of = limits.of ?? limits.most
  const count = of - limits.most + files.length
  const isFull = files.length >= limits.most
  const megabytes = Math.floor(limits.bytes / 1_048_576)

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPTED[kind],
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (right, rejections) => {
      const picked = pickFiles(files, { right, wrong: rejections.map(({ file }) => file) }, limits)
      setLeft(picked.left)
      onChange(picked.files)
    },
  })
  const takeOut = (file: File) => {
    setLeft([])
    onChange(files.filter((other) => other !== file))
    // The button that had the focus is gone with its row.
    button.current?.focus()
  }
  return (
    <fieldset className="field file-field" aria-describedby={`${id}-hint`}>
      <legend>
        {label}
        <span className="file-field-count numeric">
          <Trans>
            {count} of {of}
          </Trans>
        </span>
      </legend>
      {children}
      {files.length > 0 && (
        <ul className="file-rows">
          {files.map((file) => {
            const { name } = file
            return (
              <FileRow
                key={`${name} ${file.size} ${file.lastModified}`}
                name={name}
                bytes={file.size}
                picture={
                  kind === 'image' ? <Thumbnail file={file} /> : <FileText className="icon" aria-hidden />
                }
                action={
                  <IconButton label={t`Remove ${name}`} disabled={disabled} onClick={() => takeOut(file)}>
                    <X className="icon" />
                  </IconButton>
                }
              />
            )
          })}
        </ul>
      )}
      <div {...getRootProps({ className: 'file-drop', 'data-over': isDragActive || undefined })}>
        <input {...getInputProps({ style: { display: 'none' }, 'aria-label': label })} />
        <DropWords kind={kind} fullAt={isFull ? of : null} />
        <Button
          ref={button}
          kind="secondary"
          size="small"
          aria-disabled={isFull || disabled || undefined}
          onClick={() => !isFull && open()}
        >
          {kind === 'image' ? t`Choose images` : t`Choose files`}
        </Button>
      </div>
      <LeftOut left={left} megabytes={megabytes} />
      <p className="field-hint" id={`${id}-hint`}>
        {kind === 'image' ? (
          <Trans>JPG, PNG, WebP, AVIF, GIF or HEIC, each below {megabytes} MB.</Trans>
        ) : (
          <Trans>PDF, Word, Excel, PowerPoint, CSV or text, each below {megabytes} MB.</Trans>
        )}
      </p>
    </fieldset>
  )
}

/** What may be dropped; `fullAt` is the most that it holds, once it does. */
function DropWords({ kind, fullAt: of }: { kind: FileFieldProps['kind']; fullAt: number | null }) {
  const { t } = useLingui()
  const Icon = kind === 'image' ? ImageUp : FileUp
  return (
    <>
      <Icon className="icon" aria-hidden />
      {of === null ? (
        <p className="file-drop-words">
          {kind === 'image' ? t`Drop images here, or` : t`Drop files here, or`}
        </p>
      ) : (
        <p className="file-drop-full">
          {kind === 'image'
            ? t`${plural(of, {
                one: 'The maximum of # image is reached. Remove it to add another.',
                other: 'The maximum of # images is reached. Remove one to add another.',
              })}`
            : t`${plural(of, {
                one: 'The maximum of # file is reached. Remove it to add another.',
                other: 'The maximum of # files is reached. Remove one to add another.',
              })}`}
        </p>
      )}
    </>
  )
}

/** The files that were not taken, each with its reason. */
function LeftOut({ left, megabytes }: { left: PickedFiles['left']; megabytes: number }) {
  return (
    <div role="alert" className="file-field-left">
      {left.map(({ name, fault }) => (
        <p className="field-error" key={`${name} ${fault}`}>
          <CircleAlert className="icon-small" aria-hidden />
          <span>
            {fault === 'too-large' && (
              <Trans>
                “{name}” was not added: a file has to be below {megabytes} MB.
              </Trans>
            )}
            {fault === 'empty' && <Trans>“{name}” was not added: it is empty.</Trans>}
            {fault === 'wrong-type' && <Trans>“{name}” is not of a type that we take here.</Trans>}
            {fault === 'too-many' && <Trans>“{name}” was not added: the maximum is reached.</Trans>}
          </span>
        </p>
      ))}
    </div>
  )
}

/** A chosen picture, small; an icon where the browser cannot draw it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (isUnreadable) return <ImageIcon className="icon" aria-hidden />
  return url ? <img src={url} alt="" onError={() => setUnreadable(true)} /> : null
}
