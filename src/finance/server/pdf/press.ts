import { Worker } from 'node:worker_threads'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { notInTransaction } from '../../../server/outside-transaction.ts'
import type { SealOrder } from '../sealing/seal-pdf.ts'
import type { ReportPaper } from './paper.ts'

/** What is to be made: a paper, and whose seal goes on it. */
export interface PressOrder {
  paper: ReportPaper
  seal?: SealOrder
}

export type PressAnswer = { ok: true; pdf: Uint8Array } | { ok: false; error: string }

export type PressFault = 'PRESS_BUSY' | 'PRESS_TOO_SLOW' | 'PRESS_FAILED'

/** Makes PDFs. Whatever goes wrong is a value; `error` among its values says what it was. */
export type Press = (order: PressOrder) => Promise<Outcome<Uint8Array, PressFault>>

interface Job {
  order: PressOrder
  answer: (outcome: Outcome<Uint8Array, PressFault>) => void
}

/**
 * A press: setting a page takes half a second of a processor, so it happens in a thread beside the server's. There is one,
 * started by the first order and ended when nothing has come for a while; the orders wait their turn.
 */
export function openPress({
  program = new URL('./press-worker.ts', import.meta.url),
  idleMs = 30_000,
  limitMs = 30_000,
  mostWaiting = 100,
} = {}): Press {
  const waiting: Job[] = []
  let current: Job | null = null
  let worker: Worker | null = null
  let limit: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  const next = () => {
    if (current) return
    current = waiting.shift() ?? null
    if (!current) return rest()
    clearTimeout(idle)
    worker ??= startWorker()
    worker.ref()
    limit = setTimeout(() => lose('PRESS_TOO_SLOW', `No page within ${limitMs} ms`), limitMs)
    worker.postMessage(current.order)
  }
  const finish = (outcome: Outcome<Uint8Array, PressFault>) => {
    clearTimeout(limit)
    const finished = current
    current = null
    finished?.answer(outcome)
    next()
  }
  /** The worker is of no use any more; the next order starts another. */
  const lose = (fault: PressFault, error: string) => {
    const lost = worker
    worker = null
    void lost?.terminate()
    finish(refused(fault, { error }))
  }
  const rest = () => {
    worker?.unref()
    idle = setTimeout(() => {
      void worker?.terminate()
      worker = null
    }, idleMs).unref()
  }
  const startWorker = () => {
    const started = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 384 } })
    started.on('message', (answer: PressAnswer) => {
      if (started !== worker) return
      finish(answer.ok ? done(answer.pdf) : refused('PRESS_FAILED', { error: answer.error }))
    })
    const gone = (why: string) => {
      if (started === worker) lose('PRESS_FAILED', why)
    }
    started.on('error', (error) => gone(String(error)))
    started.on('exit', (code) => gone(`The worker ended with ${code}`))
    return started
  }

  return (order) => {
    notInTransaction('A page is set')
    return new Promise((answer) => {
      if (waiting.length >= mostWaiting) return answer(refused('PRESS_BUSY', { error: 'Too many orders' }))
      waiting.push({ order, answer })
      next()
    })
  }
}

/** The process's press. */
export const press: Press = openPress()
