import { type ChildProcess, fork } from 'node:child_process'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { fairTurnsOf, NO_ROOM } from '../../../server/fair-turns.ts'
import { notInTransaction } from '../../../server/outside-transaction.ts'
import { whoAsks } from '../../../server/who-asks.ts'
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
export type Press<Order = PressOrder> = (order: Order) => Promise<Outcome<Uint8Array, PressFault>>

/** What the process beside the server may keep; its nursery is no larger than what a page leaves behind. */
const FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8']
/** A machine that is overloaded gets longer for the next page, up to so many times the limit. */
const MOST_LIMITS = 8

/**
 * A press: setting a page takes half a second of a processor and 90 MB, so it happens in a process beside the server's,
 * whose end gives all of that back. There is one, started by the first order and ended when nothing has come for a while;
 * the orders wait their turn, and those who ask take turns: whoever wants many waits for themselves. A page that takes more than `limitMs` is given up; the next may take twice as long, so that
 * what has to be made (a seal) is made in the end.
 */
export function openPress<Order extends object = PressOrder>({
  program = new URL('./press-worker.ts', import.meta.url),
  idleMs = 30_000,
  limitMs = 30_000,
  mostWaiting = 100,
} = {}): Press<Order> {
  const takeTurn = fairTurnsOf({ width: 1, waiting: mostWaiting, waitingOfOne: mostWaiting })
  let answer: (outcome: Outcome<Uint8Array, PressFault>) => void = () => {}
  let worker: ChildProcess | null = null
  let limit: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let limits = 1

  const print = (order: Order) =>
    new Promise<Outcome<Uint8Array, PressFault>>((made) => {
      answer = made
      clearTimeout(idle)
      worker ??= startWorker()
      hold(worker)
      const patience = limitMs * limits
      limit = setTimeout(() => {
        limits = Math.min(MOST_LIMITS, limits * 2)
        lose('PRESS_TOO_SLOW', `No page within ${patience} ms`)
      }, patience)
      // One that has gone says so by its own event.
      worker.send(order, () => {})
    })
  const finish = (outcome: Outcome<Uint8Array, PressFault>) => {
    clearTimeout(limit)
    rest()
    answer(outcome)
  }
  /** The worker is of no use any more; the next order starts another. */
  const lose = (fault: PressFault, error: string) => {
    endWorker()
    finish(refused(fault, { error }))
  }
  const endWorker = () => {
    const ended = worker
    worker = null
    ended?.kill('SIGKILL')
  }
  const rest = () => {
    if (worker) letGo(worker)
    clearTimeout(idle)
    idle = setTimeout(endWorker, idleMs).unref()
  }
  const startWorker = () => {
    const started = fork(program, { execArgv: FLAGS, serialization: 'advanced' })
    started.on('message', (answer: PressAnswer) => {
      if (started !== worker) return
      limits = 1
      finish(answer.ok ? done(answer.pdf) : refused('PRESS_FAILED', { error: answer.error }))
    })
    const gone = (why: string) => {
      if (started === worker) lose('PRESS_FAILED', why)
    }
    started.on('error', (error) => gone(String(error)))
    started.on('exit', (code) => gone(`The worker ended with ${code}`))
    return started
  }

  return async (order) => {
    notInTransaction('A page is set')
    const made = await takeTurn({ address: whoAsks() }, () => print(order))
    return made === NO_ROOM ? refused('PRESS_BUSY', { error: 'Too many orders' }) : made
  }
}

/** While there is an order, the server's process does not end before its worker has answered. */
function hold(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function letGo(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}

/** The process's press. */
export const press: Press = openPress()
