import { addDays, type Day } from '../kernel/day.ts'
import { CAST_CONTRACTS } from '../membership/cast/contracts.ts'
import { CAST } from '../membership/cast/owners.ts'
import { PEOPLE } from './cast/staff.ts'
import { TERMS_TEXT } from './cast/terms.ts'

/** The club's people, and the weekly hours from which the slots of meetings follow. */
export function staff() {
  const people = PEOPLE.map(({ hours: _hours, ...person }, index) => ({
    id: index + 1,
    ...person,
    in_team: true,
    position: index + 1,
  }))
  const hours = PEOPLE.flatMap((person, index) =>
    person.hours.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({
        staff_id: index + 1,
        weekday,
        start_time: from,
        end_time: to,
        slot_minutes: 30,
      })),
    ),
  )
  return { people, hours }
}

/** The terms in both languages, valid since before any contract of the demo was used on the web. */
export function terms(today: Day) {
  const valid_from = addDays(today, -900)
  return TERMS_TEXT.flatMap(({ term, en, es }) => [
    { term, language: 'en', valid_from, ...en },
    { term, language: 'es', valid_from, ...es },
  ])
}

/** Figures that screens ask for by number. */
export function genericParameters() {
  return [
    { id: 1, name: 'maintenance-limits', value: { files: 5, images: 5, megabytes: 10 } },
    { id: 2, name: 'gallery-limits', value: { photos: 5, megabytes: 10 } },
    { id: 3, name: 'concierge-hours', value: { from: '07:00', to: '23:00' } },
  ]
}

const NOT_ANSWERED = { answer: null, answered_at: null, answered_by_admin_id: null, answer_read_at: null }

/** The messages of the demo's owners: one sent yesterday and not answered, one answered and not read yet. */
export function contactMessages(today: Day) {
  return [
    {
      id: 1,
      owner_id: CAST.elena,
      contract_id: CAST_CONTRACTS.elena,
      staff_id: 2,
      subject: 'Early arrival in three weeks',
      body: 'Our flight lands after lunch. Could the residence be ready by three, or is there somewhere to leave the bags?',
      created_at: `${addDays(today, -1)}T17:05:00Z`,
      ...NOT_ANSWERED,
    },
    {
      id: 2,
      owner_id: CAST.ines,
      contract_id: CAST_CONTRACTS.inesSignature,
      staff_id: null,
      subject: 'Factura del segundo trimestre',
      body: 'Necesito la factura de la cuota del segundo trimestre con el domicilio nuevo.',
      created_at: `${addDays(today, -15)}T18:40:00Z`,
      answer: 'Buen día. La factura con el domicilio nuevo ya está en sus documentos.',
      answered_at: `${addDays(today, -14)}T16:10:00Z`,
      answered_by_admin_id: 1,
      answer_read_at: null,
    },
  ]
}
