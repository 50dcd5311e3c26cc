import { createContext, type ReactNode, use } from 'react'

/** What the parts' headings are: beside the statement they stand under the drawer's h2, on a page under its h1. */
export const WhyLevel = createContext<'h2' | 'h3'>('h3')

export function WhyHeading({ id, children }: { id?: string; children: ReactNode }) {
  const Level = use(WhyLevel)
  return (
    <Level className="why-heading" id={id}>
      {children}
    </Level>
  )
}
