import type { Day } from '../kernel/day.ts'
import { accessOfElena } from '../membership/cast/access.ts'
import { type ContractRow, contracts, coOwners } from '../membership/cast/contracts.ts'
import type { Dice } from '../membership/cast/dice.ts'
import { type CastHotel, hotels } from '../membership/cast/hotels.ts'
import { admins, type OwnerRow, owners } from '../membership/cast/owners.ts'
import {
  type HousingRow,
  type RoomCategoryRow,
  residences,
  roomCategories,
} from '../membership/cast/room-categories.ts'
import { trustedOfElena } from '../membership/cast/trusted.ts'
import { into, type TableRows } from './rows.ts'

export interface Setting {
  /** Everything is placed around this day. */
  today: Day
  /** A random source of one's own for each part of the club. */
  dice: (name: string) => Dice
  passwordHash: string
}

/** What the rest of the club stands on. */
export interface People {
  hotels: CastHotel[]
  categories: RoomCategoryRow[]
  owners: OwnerRow[]
  contracts: ContractRow[]
  housing: HousingRow[]
  /** The numbers of the owners who read English. */
  english: ReadonlySet<number>
}

/** Hotels, residences, owners, admins and contracts. */
export function demoPeople({ today, dice, passwordHash }: Setting): { people: People; tables: TableRows[] } {
  const hotelRows = hotels()
  const categories = roomCategories()
  const housing = residences(categories)
  const ownerRows = owners({ today, dice: dice('owners'), passwordHash })
  const contractRows = contracts({ today, dice: dice('contracts'), owners: ownerRows, categories, housing })
  const zone = hotelRows[0]?.zone ?? 'UTC'
  const trusted = trustedOfElena({ today, zone, passwordHash })
  return {
    people: {
      hotels: hotelRows,
      categories,
      owners: ownerRows,
      contracts: contractRows,
      housing,
      english: new Set(ownerRows.filter((one) => one.language_code === 'ENG').map((one) => one.id)),
    },
    tables: [
      into('hotels', hotelRows),
      into('room_categories', categories),
      into('housing', housing),
      into('owners', ownerRows),
      into('admins', admins(passwordHash)),
      into('contracts', contractRows),
      into('contract_owners', coOwners(contractRows)),
      into('trusted_people', trusted.people),
      into('trusts', trusted.trusts),
      into('trust_contracts', trusted.contracts),
      into('access_events', accessOfElena(today, zone)),
    ],
  }
}
