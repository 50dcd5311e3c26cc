import type { Language } from '../../kernel/language.ts'

/** A letter or booklet of the demo club, as its PDF and its Word file are set from it. */
export interface Paper {
  language: Language
  title: string
  /** One sentence under the title. */
  lead: string
  /** Names and what they stand for: contract, residence, days. */
  facts?: readonly (readonly [string, string])[]
  sections: readonly PaperSection[]
  /** Who signs, each over a line of their own. */
  signers?: readonly string[]
  /** Stands at the foot of every page. */
  foot: string
}

export interface PaperSection {
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
  table?: PaperTable
}

/** The last column is set flush right: it holds the figures. */
export interface PaperTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}
