import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import type { ListPart, PublishKind } from './publish-search.ts'

interface NewLinkProps {
  kind: PublishKind
  part?: ListPart | undefined
  /** "New promotion". */
  children: ReactNode
}

/** From a shelf to the editor of a new thing. */
export function NewLink({ kind, part, children }: NewLinkProps) {
  return (
    <Link className={buttonClass()} to="/desk/publish" search={{ show: kind, ...part, edit: 'new' }}>
      <Plus className="icon-small" aria-hidden />
      {children}
    </Link>
  )
}
