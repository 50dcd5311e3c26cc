import { openPress } from '../../../server/press/press.ts'
import type { PaperTask } from './paper-document.ts'

/**
 * Its worker process ends this long after the last document (milliseconds): they are made in one batch and rarely
 * again.
 */
const IDLE_MS = 3_000

const press = openPress<PaperTask, Uint8Array>({
  program: new URL('./paper-worker.ts', import.meta.url),
  idleMs: IDLE_MS,
})

/** Makes a document as a PDF in a worker process. Throws where it cannot be made. */
export async function setPaper(task: PaperTask): Promise<Uint8Array> {
  const made = await press(task)
  if (!made.ok) throw new Error(`A paper could not be set: ${made.values?.error ?? made.reason}`)
  return made.value
}
