import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { WireVisit } from '../../access.endpoints.ts'
import type { AccessType, GuestType } from '../../access.ts'

export interface VisitorDraft {
  name: string
  lastname: string
  email: string
  guestType: GuestType
}

/** A visit as it is being typed. */
export interface VisitDraft {
  type: AccessType
  datein: string
  dateout: string
  allDay: boolean
  timein: string
  timeout: string
  reason: string
  guests: VisitorDraft[]
  language: Language
}

export const NO_GUEST: VisitorDraft = { name: '', lastname: '', email: '', guestType: 'adult' }

/** A new visit: today, in the day's hours. */
export function newVisit(today: Day, language: Language): VisitDraft {
  return {
    type: 'VI',
    datein: today,
    dateout: today,
    allDay: false,
    timein: '10:00',
    timeout: '20:00',
    reason: '',
    guests: [NO_GUEST],
    language,
  }
}

/** A visit that exists, ready to be changed. */
export function visitDraftOf(access: WireVisit, language: Language): VisitDraft {
  const { type, datein, dateout, allDay, reason } = access
  return {
    type,
    datein,
    dateout,
    allDay,
    timein: access.timein ?? '10:00',
    timeout: access.timeout ?? '20:00',
    reason,
    guests: access.guests.map((guest) => ({ ...guest, email: guest.email ?? '' })),
    language,
  }
}

/** What is sent. Guests whose every field is empty were never begun. */
export function visitBodyOf({ language, ...draft }: VisitDraft) {
  return {
    ...draft,
    timein: draft.allDay ? null : draft.timein || null,
    timeout: draft.allDay ? null : draft.timeout || null,
    guests: begun(draft.guests).map((guest) => ({ ...guest, email: guest.email.trim() || null })),
    language,
  }
}

/** The guests that count. One that is empty stands in the form without being anybody. */
export function begun(guests: readonly VisitorDraft[]): VisitorDraft[] {
  return guests.filter(({ name, lastname, email }) => (name + lastname + email).trim() !== '')
}

/** The same visit again: as long, on the next such day of the week after today. */
export function repeated(access: WireVisit, today: Day): { datein: Day; dateout: Day } {
  const weeks = Math.floor(daysBetween(access.datein, today) / 7) + 1
  const datein = addDays(access.datein, Math.max(weeks, 1) * 7)
  return { datein, dateout: lastDayFrom(access, datein) }
}

/** The last day of a visit that begins on another first day and lasts as long. */
export function lastDayFrom({ datein, dateout }: Pick<WireVisit, 'datein' | 'dateout'>, first: Day): Day {
  return addDays(first, daysBetween(datein, dateout))
}
