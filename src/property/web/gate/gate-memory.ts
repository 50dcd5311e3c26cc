import * as z from 'zod/mini'
import { remember, remembered } from '../../../web/remembered.ts'

const sheetShape = z.object({
  publicKey: z.string(),
  withdrawn: z.array(z.number()),
  entries: z.array(z.object({ idPass: z.number(), count: z.number() })),
  hotels: z.array(z.object({ id: z.number(), zone: z.string() })),
  guard: z.string(),
  at: z.string(),
})
const queueShape = z.array(
  z.object({
    key: z.string(),
    idPass: z.number(),
    direction: z.enum(['in', 'out']),
    proof: z.optional(z.string()),
    seenAt: z.string(),
  }),
)

/** What a gate knows without a connection. No names, no digits: a device that is lost gives nobody away. */
export type GateSheet = z.output<typeof sheetShape>
/** Somebody who came or went while there was no connection. */
export type QueuedEntry = z.output<typeof queueShape>[number]

const SHEET = 'veranda.gate'
const QUEUE = 'veranda.gate.entries'

export const keepSheet = (sheet: GateSheet) => remember(SHEET, JSON.stringify(sheet))
/** This device checks no passes any more until somebody signs in. */
export const forgetSheet = () => remember(SHEET, 'null')
export const keepQueue = (queue: readonly QueuedEntry[]) => remember(QUEUE, JSON.stringify(queue))

/** The last offline sheet (public key and withdrawn passes) that this device has got. */
export const keptSheet = (): GateSheet | null => read(SHEET, sheetShape)

/** Entries that still have to be sent. */
export const keptQueue = (): QueuedEntry[] => read(QUEUE, queueShape) ?? []

function read<S extends z.ZodMiniType>(key: string, shape: S): z.output<S> | null {
  try {
    const result = z.safeParse(shape, JSON.parse(remembered(key) ?? 'null'))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
