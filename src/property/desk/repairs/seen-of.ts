import * as z from 'zod/mini'
import type { DeskRepair } from '../../repairs/desk.endpoints.ts'

/** What a deed names: the repair, and the change of it that the desk saw. */
export const seenOf = ({ id, job }: Pick<DeskRepair, 'id' | 'job'>) => ({
  idRequest: id,
  sequence: job?.sequence ?? 0,
})

/** Words that may be left out. */
export const someWords = (most: number) => z.string().check(z.trim(), z.maxLength(most))
