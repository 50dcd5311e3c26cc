import { createContext } from 'react'

/** What the desk may answer a thing with, and what keeps words from being sent. */
interface RepliesToThing {
  /** Filled in, in the language of whoever reads them. */
  replies: readonly { id: number; name: string; words: string }[]
  /** The placeholders that are still open in words, as they stand there. */
  open: (words: string) => readonly string[]
}

/** The saved replies to the thing that is open; null where there are none to be had. */
export const SavedReplies = createContext<RepliesToThing | null>(null)
