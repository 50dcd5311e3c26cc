import { Document, type DocumentProps } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Language } from '../../kernel/language.ts'

interface DocumentPaper {
  brand: { name: string; tagline: string }
  title: string
  /** What it is about, where its title does not say so. */
  subject?: string
  language: Language
}

/** A document of the club's: its title, who made it and in which language stand in the file, for whoever reads it aloud or files it. */
export function letterDocument(paper: DocumentPaper, ...pages: ReactNode[]): ReactElement<DocumentProps> {
  const club = `${paper.brand.name} ${paper.brand.tagline}`.trim()
  return h(
    Document,
    {
      title: paper.title,
      ...(paper.subject !== undefined && { subject: paper.subject }),
      author: club,
      creator: club,
      producer: club,
      language: paper.language === 'es' ? 'es-MX' : 'en-US',
      pageMode: 'useNone',
    },
    ...pages,
  )
}
