import './file-row.css'
import type { ReactNode } from 'react'
import { useLanguage } from '../../words.ts'
import { formatBytes } from './file-size.ts'

interface FileRowProps {
  name: string
  /** None where the file is not made yet. */
  bytes: number | null
  /** An icon, or the picture itself. */
  picture: ReactNode
  /** The file's address: its name is a link. */
  href?: string
  /** Stands below the name, after the size. */
  note?: ReactNode
  /** A trailing button. */
  action?: ReactNode
}

/** A file in a list (`<ul className="file-rows">`): what it looks like, its name and its size. */
export function FileRow({ name, bytes, picture, href, note, action }: FileRowProps) {
  const language = useLanguage()
  return (
    <li className="file-row">
      <span className="file-row-picture">{picture}</span>
      <div>
        {href ? (
          <a className="link" href={href} download={name}>
            {name}
          </a>
        ) : (
          <b>{name}</b>
        )}
        <p className="small faint numeric">
          {bytes !== null && formatBytes(bytes, language)}
          {note}
        </p>
      </div>
      {action}
    </li>
  )
}
