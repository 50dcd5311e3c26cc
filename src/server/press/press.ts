import { type ChildProcess, fork } from 'node:child_process'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { notInTransaction } from '../database/outside-transaction.ts'
import { fairTurnsOf, NO_ROOM } from '../http/limits/fair-turns.ts'
import { whoAsks } from '../http/limits/who-asks.ts'

/** What a worker answers: what it made, which travels between the processes as a structured clone, or why it could not. */
export type PressAnswer<Made> = { ok: true; made: Made } | { ok: false; error: string }

export type PressFault = 'PRESS_BUSY' | 'PRESS_TOO_SLOW' | 'PRESS_FAILED'

/** Has something made. Whatever goes wrong is a value; `error` among its values says what it was. */
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

/** What the process beside the server may keep; its nursery is no larger than what a page leaves behind. */
const FLAGS = ['--max-old-space-size=384', '--max-semi-space-size=8']
/** A machine that is overloaded gets longer for the next page, up to so many times the limit. */
const MOST_LIMITS = 8

/**
 * A press: setting a page or drawing a picture takes up to a second of a processor and 90 to 200 MB, so it happens in a process
 * beside the server's, whose end gives all of that back, and whose crash is one order's. There is one, started by the first
 * order and ended when nothing has come for a while; the orders wait their turn, and those who ask take turns: whoever
 * wants many waits for themselves. An order that takes more than `limitMs` is given up; the next may take twice as long, so that
 * what has to be made (a seal) is made in the end.
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
      // One that has gone says so by its own event.
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

/** While there is an order, the server's process does not end before its worker has answered. */
function hold(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function letGo(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}
