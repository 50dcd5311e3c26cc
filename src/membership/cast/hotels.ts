import type { Bilingual } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'

export interface HotelRow {
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
}

/** The three resorts of the demo club. They are invented; their zones are real. */
export function hotels(): HotelRow[] {
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
      confirms_itself: true,
      scene: 'selva',
    },
  ]
}
