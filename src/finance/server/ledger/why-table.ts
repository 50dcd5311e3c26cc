import type { Words } from '../../../kernel/language.ts'

/** A row of the reasons: a day, what it is, what of it, and signed cents where it is an amount. */
export type WhyLine = [day: string | null, what: Words, detail: string | null, cents: number | null]

/** A part of the reasons under its title, with the rule that it is by in its own words. */
export interface WhyTable {
  title: Words
  lines: WhyLine[]
  rule: string | null
}
