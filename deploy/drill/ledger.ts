/** The writes that owners make. */
export const WRITES = ['sign-in', 'stay', 'checkout', 'upload'] as const
export type Write = (typeof WRITES)[number]
export type Kind = Write | 'search' | 'dashboard'

/** Something that an owner wanted written, however often it was sent: at most one row may come of it. */
export interface Intent {
  kind: Write
  ownerId: number
  /** When it was sent first, in milliseconds. */
  at: number
  /** What the portal has acknowledged: the row's number, for a sign-in the session's token. */
  acknowledged?: { id: number | string; at: number }
}

interface Answered {
  kind: Kind
  at: number
  ok: boolean
}

/** What a stretch of the load shows, from outside. */
export interface Shown {
  calls: number
  failed: number
  /** The failures by what was said, each with its count. */
  faults: ReadonlyMap<string, number>
  /** The longest time without any call that was answered well, and without a write that was, in milliseconds. */
  gap: number
  writeGap: number
}

/** Keeps what was asked and answered, and what was promised. */
export class Ledger {
  readonly intents: Intent[] = []
  readonly #answers: Answered[] = []
  readonly #faults: { at: number; said: string }[] = []

  /** Notes an answer; `said` is why it is none. */
  note(kind: Kind, said: string | null): void {
    const at = Date.now()
    this.#answers.push({ kind, at, ok: said === null })
    if (said !== null) this.#faults.push({ at, said: `${kind}: ${said}` })
  }

  intend(kind: Write, ownerId: number): Intent {
    const intent: Intent = { kind, ownerId, at: Date.now() }
    this.intents.push(intent)
    return intent
  }

  /** What the load showed between two moments. */
  between(from: number, to: number): Shown {
    const answers = this.#answers.filter(({ at }) => at >= from && at <= to)
    const faults = new Map<string, number>()
    for (const { at, said } of this.#faults)
      if (at >= from && at <= to) faults.set(said, (faults.get(said) ?? 0) + 1)
    const good = answers.filter(({ ok }) => ok)
    const isWrite = ({ kind }: Answered) => (WRITES as readonly string[]).includes(kind)
    return {
      calls: answers.length,
      failed: answers.length - good.length,
      faults,
      gap: longestGap(from, to, good),
      writeGap: longestGap(from, to, good.filter(isWrite)),
    }
  }
}

function longestGap(from: number, to: number, answers: readonly Answered[]): number {
  let last = from
  let longest = 0
  for (const at of [...answers.map((one) => one.at), to]) {
    longest = Math.max(longest, at - last)
    last = at
  }
  return longest
}
