import * as z from 'zod/mini'

/** What waits at the desk, by kind; the address says which is shown. */
export const DESK_KINDS = [
  'bookings',
  'agreements',
  'questions',
  'payments',
  'maintenance',
  'messages',
  'meetings',
  'orders',
  'reviews',
  'suspicions',
  'losses',
] as const
/** The queues of who has the role finance. */
export const FINANCE_KINDS: readonly string[] = ['agreements', 'questions', 'payments']
export type DeskKind = (typeof DESK_KINDS)[number]

export const deskSearch = z.object({ show: z.catch(z.optional(z.enum(DESK_KINDS)), undefined) })

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk': Partial<z.output<typeof deskSearch>>
  }
}
