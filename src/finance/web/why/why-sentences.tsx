import { Children, type ReactNode } from 'react'

/** Three sentences, numbered; each is made from the values alone. */
export function WhySentences({ children }: { children: ReactNode }) {
  return (
    <ol className="why-sentences">
      {Children.map(children, (one) => (
        <li>
          <span>{one}</span>
        </li>
      ))}
    </ol>
  )
}
