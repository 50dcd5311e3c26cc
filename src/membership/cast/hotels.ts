import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'

export interface CastHotel {
  id: number
  code: string
  name: string
  place: Bilingual
  zone: string
  currency: Currency
  dingus_code: string
  sihot_code: string
  confirms_itself: boolean
  show_in_web: boolean
  scene: string
  check_in_time: string
  check_out_time: string
  address: string
  latitude: number
  longitude: number
  arrival_door: Bilingual
}

/** The three resorts of the demo club. They are invented; their zones are real. */
export function hotels(): CastHotel[] {
  const common = { show_in_web: true, check_in_time: '15:00', check_out_time: '11:00' }
  return [
    {
      ...common,
      id: 1,
      code: 'BS',
      name: 'Bahía Serena',
      place: { en: 'Riviera Maya, Quintana Roo', es: 'Riviera Maya, Quintana Roo' },
      zone: 'America/Cancun',
      currency: 'USD',
      dingus_code: 'MAR-BS',
      sihot_code: '101',
      address: 'Carretera costera km 27, Riviera Maya, Quintana Roo',
      latitude: 20.7921,
      longitude: -86.9487,
      arrival_door: {
        en: 'Lagoon entrance, open day and night',
        es: 'Entrada de la laguna, abierta de día y de noche',
      },
      confirms_itself: true,
      scene: 'serena',
    },
    {
      ...common,
      id: 2,
      code: 'PC',
      name: 'Punta Coralina',
      place: { en: 'Pacific coast, Sinaloa', es: 'Costa del Pacífico, Sinaloa' },
      zone: 'America/Mazatlan',
      currency: 'MXN',
      dingus_code: 'MAR-PC',
      sihot_code: '102',
      address: 'Camino a Punta Coralina s/n, Mazatlán, Sinaloa',
      latitude: 23.3127,
      longitude: -106.4913,
      arrival_door: {
        en: 'Lighthouse gate; ring the bell after 11:00 PM',
        es: 'Puerta del faro; toque el timbre después de las 11:00 PM',
      },
      confirms_itself: false,
      scene: 'coralina',
    },
    {
      ...common,
      id: 3,
      code: 'SA',
      name: 'Selva Azul',
      place: { en: 'Bacalar lagoon, Quintana Roo', es: 'Laguna de Bacalar, Quintana Roo' },
      zone: 'America/Cancun',
      currency: 'USD',
      dingus_code: 'MAR-SA',
      sihot_code: '103',
      address: 'Costera de Bacalar 118, Bacalar, Quintana Roo',
      latitude: 18.6781,
      longitude: -88.3925,
      arrival_door: {
        en: 'Jetty house, beside the car park',
        es: 'Casa del muelle, junto al estacionamiento',
      },
      confirms_itself: true,
      scene: 'selva',
    },
  ]
}
