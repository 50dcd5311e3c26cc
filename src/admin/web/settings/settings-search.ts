import * as z from 'zod/mini'
import { id } from '../../../kernel/check.ts'

/** Which resort, or what of the whole club. */
export const settingsSearch = z.object({
  hotel: z.catch(z.optional(id()), undefined),
  show: z.catch(
    z.optional(
      z.enum(['brand', 'logo', 'residences', 'modules', 'promises', 'sender', 'payments', 'changes']),
    ),
    undefined,
  ),
})

export type SettingsSearch = z.output<typeof settingsSearch>

declare module '../../../web/searches.ts' {
  interface Searches {
    '/settings': Partial<z.output<typeof settingsSearch>>
  }
}
