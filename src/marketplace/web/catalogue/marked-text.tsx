import { marked } from '../../search/marked.ts'

/** A text in which what was searched for is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marked(text, words).map(({ text: piece, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their place
    found ? <mark key={index}>{piece}</mark> : piece,
  )
}
