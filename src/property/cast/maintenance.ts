import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { Dice } from '../../membership/cast/dice.ts'

interface Repair {
  from: number
  to: number
  asked: number
  status: 'open' | 'in-progress' | 'resolved' | 'cancelled'
  closed: number | null
  provider: string | null
  description: { en: string; es: string }
  resolution: { en: string; es: string } | null
}

const REPAIRS: readonly Repair[] = [
  {
    from: 2,
    to: 4,
    asked: -1,
    status: 'open',
    closed: null,
    provider: null,
    description: {
      en: 'The terrace door does not close all the way; it catches at the bottom.',
      es: 'La puerta de la terraza no cierra por completo; se atora en la parte inferior.',
    },
    resolution: null,
  },
  {
    from: -3,
    to: 5,
    asked: -6,
    status: 'in-progress',
    closed: null,
    provider: 'Clima Peninsular',
    description: {
      en: 'The air conditioning in the second bedroom drips at night.',
      es: 'El aire acondicionado de la segunda recámara gotea por la noche.',
    },
    resolution: null,
  },
  {
    from: -48,
    to: -46,
    asked: -52,
    status: 'resolved',
    closed: -46,
    provider: null,
    description: {
      en: 'Low pressure in the shower of the main bathroom.',
      es: 'Poca presión en la regadera del baño principal.',
    },
    resolution: {
      en: 'The filter was cleaned and a valve replaced.',
      es: 'Se limpió el filtro y se cambió una válvula.',
    },
  },
  {
    from: -90,
    to: -88,
    asked: -97,
    status: 'cancelled',
    closed: -92,
    provider: 'Vidrios del Caribe',
    description: {
      en: 'Replace the scratched glass of the balcony rail.',
      es: 'Cambiar el cristal rayado del barandal del balcón.',
    },
    resolution: {
      en: 'Cancelled by the owner: it will wait until after the season.',
      es: 'Cancelada por el propietario: se hará después de la temporada.',
    },
  },
]

/** Requests of CLASSIC contracts, the only ones that may ask: all of Elena's and Inés's, some of the others'. */
export function maintenance(scene: {
  today: Day
  dice: Dice
  contracts: readonly ContractRow[]
  english: ReadonlySet<number>
}) {
  const { today, dice } = scene
  const requests: { id: number; contract_id: number; status: Repair['status']; [column: string]: unknown }[] =
    []
  const log: Record<string, unknown>[] = []
  for (const contract of scene.contracts.filter((one) => one.membership_code === 'CLASSIC')) {
    const language = scene.english.has(contract.owner_id) ? 'en' : 'es'
    const isCast = contract.id <= CAST_CONTRACTS.inesSignature
    for (const told of REPAIRS.filter(() => isCast || dice.chance(15))) {
      const repair = { ...told, ...otherwise(told.status, contract.id) }
      const id = requests.length + 1
      const created_at = `${addDays(today, repair.asked)}T16:30:00Z`
      const closed_at = repair.closed === null ? null : `${addDays(today, repair.closed)}T19:00:00Z`
      const started = repair.status === 'in-progress' ? `${addDays(today, -3)}T15:00:00Z` : null
      requests.push({
        id,
        contract_id: contract.id,
        description: repair.description[language],
        first_day: addDays(today, repair.from),
        last_day: addDays(today, repair.to),
        provider_type: repair.provider ? 'external' : 'club',
        provider: repair.provider,
        status: repair.status,
        resolution: repair.resolution?.[language] ?? null,
        closed_at,
        created_at,
        changed_at: closed_at ?? started ?? created_at,
      })
      const owner = { actor_owner_id: contract.owner_id, actor_admin_id: null }
      const club = { actor_owner_id: null, actor_admin_id: 1 }
      log.push({ request_id: id, at: created_at, deed: 'created', comment: null, ...owner })
      if (started) log.push({ request_id: id, at: started, deed: 'started', comment: null, ...club })
      if (started)
        log.push({
          request_id: id,
          at: `${addDays(today, -2)}T16:00:00Z`,
          deed: 'commented',
          comment: COMMENT[language],
          ...club,
        })
      if (closed_at)
        log.push({
          request_id: id,
          at: closed_at,
          deed: repair.status,
          comment: null,
          ...(repair.status === 'cancelled' ? owner : club),
        })
    }
  }
  log.sort((a, b) => (String(a.at) < String(b.at) ? -1 : 1))
  return { requests, log }
}

