import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useId, useState } from 'react'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useNarrow } from '../../web/ui/use-narrow.ts'

interface FoldProps {
  title: ReactNode
  /** A sentence of what it holds, which stands for it while it is folded. */
  says: ReactNode
  /** Usually a link, beside the title; on a telephone below it, folded or not. */
  action?: ReactNode
  /** It begins open. */
  begins?: boolean
  className?: string
  children: ReactNode
}

/**
 * A part of a stay's page. On a telephone it is folded to its title and a sentence until somebody opens it; in wider windows and
 * on paper it is always whole.
 */
export function Fold({ title, says, action, begins = false, className, children }: FoldProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(begins)
  const id = useId()
  const closed = narrow && !open
  return (
    <section className={clsx('stay-fold', closed && 'is-closed', className)}>
      {narrow ? (
        <header className="stay-fold-head">
          <h2 className="title">
            <button
              type="button"
              className="stay-fold-toggle"
              aria-expanded={open}
              aria-controls={id}
              aria-describedby={closed ? `${id}-says` : undefined}
              onClick={() => setOpen(!open)}
            >
              {title}
              {open ? (
                <ChevronUp className="icon" aria-hidden />
              ) : (
                <ChevronDown className="icon" aria-hidden />
              )}
            </button>
          </h2>
          {closed && (
            <p id={`${id}-says`} className="small muted">
              {says}
            </p>
          )}
          {action}
        </header>
      ) : (
        <SectionHead title={title} action={action} />
      )}
      <div id={id} className="stay-fold-body">
        {children}
      </div>
    </section>
  )
}
