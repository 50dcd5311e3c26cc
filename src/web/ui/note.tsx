import './note.css'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'

const ICON = { info: Info, gold: TriangleAlert, bad: CircleAlert }

interface NoteProps {
  /** `info` informs, `gold` cautions, `bad` tells of a failure. */
  tone?: 'info' | 'gold' | 'bad'
  title?: ReactNode
  icon?: LucideIcon
  children?: ReactNode
  /** Appeared because of something the reader did: it is spoken at once. */
  spoken?: boolean
}

/** A tinted remark in the flow of the page. */
export function Note({ tone = 'info', title, icon, children, spoken }: NoteProps) {
  const Icon = icon ?? ICON[tone]
  return (
    <div className={clsx('note', tone !== 'info' && `note-${tone}`)} role={spoken ? 'alert' : undefined}>
      <Icon className="icon" aria-hidden />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
}
