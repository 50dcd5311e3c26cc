import { Children, type ReactNode } from 'react'

/** Three sentences, numbered; each is made from the values alone. */
export function WhySentences({ children }: { children: ReactNode }) {
  return (
    <ol className="why-sentences">
      {Children.toArray(children).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <li key={at}>
          <span>{one}</span>
        </li>
      ))}
    </ol>
  )
}
