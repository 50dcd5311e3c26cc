import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'

/** The parts of the screen: the people, a meeting with one, a message to one. */
export const ABOUT_VIEWS = ['team', 'meeting', 'message'] as const
export type AboutView = (typeof ABOUT_VIEWS)[number]

/** What the address carries: the part, and whom it is about. */
export const aboutSearch = z.object({
  show: z.catch(z.optional(z.enum(ABOUT_VIEWS)), undefined),
  with: z.catch(z.optional(id()), undefined),
  /** The subject of a new message. */
  about: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
})

declare module '../../web/searches.ts' {
  interface Searches {
    '/about-us': Partial<z.output<typeof aboutSearch>>
  }
}
