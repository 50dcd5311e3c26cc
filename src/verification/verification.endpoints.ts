import * as z from 'zod/mini'
import { email, id, text } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { doneShape } from '../membership/membership.endpoints.ts'
import { ABOUT } from './about.ts'

/**
 * Whether the club sent the mail with a code. What is answered names nobody: when, to whom (masked), from which address,
 * and in a few words what about. Codes that nobody has are counted by address (429).
 */
export const verifyMail = endpoint({
  name: 'verifyMail',
  group: 'account',
  method: 'POST',
  path: '/verify/mail/',
  access: { who: 'anyone' },
  body: z.object({ code: text(40) }),
  answer: z.object({
    /** Null: no mail of the club has this code. */
    data: z.nullable(
      z.object({
        /** An instant in UTC: the mail’s own date. */
        sentAt: z.string(),
        to: z.string(),
        from: z.string(),
        about: z.nullable(z.enum(ABOUT)),
        /** Whether it has a button, and where all of its links lead; null where it has none. */
        leadsTo: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  slowsDown: true,
  transaction: 'own',
  changesNothing: true,
  addition: true,
})

const REPORT = {
  /** The code as it was typed, if any was. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  words: text(2000),
  /** Where to answer somebody who has not signed in. */
  contact: z.optional(email()),
}

/** Reports a message that somebody does not trust to the desk. Who is signed in is answered at the account’s address. */
export const reportSuspicion = endpoint({
  name: 'reportSuspicion',
  group: 'account',
  method: 'POST',
  path: '/verify/report/',
  access: { who: 'anyone' },
  body: z.object(REPORT),
  answer: doneShape,
  refusals: { REPORTS_WAIT: 409 },
  slowsDown: true,
  changesNothing: true,
  addition: true,
})

/**
 * The number that the owner and the desk see together: the living one, or a new one for two minutes. A page asks for the
 * next one by itself; that is no activity.
 */
export const openCallerCheck = endpoint({
  name: 'openCallerCheck',
  group: 'account',
  method: 'POST',
  path: '/verify/caller/',
  access: { who: 'owner' },
  answer: z.object({
    data: z.object({ id: z.number(), digits: z.string(), secondsLeft: z.number() }),
  }),
  refusals: {},
  changesNothing: true,
  addition: true,
})

/** What the owner says of the caller’s number. A wrong one is reported to the desk. */
export const answerCallerCheck = endpoint({
  name: 'answerCallerCheck',
  group: 'account',
  method: 'PUT',
  path: '/verify/caller/',
  access: { who: 'owner' },
  body: z.object({ id: id(), heard: z.enum(['right', 'wrong']) }),
  answer: doneShape,
  refusals: { CALL_OVER: 409 },
  addition: true,
})

export type VerifiedMail = NonNullable<AnswerOf<typeof verifyMail>['data']>
export type CallerCheck = AnswerOf<typeof openCallerCheck>['data']
