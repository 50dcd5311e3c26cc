import * as z from 'zod/mini'
import { bilingual, id, text } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { looked } from '../publish-report.ts'
import { MOST_QUESTION_LETTERS, QUESTION_OUTCOMES } from './question.ts'

/** A question about a line and what became of it, as “Why this figure?” tells it. Instants in ISO 8601, amounts in signed cents. */
export const questionShape = z.object({
  id: z.number(),
  /** Which of the contract's owners asks. */
  by: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() }),
  words: z.string(),
  askedAt: z.string(),
  /** The last day of the club's promised answer, the same as the desk's clock; null once it is settled. */
  answerBy: z.nullable(z.string()),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(QUESTION_OUTCOMES)),
  answer: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** What the line came to when it was asked about, and what it comes to with the correction. */
  cents: z.number(),
  correctedCents: z.nullable(z.number()),
})

/**
 * Asks the club about a line of the statement. While the question is open the line is set aside: no total counts it and it is not
 * paid. Only an owner in person asks; whom they trust with their money reads it.
 */
export const askAboutLine = endpoint({
  name: 'askAboutLine',
  group: 'finance',
  method: 'POST',
  path: '/ledger/questions/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ id: id(), words: text(MOST_QUESTION_LETTERS) }),
  answer: z.object({ data: z.object({ idQuestion: z.number(), answerBy: z.string() }) }),
  /** ASKED_ENOUGH: about this line; TOO_MANY_QUESTIONS: of its contract are open. */
  refusals: { LINE_IN_QUESTION: 409, ASKED_ENOUGH: 409, TOO_MANY_QUESTIONS: 409 },
  idempotent: true,
})

/** Takes an open question back; its line counts again as before. Any owner of the contract may. */
export const withdrawQuestion = endpoint({
  name: 'withdrawQuestion',
  group: 'finance',
  method: 'POST',
  path: '/ledger/questions/withdraw/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ idQuestion: id() }),
  answer: z.object({ data: z.object({ withdrawn: z.boolean() }) }),
  refusals: { QUESTION_SETTLED: 409 },
  idempotent: true,
})

const waitingShape = z.object({
  id: z.number(),
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.string(),
  contract: z.string(),
  hotel: z.string(),
  residence: z.string(),
  owner: z.object({ name: z.string(), lastname: z.string(), email: z.string() }),
  /** Who holds the contract together with who asked, by name. */
  coOwners: z.array(z.string()),
  words: z.string(),
  askedAt: z.string(),
  concept: bilingual(),
  reference: z.string(),
  /** The line's day; null where the books have taken it back since. */
  day: z.nullable(z.string()),
  /** By when a charge is to be paid, and whether that day is past: asking about it does not make it on time. */
  due: z.nullable(z.string()),
  isLate: z.boolean(),
  currency: z.enum(CURRENCIES),
  /** The line as it was entered, and with the corrections that it has. */
  cents: z.number(),
  nowCents: z.number(),
  /** Whether a document of its own may correct it. */
  correctable: z.boolean(),
})

/** The questions about lines that wait for an answer, the one that waits longest first. */
export const listQuestions = endpoint({
  name: 'listQuestions',
  group: 'finance',
  method: 'GET',
  path: '/desk/questions/',
  access: { who: 'finance' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(waitingShape) }),
  refusals: {},
  addition: true,
})

/**
 * Answers a question and settles it. With a figure the line is corrected to it: a document of its own stands in the statement,
 * with an entry in the ledger, that names what it corrects. `nowCents` is what the line came to when the answer was written. CONFIRM_ITS_YOU: the correction is a large
 * sum (decision 0335).
 */
export const settleQuestion = endpoint({
  name: 'settleQuestion',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/questions/',
  access: { who: 'finance' },
  body: z.object({
    idQuestion: id(),
    answer: text(MOST_QUESTION_LETTERS),
    nowCents: z.number().check(z.int()),
    /** Signed as the line is; null where the figure stands. */
    correctedCents: z.nullable(
      z.number().check(z.int(), z.minimum(-2_000_000_000), z.maximum(2_000_000_000)),
    ),
    looked: looked(),
  }),
  answer: z.object({ data: z.object({ correction: z.nullable(z.string()) }) }),
  refusals: { QUESTION_SETTLED: 409, LINE_CHANGED: 409, NOT_CORRECTED_SO: 409, LARGE_FIGURE: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['questions', 'idQuestion'],
  mayStepUp: true,
})

export type Question = z.output<typeof questionShape>
export type WaitingQuestion = z.output<typeof waitingShape>
