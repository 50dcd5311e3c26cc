import type { Words } from '../../kernel/language.ts'
import { VISIT_REFUSALS } from '../words.ts'

/** Why something about a residence may be refused, each saying what to do. Days come formatted. */
export const PROPERTY_REFUSALS = {
  ...VISIT_REFUSALS,
  PROPERTY_MODULE_OFF: /*i18n*/ {
    id: 'refusal.PROPERTY_MODULE_OFF',
    message: 'My Property is not part of this contract. The concierge can help: {phone}.',
  },
  ACCESS_OVER: /*i18n*/ {
    id: 'refusal.ACCESS_OVER',
    message: 'This visit is over or was withdrawn, so it stays as it is. You can repeat it with new dates.',
  },
  PASS_WITHDRAWN: /*i18n*/ {
    id: 'refusal.PASS_WITHDRAWN',
    message: 'This pass was withdrawn and no longer opens. Nothing was sent; issue a new one first.',
  },
  PASS_HAS_NO_EMAIL: /*i18n*/ {
    id: 'refusal.PASS_HAS_NO_EMAIL',
    message:
      'There is no email for this guest. Nothing was sent; change the visit to add one, or share the pass yourself.',
  },
  MAINTENANCE_CLASSIC_ONLY: /*i18n*/ {
    id: 'refusal.MAINTENANCE_CLASSIC_ONLY',
    message:
      'Maintenance requests are part of CLASSIC memberships only. The concierge can help with this residence: {phone}.',
  },
  MAINTENANCE_DAYS_BACKWARDS: /*i18n*/ {
    id: 'refusal.MAINTENANCE_DAYS_BACKWARDS',
    message: 'The last day comes before the first. Nothing was sent.',
  },
  MAINTENANCE_IN_THE_PAST: /*i18n*/ {
    id: 'refusal.MAINTENANCE_IN_THE_PAST',
    message: 'The first day has to be {today} or later. Nothing was sent.',
  },
  MAINTENANCE_FILES_FULL: /*i18n*/ {
    id: 'refusal.MAINTENANCE_FILES_FULL',
    message:
      'A request holds at most {most} files, and {left, plural, =0 {there is no room left} one {there is room for # more} other {there is room for # more}}. Nothing was saved.',
  },
  MAINTENANCE_IMAGES_FULL: /*i18n*/ {
    id: 'refusal.MAINTENANCE_IMAGES_FULL',
    message:
      'A request holds at most {most} images, and {left, plural, =0 {there is no room left} one {there is room for # more} other {there is room for # more}}. Nothing was saved.',
  },
  IMAGE_UNREADABLE: /*i18n*/ {
    id: 'refusal.IMAGE_UNREADABLE',
    message: '“{name}” could not be read as an image, or has too many pixels. Nothing was saved.',
  },
  MAINTENANCE_STARTED: /*i18n*/ {
    id: 'refusal.MAINTENANCE_STARTED',
    message: 'Work on this request has begun, so it stays as it is. Add a comment to tell us more.',
  },
  MAINTENANCE_CLOSED: /*i18n*/ {
    id: 'refusal.MAINTENANCE_CLOSED',
    message: 'This request is closed. If it is still needed, send a new one.',
  },
  REPAIR_UNDER_WAY: /*i18n*/ {
    id: 'refusal.REPAIR_UNDER_WAY',
    message:
      'The work has begun, so it can no longer be cancelled. Nothing was changed; write a comment, or call {phone}.',
  },
  REPAIR_ELSEWHERE: /*i18n*/ {
    id: 'refusal.REPAIR_ELSEWHERE',
    message:
      'The repair does not stand where this can be done. Nothing was changed; look at how it stands now.',
  },
  VISIT_IN_THE_PAST: /*i18n*/ {
    id: 'refusal.VISIT_IN_THE_PAST',
    message: 'That time has passed at the resort. Nothing was sent; choose one that lies ahead.',
  },
  QUOTE_LAPSED: /*i18n*/ {
    id: 'refusal.QUOTE_LAPSED',
    message:
      'This quote is no longer valid. Nothing was approved; ask the club for a new one, below the repair.',
  },
  QUOTE_DAYS: /*i18n*/ {
    id: 'refusal.QUOTE_DAYS',
    message: 'A quote has to be valid today at least, and for half a year at most. Nothing was sent.',
  },
  QUOTE_SUM: /*i18n*/ {
    id: 'refusal.QUOTE_SUM',
    message: 'The lines come to nothing, or to more than a quote may. Nothing was sent; look at the amounts.',
  },
  BILL_ABOVE_QUOTE: /*i18n*/ {
    id: 'refusal.BILL_ABOVE_QUOTE',
    message:
      'The bill is more than the owner approved. Nothing was charged; send a new quote, and bill it once it is approved.',
  },
  TECHNICIAN_ELSEWHERE: /*i18n*/ {
    id: 'refusal.TECHNICIAN_ELSEWHERE',
    message:
      'This technician no longer works, or not at this resort. Nothing was changed; choose another one.',
  },
  TECHNICIAN_KNOWN: /*i18n*/ {
    id: 'refusal.TECHNICIAN_KNOWN',
    message: 'There is a technician of this name already. Nothing was saved.',
  },
  REPAIR_PHOTOS_FULL: /*i18n*/ {
    id: 'refusal.REPAIR_PHOTOS_FULL',
    message:
      'A repair holds at most {most} pictures of before and as many of after; {left, plural, =0 {there is no room left} one {there is room for # more} other {there is room for # more}}. Nothing was saved.',
  },
  CLOSURE_NIGHTS: /*i18n*/ {
    id: 'refusal.CLOSURE_NIGHTS',
    message:
      'A repair closes at most sixty nights, from today on and within a year. Nothing was closed; choose other nights.',
  },
  STAY_THERE: /*i18n*/ {
    id: 'refusal.STAY_THERE',
    message:
      'Stay {stay} is in {residence} from {from} to {to}{more, plural, =0 {} one {, and # more on these nights} other {, and # more on these nights}}. Nothing was closed; move it on the house chart, or choose other nights.',
  },
  CLOSED_ALREADY: /*i18n*/ {
    id: 'refusal.CLOSED_ALREADY',
    message:
      'Repair {code} closes {residence} on one of these nights already. Nothing was changed; choose other nights.',
  },
  NIGHTS_NOT_OPEN: /*i18n*/ {
    id: 'refusal.NIGHTS_NOT_OPEN',
    message: 'The night of {day} is not open for stays yet. Nothing was closed; choose other nights.',
  },
  NIGHTS_SOLD: /*i18n*/ {
    id: 'refusal.NIGHTS_SOLD',
    message:
      'All residences of this kind are taken on the night of {day}, also by stays that are not placed yet. Nothing was closed; choose other nights.',
  },
  LINK_OVER: /*i18n*/ {
    id: 'refusal.LINK_OVER',
    message: 'This link opens nothing any more. Nothing was changed; ask the club for a new one.',
  },
  LINK_DAYS: /*i18n*/ {
    id: 'refusal.LINK_DAYS',
    message: 'A link opens today at least, and for sixty days at most. Nothing was sent.',
  },
  REPAIR_PHOTOS_MISSING: /*i18n*/ {
    id: 'refusal.REPAIR_PHOTOS_MISSING',
    message: 'No picture came along. Nothing was saved; choose one.',
  },
} satisfies Record<string, Words>
