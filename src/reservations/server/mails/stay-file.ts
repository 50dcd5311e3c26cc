import type { Language } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailAttachment, MailHouse } from '../../../server/mail/template.ts'
import { writeCalendar } from '../../year/ics.ts'
import { stayEvent } from '../calendar/stay-event.ts'
import { stayOfMail } from './mail-stay.ts'

/**
 * The stay for the reader's calendar: the same event as in their feed and in the file of the stay's page (UID), with the
 * booking's own SEQUENCE, so that a later mail changes what an earlier one brought. The club invites, and nobody is asked
 * to answer. Who has a feed gets the file beside the mail: a calendar takes it in only where they ask it to.
 */
export function stayFile(
  content: NewMail['content'],
  language: Language,
  house: MailHouse,
): MailAttachment[] {
  const stay = stayOfMail(content)
  if (!stay) return []
  const event = stayEvent(
    { ...stay, address: stay.arrival.address, changedAt: new Date(stay.changedAt) },
    language,
    house,
  )
  const takesBack = event.status === 'CANCELLED'
  const { name, tagline, mailFrom } = house.brand
  const invitation = content.follows === 'feed' ? null : takesBack ? 'CANCEL' : 'REQUEST'
  const text = writeCalendar({
    product: name,
    method: invitation ?? 'PUBLISH',
    events: [
      {
        ...event,
        writtenAt: new Date(String(content.at)),
        ...(invitation && {
          organizer: { name: `${name} ${tagline}`.trim(), email: mailFrom },
          attendee: { name: String(content.whole), email: String(content.email) },
        }),
      },
    ],
  })
  const file = { name: `${stay.code}.ics`, content: text }
  return [
    invitation
      ? { ...file, mediaType: 'text/calendar; charset=utf-8', invitation }
      : { ...file, mediaType: 'text/calendar; charset=utf-8; method=PUBLISH' },
  ]
}
