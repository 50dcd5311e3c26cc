import type { AgreementWord } from './statement.endpoints.ts'

/**
 * Whether an answer only repeats the word that counts, so that nothing has to be written: the same answer and comment,
 * no word of the club and no transaction since. Any other is a new word, and the newest counts: an owner may change
 * their mind, and accepts after the club has answered a rejection.
 */
export function repeats(
  current: Pick<AgreementWord, 'accepted' | 'comment' | 'response'> | null,
  answer: { accepted: boolean; comment: string | null },
  newSince: number,
): boolean {
  return (
    current !== null &&
    current.accepted === answer.accepted &&
    current.comment === answer.comment &&
    current.response === null &&
    newSince === 0
  )
}
