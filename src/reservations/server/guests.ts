import type { Adult, Child } from '../reservations.endpoints.ts'
import type { NewGuest } from './new-booking.store.ts'

/** The guests in order, the main adult first; nothing is kept of those given as NA. */
export function guestsOf({
  adults,
  children,
}: {
  adults: readonly Adult[]
  children: readonly Child[]
}): NewGuest[] {
  const nobody = { name: null, lastname: null, email: null, phone: null, age: null }
  const grown = adults.map((one) => ({
    ...nobody,
    kind: 'adult' as const,
    not_given: one.na,
    ...(!one.na && {
      name: one.name,
      lastname: one.lastname,
      email: one.email || null,
      phone: one.phone || null,
    }),
  }))
  const young = children.map((one) => ({
    ...nobody,
    kind: 'child' as const,
    not_given: one.na,
    ...(!one.na && { name: one.name, lastname: one.lastname, age: one.age }),
  }))
  return [...grown, ...young].map((guest, index) => ({ ...guest, position: index + 1 }))
}
