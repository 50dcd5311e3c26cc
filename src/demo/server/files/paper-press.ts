import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PaperTask } from './paper-document.ts'

/** What sets papers as PDFs. */
export interface PaperPress {
  /** One after the other: wait for each. */
  set: (task: PaperTask) => Promise<Uint8Array>
  close: () => Promise<unknown>
}

/** A press on a thread of its own, which starts with the first paper. */
export function paperPress(): PaperPress {
  let thread: Worker | null = null
  return {
    set: async (task) => {
      thread ??= new Worker(new URL('./paper-worker.ts', import.meta.url))
      thread.postMessage(task)
      // Rejects with what the thread died of.
      const [content] = await once(thread, 'message')
      return content as Uint8Array
    },
    close: async () => thread?.terminate(),
  }
}
