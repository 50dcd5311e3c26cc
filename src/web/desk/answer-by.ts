import { addDays, type Day } from '../../kernel/day.ts'

const SATURDAY = 6

/**
 * The last day of an answer that is promised within one working day: the first day from Monday to Friday after the one on
 * which it was asked for. Days of rest of a place are not known: an answer on the next day is early there.
 */
export function answerBy(asked: Day): Day {
  let day = addDays(asked, 1)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() % SATURDAY === 0) day = addDays(day, 1)
  return day
}
