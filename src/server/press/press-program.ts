import type { PressAnswer } from './press.ts'

/**
 * What a press's worker does: makes what each order asks for, one after the other. It ends with the server, which finishes
 * what it has in hand after a signal that both have got.
 */
export function runPress<Order, Made>(make: (order: Order) => Promise<Made>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (order: Order) => {
    const answer = await make(order).then(
      (made): PressAnswer<Made> => ({ ok: true, made }),
      (error: unknown): PressAnswer<Made> => ({
        ok: false,
        error: error instanceof Error ? error.message : `${error}`,
      }),
    )
    process.send?.(answer)
  })
}
