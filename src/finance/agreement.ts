import type { AgreementWord } from './statement.endpoints.ts'

/**
 * Whether an answer only repeats the one in force (same answer and comment, no reply of the club and no transaction
 * since), so that nothing has to be written. Any other answer is stored and replaces it: an owner may change their
 * mind.
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
