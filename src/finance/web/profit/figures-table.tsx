import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

interface FiguresTableProps {
  /** What opens the table: "Every month in figures". */
  title: ReactNode
  /** What the table is about, for screen readers. */
  caption: string
  /** On a telephone each row is a card: every cell has its head as `data-head`. */
  cards?: boolean
  /** The heads, and the rows with their own first cell. */
  children: ReactNode
}

/** The exact figures behind a chart, one press away; on paper it is always open. */
export function FiguresTable({ title, caption, cards, children }: FiguresTableProps) {
  return (
    <details className="figures">
      <summary>
        {title}
        <ChevronDown className="icon-small" aria-hidden />
      </summary>
      <section
        className="figures-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow window it scrolls sideways, by the keyboard too
        tabIndex={0}
        aria-label={caption}
      >
        <table className={clsx('table figures-table', cards && 'figure-cards')}>
          <caption className="hidden-text">{caption}</caption>
          {children}
        </table>
      </section>
    </details>
  )
}
