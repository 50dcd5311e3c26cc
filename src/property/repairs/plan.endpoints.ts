import * as z from 'zod/mini'
import { bilingual, day, id, oneLine, whole } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { RAREST_MONTHS } from './plan.ts'

const access = { who: 'desk' } as const

const planShape = z.object({
  id: z.number(),
  idHousing: z.number(),
  hotel: z.string(),
  residence: z.string(),
  what: bilingual(),
  everyMonths: z.number(),
  firstDay: z.string(),
  /** When it is due next; its job is made some days before. */
  nextDay: z.string(),
  idTechnician: z.number(),
  technician: z.string(),
  active: z.boolean(),
  /** The job that it was made into last. */
  lastJob: z.nullable(z.object({ idRequest: z.number(), code: z.string(), day: z.string() })),
  /** A contract of the residence takes its jobs; without one they wait. */
  hasContract: z.boolean(),
})

/** All that recurs, by resort and residence, with the residences and technicians to choose from. */
export const listRepairPlans = endpoint({
  name: 'listRepairPlans',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/plans/',
  access,
  answer: z.object({
    data: z.object({
      plans: z.array(planShape),
      residences: z.array(
        z.object({ id: z.number(), number: z.string(), hotel: z.string(), today: z.string() }),
      ),
      technicians: z.array(z.object({ id: z.number(), name: z.string(), idHotel: z.nullable(z.number()) })),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Writes what recurs: a new one without a number. From its first day on it becomes a job of the residence’s contract every so many
 * months; what is past is not made up for.
 */
export const saveRepairPlan = endpoint({
  name: 'saveRepairPlan',
  group: 'property',
  method: 'POST',
  path: '/desk/repairs/plans/',
  access,
  body: z.object({
    id: z.nullable(id()),
    idHousing: id(),
    what: z.object({ en: oneLine(200), es: oneLine(200) }),
    everyMonths: whole(1, RAREST_MONTHS),
    firstDay: day(),
    idTechnician: id(),
    active: z.boolean(),
  }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { TECHNICIAN_ELSEWHERE: 409 },
  addition: true,
  idempotent: true,
})

export type RepairPlan = z.output<typeof planShape>
