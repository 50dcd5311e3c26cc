import { addDays, addMonths, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Dice } from './dice.ts'
import { CAST, CO_OWNERS, type OwnerRow } from './owners.ts'
import type { HousingRow, RoomCategoryRow } from './room-categories.ts'

export interface ContractRow {
  id: number
  number: string
  owner_id: number
  hotel_id: number
  housing_id: number
  category_id: number | null
  membership_code: string
  can_subscribe: boolean
  info_long: Bilingual
  starts: Day
  ends: Day
  module_property: boolean
  module_promotions: boolean
  module_exchanges: boolean
  signing: 'any' | 'all'
}

/** The cast's contracts. Inés has two, at two resorts. */
export const CAST_CONTRACTS = { elena: 1, marcos: 2, inesClassic: 3, inesSignature: 4 } as const

/** A contract with everything a row needs; the overrides say what matters to the reader. */
export function aContract(overrides: Partial<ContractRow> & { id: number }): ContractRow {
  return {
    number: String(41_200 + overrides.id),
    owner_id: 1,
    hotel_id: 1,
    housing_id: 1,
    category_id: 1,
    membership_code: 'CLASSIC',
    can_subscribe: false,
    info_long: { en: 'Garden Studio', es: 'Estudio Jardín' },
    starts: '2018-03-01',
    ends: '2048-03-01',
    module_property: true,
    module_promotions: true,
    module_exchanges: true,
    signing: 'any',
    ...overrides,
  }
}

/**
 * The contracts: each owner has one but Tomás, who has none, Inés, who has two, and three others, who have two as well.
 * A residence belongs to one contract at most.
 */
export function contracts(scene: {
  today: Day
  dice: Dice
  owners: readonly OwnerRow[]
  categories: readonly RoomCategoryRow[]
  housing: readonly HousingRow[]
}): ContractRow[] {
  const { today, dice, categories } = scene
  const left = [...scene.housing]
  const rows: ContractRow[] = []

  const sign = (owner: number, home: HousingRow, more: Partial<ContractRow> & { starts: Day }) => {
    left.splice(left.indexOf(home), 1)
    const category = categories.find((one) => one.id === home.category_id)
    if (!category) throw new Error(`Residence ${home.number} has no category`)
    const row = aContract({
      id: rows.length + 1,
      owner_id: owner,
      hotel_id: home.hotel_id,
      housing_id: home.id,
      category_id: category.id,
      info_long: category.name,
      ends: addMonths(more.starts, 360),
      ...more,
    })
    rows.push(row)
  }
  const homeAt = (hotel: number, code: string) => {
    const ids = categories.filter((one) => one.hotel_id === hotel && one.code === code).map((one) => one.id)
    const home = left.find((one) => ids.includes(one.category_id))
    if (!home) throw new Error(`No residence is left at hotel ${hotel} in ${code}`)
    return home
  }
  // The anniversary opens the benefit year: Elena's lies far enough from today that her stays to come share one.
  const anniversary = addDays(today, -110)
  sign(CAST.elena, homeAt(1, 'TWO'), { starts: addMonths(anniversary, -12 * 9) })
  sign(CAST.marcos, homeAt(2, 'ONE'), { starts: addMonths(addDays(today, -60), -12 * 5) })
  sign(CAST.ines, homeAt(3, 'TER'), { starts: addMonths(addDays(today, -150), -12 * 6) })
  sign(CAST.ines, homeAt(1, 'ONE'), {
    starts: addMonths(addDays(today, -45), -12 * 4),
    membership_code: 'SIGNATURE',
    can_subscribe: true,
  })

  const second = new Set([6, 14, 27])
  for (const owner of scene.owners.filter((one) => one.id > CAST.tomas)) {
    const times = second.has(owner.id) ? 2 : 1
    for (let time = 0; time < times; time++) {
      const signature = dice.chance(40)
      sign(owner.id, dice.pick(left), {
        starts: addMonths(addDays(today, -dice.between(20, 350)), -12 * dice.between(4, 12)),
        membership_code: signature ? 'SIGNATURE' : 'CLASSIC',
        can_subscribe: signature,
        module_property: dice.chance(90),
        module_promotions: dice.chance(90),
        module_exchanges: dice.chance(90),
        signing: owner.id === CO_OWNERS.james ? 'all' : 'any',
      })
    }
  }
  return rows
}

/** Who holds a contract besides its first owner. */
export function coOwners(rows: readonly ContractRow[]): { contract_id: number; owner_id: number }[] {
  return rows
    .filter(({ owner_id }) => owner_id === CO_OWNERS.james)
    .map(({ id }) => ({ contract_id: id, owner_id: CO_OWNERS.leticia }))
}
