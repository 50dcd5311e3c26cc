import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'
import { EDGES_OF_STAY } from '../stays/stay-day.ts'
import { TIME_KINDS } from '../times/publish-times.ts'
import { toldShape } from './told.ts'

/** The benefit that pays for a line of an order, and what it pays: passes, or cents with their tax. */
export const paidWithShape = z.object({
  name: bilingual(),
  unit: z.enum(['passes', 'money']),
  quantity: z.number(),
})

/** What a line of an order tells of the goods that it is of. */
export const goodsOfLine = {
  /** The product whose variant it is; null of a package and an event. */
  idProduct: z.nullable(z.number()),
  /** How long it takes; null where that is not said. */
  minutes: z.nullable(z.number()),
  /** How its hour is chosen: at any time, between two hours, or of slots. */
  times: z.enum(TIME_KINDS),
  /** The day of the stay that it belongs to; null: any. */
  stayDay: z.nullable(z.enum(EDGES_OF_STAY)),
  /** What an owner has to know on the day; of an event the place. */
  told: z.nullable(toldShape),
}
