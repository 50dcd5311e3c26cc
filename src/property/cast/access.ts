import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import { hotels } from '../../membership/cast/hotels.ts'
import { type AccessType, windowOf } from '../access.ts'

export function accessTypes() {
  return [
    { code: 'VI', name: { en: 'Visit', es: 'Visita' }, position: 1 },
    { code: 'CL', name: { en: 'Cleaning', es: 'Limpieza' }, position: 2 },
    { code: 'MT', name: { en: 'Maintenance', es: 'Mantenimiento' }, position: 3 },
    { code: 'PV', name: { en: 'Providers', es: 'Proveedores' }, position: 4 },
    { code: 'MD', name: { en: 'Medical visit', es: 'Visita médica' }, position: 5 },
  ]
}

interface Visit {
  type: AccessType
  /** Days from today: the first and the last. */
  from: number
  to: number
  times: [string, string] | null
  reason: { en: string; es: string }
  guests: readonly string[]
}

const VISITS: readonly Visit[] = [
  {
    type: 'VI',
    from: 0,
    to: 2,
    times: ['10:00', '22:00'],
    reason: { en: 'Weekend visit', es: 'Visita de fin de semana' },
    guests: ['Tomás|Arriaga', 'Julia|Rivas', 'Mateo|Arriaga|child'],
  },
  {
    type: 'CL',
    from: 0,
    to: 0,
    times: ['09:00', '13:00'],
    reason: { en: 'Deep clean before we arrive', es: 'Limpieza profunda antes de llegar' },
    guests: ['Marisol|Canul|worker'],
  },
  {
    type: 'PV',
    from: 6,
    to: 6,
    times: ['08:00', '17:00'],
    reason: { en: 'New glass for the terrace door', es: 'Cristal nuevo para la puerta de la terraza' },
    guests: ['Raúl|Pech|worker', 'Iván|Uc|worker'],
  },
  {
    type: 'MD',
    from: 19,
    to: 25,
    times: null,
    reason: { en: 'On call during our stay', es: 'De guardia durante la estancia' },
    guests: ['Ana|Solís'],
  },
  {
    type: 'MT',
    from: -47,
    to: -47,
    times: ['11:00', '15:00'],
    reason: { en: 'Air conditioning service', es: 'Servicio de aire acondicionado' },
    guests: ['Jorge|May|worker'],
  },
  {
    type: 'VI',
    from: -74,
    to: -70,
    times: ['09:00', '21:00'],
    reason: { en: 'Friends for dinner', es: 'Cena con amistades' },
    guests: ['Claire|Bishop', 'Samuel|Bishop'],
  },
  {
    type: 'VI',
    from: 33,
    to: 35,
    times: ['12:00', '20:00'],
    reason: { en: 'Family at the pool', es: 'Familia en la alberca' },
    guests: ['Renata|Solís', 'Diego|Solís|child'],
  },
]

/** Visits around today at the cast's residences, and a few at the others', a pass for each guest, and who came when. */
export function accessControl(scene: {
  today: Day
  dice: Dice
  contracts: readonly ContractRow[]
  english: ReadonlySet<number>
}) {
  const { today, dice } = scene
  const records: Record<string, unknown>[] = []
  const guests: Record<string, unknown>[] = []
  const passes: Record<string, unknown>[] = []
  const entries: Record<string, unknown>[] = []
  const zones = new Map(hotels().map(({ id, zone }) => [id, zone]))
  const codes = new Set<string>()
  for (const contract of scene.contracts) {
    const told = contract.id <= CAST_CONTRACTS.inesSignature
    for (const visit of VISITS.filter(() => told || dice.chance(25))) {
      const id = records.length + 1
      const asked = `${addDays(today, Math.min(visit.from - 4, -1))}T15:10:00Z`
      const times = {
        firstDay: addDays(today, visit.from),
        lastDay: addDays(today, visit.to),
        allDay: !visit.times,
        timeIn: visit.times?.[0] ?? null,
        timeOut: visit.times?.[1] ?? null,
      }
      records.push({
        id,
        contract_id: contract.id,
        type_code: visit.type,
        first_day: times.firstDay,
        last_day: times.lastDay,
        all_day: times.allDay,
        time_in: times.timeIn,
        time_out: times.timeOut,
        reason: scene.english.has(contract.owner_id) ? visit.reason.en : visit.reason.es,
        created_at: asked,
        changed_at: asked,
      })
      const { from, to } = windowOf(times, zones.get(contract.hotel_id) ?? 'UTC')
      const first = passes.length + 1
      for (const [index, guest] of visit.guests.entries()) {
        const [told, family, guest_type = 'adult'] = guest.split('|')
        const [name, lastname] = isKnownToAll(visit, contract.id)
          ? [told, family]
          : ofContract(contract.id, index, guest_type === 'child')
        const position = index + 1
        const email = index === 0 && visit.type === 'VI' ? `${mailName(name)}@visitors.example` : null
        guests.push({ access_id: id, position, name, lastname, email, guest_type })
        passes.push({
          id: passes.length + 1,
          access_id: id,
          guest_position: position,
          name,
          lastname,
          code: newCode(dice, codes),
          starts_at: from.toISOString(),
          ends_at: to.toISOString(),
          issued_at: asked,
        })
      }
      // Bahía Serena's own people stand at the gate; so do the others' at theirs.
      const gate = { pass_id: first, admin_id: contract.hotel_id + 1 }
      if (visit.to < 0) {
        const day = addDays(today, visit.from)
        entries.push(
          { ...gate, direction: 'in', at: `${day}T17:05:00Z` },
          { ...gate, direction: 'out', at: `${day}T21:40:00Z` },
        )
      }
    }
  }
  return { records, guests, passes, entries }
}

/** Whoever works comes to many residences, one after the other; family and friends are an owner's own. */
const isKnownToAll = ({ type }: Visit, contractId: number) =>
  contractId === CAST_CONTRACTS.elena || (type !== 'VI' && type !== 'MD')

const FIRST_NAMES = ['Adriana', 'Gerardo', 'Lorena', 'Hugo', 'Silvia', 'Martín', 'Noemí', 'Ernesto'] as const
const CHILDREN = ['Abril', 'Emilio', 'Julieta', 'Gael'] as const
const FAMILIES = ['Lozano', 'Beltrán', 'Cervantes', 'Pineda', 'Zavala', 'Murguía', 'Olvera'] as const

/** A visitor of one contract's owner, whom no other has: the family names repeat only with other first names. */
function ofContract(contractId: number, index: number, isChild: boolean): [string, string] {
  const names = isChild ? CHILDREN : FIRST_NAMES
  const family = FAMILIES[contractId % FAMILIES.length] ?? 'Lozano'
  const second = FAMILIES[Math.floor(contractId / FAMILIES.length) % FAMILIES.length] ?? 'Lozano'
  return [names[(contractId + index) % names.length] ?? 'Hugo', `${family} ${second}`]
}

/** Six digits of the demo, each once. The real ones come from a secure source. */
function newCode(dice: Dice, taken: Set<string>): string {
  for (;;) {
    const code = String(dice.between(0, 999_999)).padStart(6, '0')
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
}

function mailName(name = ''): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
}
