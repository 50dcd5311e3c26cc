import type { Words } from '../kernel/language.ts'

/** Refusals that the browser says itself as well. */
export const VISIT_REFUSALS = {
  ACCESS_NEEDS_GUEST: /*i18n*/ {
    id: 'refusal.ACCESS_NEEDS_GUEST',
    message: 'You must have 1 guest at least',
  },
  TIME_OUT_LOWER: /*i18n*/ {
    id: 'refusal.TIME_OUT_LOWER',
    message: 'Your Time Out is lower than your Time In!',
  },
  TIME_OUT_SAME: /*i18n*/ {
    id: 'refusal.TIME_OUT_SAME',
    message: 'Your Time Out is same as your Time In!',
  },
  ACCESS_TIMES_MISSING: /*i18n*/ {
    id: 'refusal.ACCESS_TIMES_MISSING',
    message: 'Give a time in and a time out, or choose 24-hour access.',
  },
  ACCESS_DAYS_BACKWARDS: /*i18n*/ {
    id: 'refusal.ACCESS_DAYS_BACKWARDS',
    message: 'The last day comes before the first.',
  },
  ACCESS_IN_THE_PAST: /*i18n*/ {
    id: 'refusal.ACCESS_IN_THE_PAST',
    message: 'That time has passed already at the resort. Choose one that lies ahead, from {today} on.',
  },
  ACCESS_TOO_LONG: /*i18n*/ {
    id: 'refusal.ACCESS_TOO_LONG',
    message: 'One visit lasts at most {longest} days. Register a second one for the rest.',
  },
} satisfies Record<string, Words>