interface Told {
  description: Repair['description']
  resolution?: Repair['resolution']
}

/** What other residences ask for in the place of the first one's. */
const OTHERWISE: Record<Repair['status'], readonly (Told | null)[]> = {
  open: [
    null,
    {
      description: {
        en: 'Two lights on the stairs stay dark since Friday.',
        es: 'Dos luces de la escalera no encienden desde el viernes.',
      },
    },
    {
      description: {
        en: 'The lock of the storage room turns without closing.',
        es: 'La cerradura de la bodega gira sin cerrar.',
      },
    },
    {
      description: {
        en: 'A bedroom window rattles when the wind turns north.',
        es: 'Una ventana de la recámara vibra cuando sopla el norte.',
      },
    },
    {
      description: {
        en: 'The kitchen tap drips, slowly but all night.',
        es: 'La llave de la cocina gotea despacio, pero toda la noche.',
      },
    },
    {
      description: {
        en: 'The remote of the living-room blinds no longer answers.',
        es: 'El control de las persianas de la sala ya no responde.',
      },
    },
    {
      description: {
        en: 'A floor tile in the hall sounds hollow and moves.',
        es: 'Una loseta del pasillo suena hueca y se mueve.',
      },
    },
    {
      description: {
        en: 'The gate of the storage room scrapes on the floor.',
        es: 'La reja de la bodega roza el piso.',
      },
    },
  ],
  'in-progress': [
    null,
    {
      description: {
        en: 'The dishwasher leaves water on the kitchen floor.',
        es: 'La lavavajillas deja agua en el piso de la cocina.',
      },
    },
    {
      description: {
        en: 'The water heater goes out after ten minutes.',
        es: 'El calentador de agua se apaga a los diez minutos.',
      },
    },
    {
      description: {
        en: 'The refrigerator freezes what is on its upper shelf.',
        es: 'El refrigerador congela lo que está en la repisa de arriba.',
      },
    },
    {
      description: {
        en: 'The sliding door of the shower jumps off its rail.',
        es: 'La puerta corrediza de la regadera se sale de su riel.',
      },
    },
    {
      description: {
        en: 'The wifi drops in the bedroom at the back.',
        es: 'El wifi se corta en la recámara del fondo.',
      },
    },
    {
      description: {
        en: 'The air conditioning of the living room no longer cools.',
        es: 'El aire acondicionado de la sala ya no enfría.',
      },
    },
    {
      description: {
        en: 'One burner of the stove does not light.',
        es: 'Una hornilla de la estufa no enciende.',
      },
    },
  ],
  resolved: [
    null,
    {
      description: {
        en: 'The balcony drain is blocked; rain stays on the tiles.',
        es: 'El desagüe del balcón está tapado y la lluvia se queda en el piso.',
      },
      resolution: {
        en: 'The drain was opened and given a new grid.',
        es: 'Se destapó y se le puso una rejilla nueva.',
      },
    },
    {
      description: {
        en: 'The ceiling fan of the main bedroom hums.',
        es: 'El ventilador de techo de la recámara principal hace ruido.',
      },
      resolution: {
        en: 'The fan was balanced and its bearing replaced.',
        es: 'Se balanceó y se le cambió el rodamiento.',
      },
    },
  ],
  cancelled: [
    null,
    {
      description: {
        en: 'Paint the bedroom in a lighter tone.',
        es: 'Pintar la recámara de un tono más claro.',
      },
    },
    {
      description: {
        en: 'Change the hammock hooks of the terrace.',
        es: 'Cambiar los ganchos de la hamaca de la terraza.',
      },
    },
  ],
}

/** What a residence asks for: the first ones as they are told above, every other something of its own as far as there is. */
function otherwise(status: Repair['status'], contract: number): Told | null {
  const list = OTHERWISE[status]
  return list[(contract - 1) % list.length] ?? null
}

const COMMENT = {
  en: 'The technician has ordered the part and comes back when it is here.',
  es: 'El técnico pidió la pieza y regresa en cuanto llegue.',
} as const
