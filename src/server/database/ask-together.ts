import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Database } from './database.ts'

/** The size of a batch: some milliseconds of work for one connection. */
const MOST_AT_ONCE = 50
/** How many batches run at once: where one connection hangs, the next batch uses another… */
const LANES = 2
/** … after so long: sooner, two half batches would cost two round trips in the place of one. */
const LATE_MS = 10

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer | null) => void
  reject: (error: unknown) => void
}

interface Queue<Question, Answer> {
  waiting: Waiting<Question, Answer>[]
  lanes: number
  /** Opens another lane where nobody takes up what waits. */
  late: NodeJS.Timeout | null
}

/**
 * Batches a short read that many calls need at the same moment, since most of its cost is the round trip. Calls of one
 * turn of the event loop share a batch; those that arrive while batches run share the next, so that each sees all that
 * was committed before it arrived. `ask` answers in the order of the questions.
 */
export function askTogether<Question, Answer>(
  ask: (db: Database, questions: readonly Question[]) => Promise<(Answer | null)[]>,
): (db: Database, question: Question) => Promise<Answer | null> {
  const queues = new WeakMap<Database, Queue<Question, Answer>>()

  return (db, question) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], lanes: 0, late: null }
      queues.set(db, queue)
      queue.waiting.push({ question, resolve, reject })
      if (queue.lanes === 0) void work(db, queue)
      else if (queue.lanes < LANES) queue.late ??= setTimeout(() => void work(db, queue), LATE_MS)
    })

  async function work(db: Database, queue: Queue<Question, Answer>) {
    queue.lanes += 1
    // Batching: the calls that one turn of the event loop reads from the network share a round trip.
    await endOfTurn()
    while (queue.waiting.length > 0) {
      if (queue.late) clearTimeout(queue.late)
      queue.late = null
      const asked = queue.waiting.splice(0, MOST_AT_ONCE)
      // More than one batch holds: that is worth a round trip of its own.
      if (queue.waiting.length > 0 && queue.lanes < LANES) void work(db, queue)
      try {
        const answers = await ask(
          db,
          asked.map(({ question }) => question),
        )
        for (const [at, { resolve }] of asked.entries()) resolve(answers[at] ?? null)
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    queue.lanes -= 1
  }
}

/** The rows of a batch in the order of its questions (`WITH ORDINALITY`, from 1); null where a question found none. */
export function inOrder<Row extends { at: number }>(
  rows: readonly Row[],
  questions: number,
): (Omit<Row, 'at'> | null)[] {
  const answers = Array.from<Omit<Row, 'at'> | null>({ length: questions }).fill(null)
  for (const { at, ...row } of rows) answers[at - 1] = row
  return answers
}
