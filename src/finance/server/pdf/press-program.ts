import { registerFonts } from './look.ts'
import type { PressAnswer } from './press.ts'

/**
 * What a press's worker does: makes a page of each order, one after the other. It ends with the server, which finishes
 * what it has in hand after a signal that both have got.
 */
export function runPress<Order>(make: (order: Order) => Promise<Uint8Array>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  registerFonts()
  process.on('message', async (order: Order) => {
    const answer = await make(order).then(
      (pdf): PressAnswer => ({ ok: true, pdf }),
      (error: unknown): PressAnswer => ({
        ok: false,
        error: error instanceof Error ? error.message : `${error}`,
      }),
    )
    process.send?.(answer)
  })
}
