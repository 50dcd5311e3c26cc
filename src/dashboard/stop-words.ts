import type { Words } from '../kernel/language.ts'

/** The page on which an owner stops the newsletter by mail, or takes it back, without signing in. */
export const STOP_WORDS = {
  ask: /*i18n*/ { id: 'newsletter.stop.ask', message: 'Stop receiving the newsletter?' },
  askMore: /*i18n*/ {
    id: 'newsletter.stop.ask-more',
    message: 'News of {club} stays in the portal. Emails about your stays, orders and visits come as before.',
  },
  stop: /*i18n*/ { id: 'newsletter.stop.button', message: 'Stop the newsletter' },
  stopped: /*i18n*/ { id: 'newsletter.stop.stopped', message: 'The newsletter no longer comes by email' },
  stoppedMore: /*i18n*/ {
    id: 'newsletter.stop.stopped-more',
    message:
      'One that is already on its way may still arrive. Should you change your mind, take it back here or under My account in the portal.',
  },
  takeBack: /*i18n*/ { id: 'newsletter.stop.take-back', message: 'Let it come again' },
  comes: /*i18n*/ { id: 'newsletter.stop.comes', message: 'The newsletter comes by email again' },
  unknown: /*i18n*/ { id: 'newsletter.stop.unknown', message: 'This address is not complete' },
  unknownMore: /*i18n*/ {
    id: 'newsletter.stop.unknown-more',
    message:
      'Nothing was changed. Open the link in the email once more, or turn the newsletter off under My account in the portal.',
  },
} satisfies Record<string, Words>
