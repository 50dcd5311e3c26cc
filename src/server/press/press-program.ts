import type { PressAnswer } from './press.ts'

/**
 * The program of the worker process: does orders one after the other. After a signal, which both get, it ends with the
 * server, which first finishes its work.
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
