import '../ui/dialog/dialog.css'
import type { ReactNode } from 'react'

/** A dialog as it looks when it is open, standing in the page: for previews. */
export function Opened({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="dialog-body opened">
      <header className="dialog-head">
        <h3 className="title">{title}</h3>
        {lead && <p className="muted">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
