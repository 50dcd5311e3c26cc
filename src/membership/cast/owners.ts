import { addDays, type Day } from '../../kernel/day.ts'
import type { StaffRole } from '../../kernel/endpoint.ts'
import type { Dice } from './dice.ts'

export interface OwnerRow {
  id: number
  name: string
  lastname: string
  phone: string | null
  email: string
  language_id: number
  language_code: 'ENG' | 'ESP'
  language_name: string
  can_book: boolean
  wants_newsletter: boolean
  password_hash: string | null
  created_at: string
}

export interface AdminRow {
  id: number
  name: string
  lastname: string
  email: string
  language_name: string
  roles: readonly StaffRole[]
  /** What the version before takes somebody for. */
  role: 'admin' | 'desk' | 'gate'
  hotel_id: number | null
  password_hash: string | null
}

/** The cast's own numbers: the people whom the tests and the demo call by name. */
export const CAST = { elena: 1, marcos: 2, ines: 3, tomas: 4, ruth: 1 } as const

/** Who hold one contract together, James’s: its reports need the signature of both. */
export const CO_OWNERS = { james: 39, leticia: 23 } as const

/** An owner with everything a row needs; the overrides say what matters to the reader. */
export function anOwner(overrides: Partial<OwnerRow> & { id: number }): OwnerRow {
  return {
    name: 'Ana',
    lastname: 'Robles Vega',
    phone: '+52 998 555 0100',
    email: `owner${overrides.id}@marea.example`,
    language_id: 1,
    language_code: 'ESP',
    language_name: 'Español',
    can_book: true,
    wants_newsletter: true,
    password_hash: null,
    created_at: '2020-01-15T16:00:00Z',
    ...overrides,
  }
}

const ENGLISH = { language_id: 2, language_code: 'ENG', language_name: 'English' } as const

const MEXICANS = [
  'Lucía|Arriaga Montes',
  'Javier|Ocampo Ríos',
  'Gabriela|Sandoval Peña',
  'Rodrigo|Cervantes Luna',
  'Mariana|Villaseñor Cruz',
  'Alejandro|Quintanilla Soto',
  'Patricia|Zambrano Gil',
  'Héctor|Barragán Díaz',
  'Daniela|Escobedo Rangel',
  'Fernando|Güemes Alanís',
  'Claudia|Iturbide Mora',
  'Sergio|Navarrete Ponce',
  'Adriana|Carmona Ibarra',
  'Ricardo|Tovar Esquivel',
  'Verónica|Lozano Treviño',
  'Emilio|Gallardo Nava',
  'Rosa María|Cantú Elizondo',
  'Arturo|Beltrán Osuna',
  'Leticia|Murillo Aceves',
  'Óscar|Peralta Jiménez',
] as const
const FOREIGNERS = [
  'Henrik|Sorensen',
  'Margaret|Holloway',
  'Daniel|Whitaker',
  'Susan|Brandt',
  'Peter|Lindqvist',
  'Karen|Oyelaran',
  'Michael|Castellano',
  'Joanne|Pruitt',
  'William|Ashworth',
  'Catherine|Delacroix',
  'Robert|Nakamura',
  'Linda|Fairbanks',
  'Thomas|Reinhardt',
  'Deborah|Kowalski',
  'James|Abernathy',
  'Nancy|Thibodeau',
] as const

/** The owners: the four of the cast, then those who make the club a club. Forty in all. */
export function owners(scene: { today: Day; dice: Dice; passwordHash: string }): OwnerRow[] {
  const { today, dice, passwordHash } = scene
  const joined = () => `${addDays(today, -dice.between(1200, 3600))}T16:00:00Z`
  const rest = [
    ...MEXICANS.map((person) => ({ person, language: {}, phone: '+52 55 5555 0' })),
    ...FOREIGNERS.map((person) => ({ person, language: ENGLISH, phone: '+1 305 555 0' })),
  ]
  const others = rest.map(({ person, language, phone }, index) => {
    const [name = '', lastname = ''] = person.split('|')
    return anOwner({
      id: index + 5,
      name,
      lastname,
      email: `${plain(name)}.${plain(lastname.split(' ')[0] ?? '')}@marea.example`,
      phone: `${phone}${100 + index}`,
      wants_newsletter: dice.chance(80),
      created_at: joined(),
      ...language,
    })
  })
  return [...castOwners(joined), ...others].map((owner) => ({ ...owner, password_hash: passwordHash }))
}

function castOwners(joined: () => string): OwnerRow[] {
  return [
    anOwner({
      id: CAST.elena,
      name: 'Elena',
      lastname: 'Harrington Ruiz',
      email: 'elena@marea.example',
      phone: '+1 415 555 0142',
      created_at: joined(),
      ...ENGLISH,
    }),
    anOwner({
      id: CAST.marcos,
      name: 'Marcos',
      lastname: 'Valdivia Rojas',
      email: 'marcos@marea.example',
      phone: '+52 669 555 0117',
      created_at: joined(),
    }),
    anOwner({
      id: CAST.ines,
      name: 'Inés',
      lastname: 'Caballero Ortiz',
      email: 'ines@marea.example',
      phone: '+52 81 5555 0163',
      created_at: joined(),
    }),
    anOwner({
      id: CAST.tomas,
      name: 'Tomás',
      lastname: 'Aldana Pech',
      email: 'tomas@marea.example',
      phone: '+52 999 555 0188',
      created_at: joined(),
    }),
  ]
}

/**
 * The people of the club who sign in on the admins' screen: Ruth, a desk at each resort, a guard, who says who does
 * what, and who issues the reports.
 */
export function admins(passwordHash: string): AdminRow[] {
  const desk = {
    language_name: 'Español',
    roles: ['admin', 'desk', 'finance'],
    role: 'desk',
    password_hash: passwordHash,
  } as const
  return [
    {
      id: CAST.ruth,
      name: 'Ruth',
      lastname: 'Salgado Vidal',
      email: 'ruth@marea.example',
      language_name: 'English',
      roles: ['admin'],
      role: 'admin',
      hotel_id: null,
      password_hash: passwordHash,
    },
    { ...desk, id: 2, name: 'Joel', lastname: 'Canul Uc', email: 'joel@marea.example', hotel_id: 1 },
    {
      ...desk,
      id: 3,
      name: 'Silvia',
      lastname: 'Osuna Lizárraga',
      email: 'silvia@marea.example',
      hotel_id: 2,
    },
    {
      ...desk,
      id: 4,
      name: 'Raúl',
      lastname: 'Chan Poot',
      email: 'raul@marea.example',
      language_name: 'English',
      hotel_id: 3,
    },
    {
      ...desk,
      id: 5,
      name: 'Gabriel',
      lastname: 'Uicab May',
      email: 'gabriel@marea.example',
      roles: ['gate'],
      role: 'gate',
      hotel_id: 1,
    },
    {
      ...desk,
      id: 6,
      name: 'Marina',
      lastname: 'Peón Castillo',
      email: 'marina@marea.example',
      language_name: 'English',
      roles: ['manager'],
      role: 'gate',
      hotel_id: null,
    },
    {
      ...desk,
      id: 7,
      name: 'Fabián',
      lastname: 'Herrera Solís',
      email: 'fabian@marea.example',
      roles: ['finance'],
      role: 'gate',
      hotel_id: null,
    },
  ]
}

/** A name as it stands in an address: no accents, no spaces. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
