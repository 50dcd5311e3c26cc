import type { Words } from '../../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const ABOUT_REFUSALS = {
  SLOT_TAKEN: /*i18n*/ {
    id: 'refusal.SLOT_TAKEN',
    message: 'Somebody else has just taken that time. Nothing was arranged; choose another time.',
  },
  SLOT_NOT_OPEN: /*i18n*/ {
    id: 'refusal.SLOT_NOT_OPEN',
    message: 'That time is no longer open for meetings. Nothing was arranged; choose another time.',
  },
  ALREADY_MEETING: /*i18n*/ {
    id: 'refusal.ALREADY_MEETING',
    message: 'You already have a meeting at that time. Nothing was arranged; choose another time.',
  },
  MEETINGS_FULL: /*i18n*/ {
    id: 'refusal.MEETINGS_FULL',
    message:
      'You have {most, plural, one {# meeting} other {# meetings}} to come, and that is as many as can be arranged here at once. Nothing was arranged; cancel one, or call the concierge at {phone}.',
  },
  MAIL_DAY_WRONG: /*i18n*/ {
    id: 'refusal.MAIL_DAY_WRONG',
    message:
      'An email that answers this message has a date between the day of the message and today. Nothing was saved; correct the date.',
  },
  MEETING_BEGUN: /*i18n*/ {
    id: 'refusal.MEETING_BEGUN',
    message:
      'The meeting has begun, so it can no longer be cancelled here. Nothing was changed; the concierge can help at {phone}.',
  },
} satisfies Record<string, Words>
