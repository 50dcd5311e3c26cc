import type { AgreementWord } from './statement.endpoints.ts'

/** Each owner's newest word, the newest first (as the history is). */
export function wordsThatCount<Word extends Pick<AgreementWord, 'by'>>(history: readonly Word[]): Word[] {
  const seen = new Set<number>()
  return history.filter(({ by }) => !seen.has(by.idOwner) && seen.add(by.idOwner))
}

/**
 * The word in force on a year: a rejection that the club has not answered, whatever the other owners said since; without
 * one the newest. Null before the first word.
 */
export function wordInForce(history: readonly AgreementWord[]): AgreementWord | null {
  const words = wordsThatCount(history)
  return words.find((word) => !word.accepted && word.response === null) ?? words[0] ?? null
}

/**
 * Whether an answer only repeats the owner's own one that counts (same answer and comment, no reply of the club and no transaction
 * since), so that nothing has to be written. Any other answer is stored and replaces it: an owner may change their
 * mind.
 */
export function repeats(
  current: Pick<AgreementWord, 'accepted' | 'comment' | 'response' | 'newSince'> | null,
  answer: { accepted: boolean; comment: string | null },
): boolean {
  return (
    current !== null &&
    current.accepted === answer.accepted &&
    current.comment === answer.comment &&
    current.response === null &&
    current.newSince === 0
  )
}
