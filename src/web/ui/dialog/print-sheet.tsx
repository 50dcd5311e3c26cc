import './print-sheet.css'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { boot } from '../../boot.ts'
import { Logo } from '../logo.tsx'

interface PrintSheetProps {
  /** On the right of the club's name: a code, a date. */
  corner: ReactNode
  title: ReactNode
  children: ReactNode
  /** The last line: whom to ask. */
  foot: ReactNode
}

/** A sheet that exists only on paper: while it is on the page, printing shows it instead of the page. */
export function PrintSheet({ corner, title, children, foot }: PrintSheetProps) {
  const { name, tagline } = boot.brand
  return createPortal(
    <article className="print-sheet" aria-hidden>
      <header>
        <Logo name={name} tagline={tagline} size={44} />
        <p className="numeric">{corner}</p>
      </header>
      <p className="print-title">{title}</p>
      {children}
      <footer>{foot}</footer>
    </article>,
    document.body,
  )
}
