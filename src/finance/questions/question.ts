import type { DocumentPart } from '../settlement-documents.ts'

/** How a question about a line ends: the figure is right, a document corrects it, or who asked takes it back. */
export const QUESTION_OUTCOMES = ['stands', 'corrected', 'withdrawn'] as const
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number]

/** How often a line may be asked about, what was taken back counted too; after that one talks to the club. */
export const MOST_QUESTIONS_OF_A_LINE = 3

/** How many questions of a contract may be open at once. */
export const MOST_OPEN = 10

/** The longest question, and the longest answer, in letters. */
export const MOST_QUESTION_LETTERS = 1000

/** Why a line cannot be asked about now; null where it can. */
export function askFault(asked: { ofLine: number; openOfLine: boolean; openOfContract: number }) {
  if (asked.openOfLine) return 'LINE_IN_QUESTION' as const
  if (asked.ofLine >= MOST_QUESTIONS_OF_A_LINE) return 'ASKED_ENOUGH' as const
  return asked.openOfContract >= MOST_OPEN ? ('TOO_MANY_QUESTIONS' as const) : null
}

/** The document that a question is about, as far as it says whether another one may correct it. */
export interface QuestionedLine {
  part: DocumentPart | null
  /** The line is the money of a payment in the portal. */
  isPayment: boolean
  /** Its report, where it is of one, is signed. */
  isSigned: boolean
}

/**
 * Whether a document of its own may correct a line. What a signature decided and the money of a payment follow from those; the result of
 * a report that nobody has signed is put right in the report itself.
 */
export function isCorrectable({ part, isPayment, isSigned }: QuestionedLine): boolean {
  if (isPayment) return false
  return part === null || part === 'fee' || (part === 'result' && isSigned)
}

/**
 * What a correction has to enter, in signed cents, for a line to come to another figure: `nowCents` is the line with the corrections
 * that it has. A charge stays one or becomes nothing, and so does a credit; null where that would not hold or nothing would change.
 */
export function correctionOf(nowCents: number, correctedCents: number): number | null {
  if (correctedCents === nowCents) return null
  const turns = nowCents !== 0 && correctedCents !== 0 && Math.sign(nowCents) !== Math.sign(correctedCents)
  return turns ? null : correctedCents - nowCents
}

/** What the statement calls the document that corrects a line: at most 40 letters, and another one for each correction of it. */
export function correctionReference(reference: string, before: number): string {
  const ending = `-${before + 1}`
  return `CR-${reference.slice(-(37 - ending.length))}${ending}`
}
