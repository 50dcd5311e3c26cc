import type { Words } from '../../kernel/language.ts'

/** Why the slice's calls may be refused. */
export const ABOUT_REFUSALS = {
  SLOT_TAKEN: /*i18n*/ {
    id: 'refusal.SLOT_TAKEN',
    message: 'That time has just been taken. Choose another one; nothing was arranged.',
  },
  SLOT_NOT_OPEN: /*i18n*/ {
    id: 'refusal.SLOT_NOT_OPEN',
    message: 'That time isn’t open for meetings any more. Choose another one; nothing was arranged.',
  },
  ALREADY_MEETING: /*i18n*/ {
    id: 'refusal.ALREADY_MEETING',
    message: 'You have another meeting at that time. Choose another one; nothing was arranged.',
  },
  MEETINGS_FULL: /*i18n*/ {
    id: 'refusal.MEETINGS_FULL',
    message:
      'You have {most, plural, one {# meeting} other {# meetings}} to come, and that is as many as can be arranged here at once. The concierge helps at {phone}.',
  },
  MAIL_DAY_WRONG: /*i18n*/ {
    id: 'refusal.MAIL_DAY_WRONG',
    message:
      'A mail that answers this message was written between the day of the message and today. Nothing was saved.',
  },
  MEETING_BEGUN: /*i18n*/ {
    id: 'refusal.MEETING_BEGUN',
    message: 'The meeting has begun, so it can’t be cancelled here any more. The concierge helps at {phone}.',
  },
} satisfies Record<string, Words>
