import { type ChildProcess, fork } from 'node:child_process'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { notInTransaction } from '../database/outside-transaction.ts'
import { fairTurnsOf, NO_ROOM } from '../http/limits/fair-turns.ts'
import { whoAsks } from '../http/limits/who-asks.ts'

/** What a worker answers: what it made, which travels between the processes as a structured clone, or why it could not. */
export type PressAnswer<Made> = { ok: true; made: Made } | { ok: false; error: string }

export type PressFault = 'PRESS_BUSY' | 'PRESS_TOO_SLOW' | 'PRESS_FAILED'

/** Does an order. Failures are values; `error` says which. */
export type Press<Order, Made> = (order: Order) => Promise<Outcome<Made, PressFault>>

interface PressRules {
  /** What the worker runs; it calls `runPress`. */
  program: URL
  /** The worker ends so long after the last order, in milliseconds. */
  idleMs?: number
  /** One order takes at most so long, in milliseconds. */
  limitMs?: number
  mostWaiting?: number
}

/** The heap limits of the worker; its young generation is as large as the garbage of a page. */
const FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8']
/** On an overloaded machine the limit of the next order grows, up to so many times. */
const MOST_LIMITS = 8

/**
 * A pool of one worker process for PDFs and pictures, which take up to a second of a processor and 90 to 200 MB: its
 * end frees the memory, and a crash fails one order. It is started by the first order and ended when idle. Orders queue
 * by round robin over those who ask. An order that takes more than `limitMs` is aborted; the limit of the next is
 * doubled, so that a seal is made in the end.
 */
export function openPress<Order extends object, Made>({
  program,
  idleMs = 30_000,
  limitMs = 30_000,
  mostWaiting = 100,
}: PressRules): Press<Order, Made> {
  const takeTurn = fairTurnsOf({ width: 1, waiting: mostWaiting, waitingOfOne: mostWaiting })
  let answer: (outcome: Outcome<Made, PressFault>) => void = () => {}
  let worker: ChildProcess | null = null
  let limit: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let limits = 1

  const print = (order: Order) =>
    new Promise<Outcome<Made, PressFault>>((made) => {
      answer = made
      clearTimeout(idle)
      worker ??= startWorker()
      hold(worker)
      const patience = limitMs * limits
      limit = setTimeout(() => {
        limits = Math.min(MOST_LIMITS, limits * 2)
        lose('PRESS_TOO_SLOW', `Nothing within ${patience} ms`)
      }, patience)
      // A worker that has exited is reported by its `exit` event.
      worker.send(order, () => {})
    })
  const finish = (outcome: Outcome<Made, PressFault>) => {
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
    started.on('message', (answer: PressAnswer<Made>) => {
      if (started !== worker) return
      limits = 1
      finish(answer.ok ? done(answer.made) : refused('PRESS_FAILED', { error: answer.error }))
    })
    const gone = (why: string) => {
      if (started === worker) lose('PRESS_FAILED', why)
    }
    started.on('error', (error) => gone(String(error)))
    started.on('exit', (code) => gone(`The worker ended with ${code}`))
    return started
  }

  return async (order) => {
    notInTransaction('Something is made')
    const made = await takeTurn({ address: whoAsks() }, () => print(order))
    return made === NO_ROOM ? refused('PRESS_BUSY', { error: 'Too many orders' }) : made
  }
}

/** While an order runs, the worker is referenced, so that the server's process does not exit. */
function hold(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function letGo(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}
