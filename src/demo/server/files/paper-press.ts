import { openPress } from '../../../server/press/press.ts'
import type { PaperTask } from './paper-document.ts'

/** Its worker ends so long after the last paper, in milliseconds: they are made at one go, and then hardly any more. */
const IDLE_MS = 3_000

const press = openPress<PaperTask, Uint8Array>({
  program: new URL('./paper-worker.ts', import.meta.url),
  idleMs: IDLE_MS,
})

/** Sets a paper as a PDF, on the portal's own kind of press. Throws where it cannot be set. */
export async function setPaper(task: PaperTask): Promise<Uint8Array> {
  const made = await press(task)
  if (!made.ok) throw new Error(`A paper could not be set: ${made.values?.error ?? made.reason}`)
  return made.value
}
