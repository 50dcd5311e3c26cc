import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import { quoteSums } from '../repairs/quote.ts'

/** Who repairs: the club's own people and its providers. The third is the one that owners name in the cast. */
export const TECHNICIANS = [
  technician(1, 'Jorge May Chi', 'staff', { en: 'Doors, locks and water', es: 'Puertas, cerraduras y agua' }),
  technician(2, 'Wilberth Poot Canché', 'staff', {
    en: 'Electricity and light',
    es: 'Electricidad e iluminación',
  }),
  technician(
    3,
    'Clima Peninsular',
    'provider',
    { en: 'Air conditioning', es: 'Aire acondicionado' },
    'citas@climapeninsular.example',
  ),
  technician(
    4,
    'Vidrios del Caribe',
    'provider',
    { en: 'Glass and rails', es: 'Vidrio y rieles' },
    'taller@vidriosdelcaribe.example',
  ),
  technician(
    5,
    'Línea Blanca del Sureste',
    'provider',
    { en: 'Kitchen machines', es: 'Línea blanca' },
    'servicio@lineablanca.example',
  ),
]

function technician(
  id: number,
  name: string,
  kind: 'staff' | 'provider',
  trade: Bilingual,
  email: string | null = null,
) {
  return { id, name, kind, trade, hotel_id: null, active: true, email }
}

/** What recurs at the first residence of the cast, and is not due before the next weeks. */
export function repairPlans(today: Day) {
  const due = addDays(today, 20)
  return [
    {
      id: 1,
      housing_id: 1,
      what: {
        en: 'Clean the filters of the air conditioning',
        es: 'Limpiar los filtros del aire acondicionado',
      },
      every_months: 3,
      first_day: due,
      next_day: due,
      technician_id: 3,
      active: true,
      made_at: `${addDays(today, -9)}T15:00:00Z`,
      admin_id: 1,
    },
  ]
}

interface Line {
  what: Bilingual
  quantity: number
  /** In dollars; a resort that settles in pesos has it in these. */
  dollars: number
}

/** How far the three repairs of the cast that are under way have come, in their order; the others are as the first. */
const STORIES: readonly {
  by: number
  tells: 'to-approve' | 'working' | 'to-accept'
  lines: readonly Line[]
}[] = [
  {
    by: 3,
    tells: 'to-approve',
    lines: [
      { what: { en: 'Drain pan and hose', es: 'Charola y manguera de desagüe' }, quantity: 1, dollars: 64 },
      { what: { en: 'Filters', es: 'Filtros' }, quantity: 2, dollars: 18 },
      { what: { en: 'Labor, hours', es: 'Mano de obra, horas' }, quantity: 2, dollars: 42 },
    ],
  },
  {
    by: 5,
    tells: 'working',
    lines: [
      { what: { en: 'Door seal', es: 'Empaque de la puerta' }, quantity: 1, dollars: 38 },
      { what: { en: 'Labor, hours', es: 'Mano de obra, horas' }, quantity: 1, dollars: 42 },
    ],
  },
  { by: 1, tells: 'to-accept', lines: [] },
]

const PESOS = 20
const TAX = 1600

interface Request {
  id: number
  contract_id: number
  status: string
}

/** The jobs of the repairs that are under way, with their times and quotes, and what the logs say of them. */
export function repairJobs(scene: {
  today: Day
  requests: readonly Request[]
  contracts: readonly ContractRow[]
  hotels: readonly { id: number; currency: string }[]
}) {
  const { today, contracts, hotels } = scene
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}:00Z`
  const jobs: Record<string, unknown>[] = []
  const visits: Record<string, unknown>[] = []
  const quotes: Record<string, unknown>[] = []
  const lines: Record<string, unknown>[] = []
  const log: { request_id: number; at: string; deed: string; [column: string]: unknown }[] = []
  for (const { id, contract_id } of scene.requests.filter(({ status }) => status === 'in-progress')) {
    const story = STORIES[(contract_id - 1) % STORIES.length] ?? STORIES[0]!
    const contract = contracts.find((one) => one.id === contract_id)
    const currency = hotels.find((hotel) => hotel.id === contract?.hotel_id)?.currency ?? 'USD'
    const owner = { actor_owner_id: contract?.owner_id ?? null, actor_admin_id: null }
    const club = { actor_owner_id: null, actor_admin_id: 1 }
    const isWorking = story.tells === 'working'
    jobs.push({
      request_id: id,
      technician_id: story.by,
      step: isWorking ? 'working' : 'planned',
      named_at: at(-3, '15:05'),
      changed_at: at(-1, '17:00'),
      started_at: isWorking ? at(-1, '17:00') : null,
    })
    log.push({ request_id: id, at: at(-3, '15:05'), deed: 'named', comment: null, ...club })
    visits.push({
      request_id: id,
      comes_at: story.tells === 'to-accept' ? at(2, '16:00') : at(-2, '16:00'),
      state: story.tells === 'to-accept' ? 'proposed' : 'accepted',
      made_at: at(-3, '15:10'),
    })
    log.push({ request_id: id, at: at(-3, '15:10'), deed: 'visit-proposed', comment: null, ...club })
    if (story.tells === 'to-accept') continue
    log.push({ request_id: id, at: at(-3, '18:40'), deed: 'visit-accepted', comment: null, ...owner })
    const cents = story.lines.map(({ what, quantity, dollars }) => ({
      what,
      quantity,
      unitCents: dollars * 100 * (currency === 'MXN' ? PESOS : 1),
    }))
    const sums = quoteSums(cents, TAX)
    const quote = quotes.length + 1
    quotes.push({
      id: quote,
      request_id: id,
      position: 1,
      currency,
      tax_basis_points: TAX,
      net_cents: sums.netCents,
      tax_cents: sums.taxCents,
      total_cents: sums.totalCents,
      valid_until: addDays(today, 12),
      state: isWorking ? 'approved' : 'sent',
      sent_at: at(-2, '19:00'),
      answered_at: isWorking ? at(-2, '23:12') : null,
      answered_by_owner_id: isWorking ? contract?.owner_id : null,
    })
    lines.push(
      ...cents.map(({ what, quantity, unitCents }, index) => ({
        quote_id: quote,
        position: index + 1,
        what,
        quantity,
        unit_cents: unitCents,
        cents: quantity * unitCents,
      })),
    )
    log.push({ request_id: id, at: at(-2, '19:00'), deed: 'quoted', comment: null, ...club })
    if (isWorking)
      log.push({ request_id: id, at: at(-2, '23:12'), deed: 'quote-approved', comment: null, ...owner })
    if (isWorking) log.push({ request_id: id, at: at(-1, '17:00'), deed: 'started', comment: null, ...club })
  }
  return { jobs, visits, quotes, lines, log }
}
