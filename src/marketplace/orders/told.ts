import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'

/** What an owner has to know on the day: where one meets, what to bring along, and who serves it. Null is what is not said. */
export const toldShape = z.object({
  meetingPoint: z.nullable(bilingual()),
  bring: z.nullable(bilingual()),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
})

export type Told = z.output<typeof toldShape>
