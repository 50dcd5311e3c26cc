import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'

/** Why an owner cancels on the web (channel 1), and at the desk (channel 2). */
export function cancelMotives() {
  const motive = (id: number, channel: number, en: string, es: string) => {
    const name: Bilingual = { en, es }
    return { id, channel, name, position: id }
  }
  return [
    motive(1, 1, 'Change of plans', 'Cambio de planes'),
    motive(2, 1, 'Flights changed or cancelled', 'Vuelos modificados o cancelados'),
    motive(3, 1, 'Health of a traveler', 'Salud de una de las personas que viajan'),
    motive(4, 1, 'Work or school', 'Trabajo o escuela'),
    motive(5, 1, 'Weather', 'Clima'),
    motive(6, 1, 'Another reason', 'Otro motivo'),
    motive(7, 2, 'Asked by telephone', 'Solicitado por teléfono'),
    motive(8, 2, 'Works at the residence', 'Obras en la residencia'),
  ]
}

/**
 * Penalty tiers of each hotel, valid for all the years of the demo: over 30 days none, 30 to 15 a quarter of the
 * nights, under 15 a half.
 */
export function penaltyTiers(today: Day, hotelIds: readonly number[]) {
  const valid_from = addDays(today, -365 * 5)
  const tier = (hotel_id: number, from_days: number, percent: number) => ({
    hotel_id,
    valid_from,
    from_days,
    percent,
  })
  return hotelIds.flatMap((hotel) => [tier(hotel, 0, 50), tier(hotel, 15, 25), tier(hotel, 31, 0)])
}
