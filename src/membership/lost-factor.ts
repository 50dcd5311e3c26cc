/**
 * What the desk asks an owner who has lost the second factor (decision 0130): things that stand in the club's own records, and
 * neither in a purse with the phone nor behind the password. Only those that the club can look up are asked.
 */
export const LOSS_QUESTIONS = ['contract', 'residence', 'since', 'past-stay', 'next-stay'] as const
export type LossQuestion = (typeof LOSS_QUESTIONS)[number]

/** The least right answers. */
export const LEAST_RIGHT = 3

/** The tries of one question: one, and one more for a slip of the tongue. */
export const MOST_TRIES = 2

/** The delay between the desk's word and the end of the factor, in hours; whoever has the account may stop it. */
export const LOSS_WAITS_HOURS = 24

/** The declined requests after which no other is taken for a day. */
export const MOST_DECLINED = 3

/** The rest after a stopped request, in hours: no other is taken before. */
export const STOPPED_RESTS_HOURS = 72

/** What the club knows: each answer that is right, as it is kept. Days as `yyyy-mm-dd`. */
export type KnownOfOwner = Readonly<Record<LossQuestion, readonly string[]>>

/** The questions that can be asked of an owner: those whose answer the club has. */
export function askableOf(known: KnownOfOwner): LossQuestion[] {
  return LOSS_QUESTIONS.filter((question) => known[question].length > 0)
}

/** Whether what was said is one of the right answers. Spaces, dashes and case do not matter. */
export function isRightAnswer(question: LossQuestion, said: string, known: KnownOfOwner): boolean {
  const heard = bare(question, said)
  return heard !== '' && known[question].some((one) => bare(question, one) === heard)
}

function bare(question: LossQuestion, text: string): string {
  const isNumber = question !== 'contract' && question !== 'residence'
  return text.toUpperCase().replace(isNumber ? /[^0-9]/g : /[^0-9A-Z]/g, '')
}
