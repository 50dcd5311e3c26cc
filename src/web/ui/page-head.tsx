import './page-head.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** The page's one primary action. */
  action?: ReactNode
  /** The link back to the list it came from, above the title. */
  back?: ReactNode
}

/** The top of a page, with its only h1. */
export function PageHead({ title, lead, action, back }: PageHeadProps) {
  return (
    <header className="page-head">
      <div>
        {back && <p className="page-head-back">{back}</p>}
        <h1 className="display">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action}
    </header>
  )
}

interface SectionHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** Usually a link to the whole list. */
  action?: ReactNode
  level?: 'h2' | 'h3'
  className?: string
}

/** The head of a section or card. */
export function SectionHead({ title, lead, action, level: Title = 'h2', className }: SectionHeadProps) {
  return (
    <header className={clsx('section-head', className)}>
      <div>
        <Title className="title">{title}</Title>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
