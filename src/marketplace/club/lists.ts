import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, reference } from '../../club-folder/field.ts'
import { choice, email, whole, yesNo } from '../../club-folder/kinds.ts'
import { hotel } from '../../membership/club-files.ts'
import { product, quarter } from './references.ts'

/** The recipients of a list, and its hour. */
const sending = () => [
  cell('email', email, 'Who serves it.'),
  cell('language', choice('en', 'es'), 'The language of the mail.'),
  cell('send_at', quarter, 'When, by the hotel’s clock: a quarter of an hour.'),
  cell('days_before', whole(0, 1), '0: on the day; 1: on the day before.', { empty: 1 }),
  cell('when_empty', yesNo, 'Also on days to which nobody comes.', { empty: false }),
]

/** To whom the lists of a day go by themselves. */
export const LIST_FILES: readonly ClubFile[] = [
  {
    name: 'day-list-mails',
    table: 'day_list_mails',
    says: 'To whom the list of a product’s day goes by itself.',
    key: ['hotel_id', 'product_id'],
    numbered: true,
    fields: [hotel('Where it is served.'), product(), ...sending()],
  },
  {
    name: 'event-list-mails',
    table: 'event_list_mails',
    says: 'To whom the list of an event goes by itself.',
    key: ['event_id'],
    numbered: true,
    fields: [reference('event_id', 'events', ['event_slug'], 'The event.'), ...sending()],
  },
]
