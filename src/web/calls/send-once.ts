import type { CallDone, CallFailure } from './call.ts'
import { intentKey } from './intent-key.ts'

/** An idempotency key, and what was sent under it. */
export interface Intent {
  key: string
  sent: string
}

/** The store in which the idempotency key of an unanswered call survives a reload. */
export interface IntentKeeper {
  read: () => Intent | null
  /** Null forgets it. */
  keep: (intent: Intent | null) => void
}

export type SendResult<Value, Reason extends string = string> = CallDone<Value> | CallFailure<Reason>

export interface SendOptions<Wish, Value, Reason extends string = string> {
  /** The call, with what is wished and its idempotency key. */
  send: (wish: Wish, idempotencyKey: string) => Promise<SendResult<Value, Reason>>
  /** What identifies an input for the idempotency key; all of it without this. */
  wishOf?: (wish: Wish) => unknown
  /** Called when it was done. The button stays busy until what this begins has ended. */
  done?: (value: Value, wish: Wish) => unknown
  /** Called when it was refused, or did not get through. The failure is shown at once, whatever this begins. */
  refused?: (failure: CallFailure<Reason>, wish: Wish) => unknown
  /**
   * Invalidates the queries that the deed touches: after success, and after a refusal that says that the screen is
   * stale.
   */
  changed?: () => unknown
}

/** The statuses of refusals that mean that the screen is stale: gone, or changed meanwhile. */
const OLD_NEWS: readonly number[] = [404, 409]

/** How a deed stands. */
export interface SendState<Wish, Value, Reason extends string> {
  busy: boolean
  /** What is under way, or was sent last. */
  wish: Wish | null
  /** What came of it; null while it is under way, and before. */
  result: SendResult<Value, Reason> | null
}

/**
 * The one policy for sending. A second press while a call is pending does nothing. The same input, sent again after a
 * lost connection, carries the same idempotency key; after an answer, or with another input, the key is new. A failure
 * is shown until the next try. There is no automatic retry, and no waiting for the connection.
 */
export function newSender<Wish, Value, Reason extends string>() {
  const idle: SendState<Wish, Value, Reason> = { busy: false, wish: null, result: null }
  const listeners = new Set<() => void>()
  let options: SendOptions<Wish, Value, Reason> | undefined
  let intents: IntentKeeper = inMemory()
  let state = idle
  const become = (next: SendState<Wish, Value, Reason>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const carryOut = async (wish: Wish): Promise<SendResult<Value, Reason>> => {
    const intent = intentOf(options!.wishOf ? options!.wishOf(wish) : wish, intents.read())
    intents.keep(intent)
    const result = await options!.send(wish, intent.key)
    intents.keep(mayHaveArrived(result) ? intent : null)
    if (result.ok || OLD_NEWS.includes(result.status)) options!.changed?.()
    if (result.ok) await options!.done?.(result.value, wish)
    else if (!result.givenUp) options!.refused?.(result, wish)
    return result
  }
  return {
    /** Sets the options of the next press; a pending call ends with the latest ones. */
    setUp: (next: SendOptions<Wish, Value, Reason>, keeper: IntentKeeper = intents) => {
      options = next
      intents = keeper
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    /** Answers whether it was done; a second press was not. */
    send: async (wish: Wish): Promise<boolean> => {
      if (state.busy) return false
      become({ busy: true, wish, result: null })
      try {
        const result = await carryOut(wish)
        // Given up: the form is as it was before the press.
        become(!result.ok && result.givenUp ? idle : { busy: false, wish, result })
        return result.ok
      } catch (problem) {
        become(idle)
        throw problem
      }
    },
    /** Shows the failure no more. */
    forget: () => {
      if (!state.busy && state.result) become(idle)
    },
  }
}

/** The key lasts as long as its form. */
function inMemory(): IntentKeeper {
  let last: Intent | null = null
  return {
    read: () => last,
    keep: (intent) => {
      last = intent
    },
  }
}

function intentOf(wish: unknown, last: Intent | null): Intent {
  const sent = JSON.stringify(wish, fileByName) ?? ''
  return last?.sent === sent ? last : { key: intentKey(), sent }
}

/** Whether the call may have been done although no answer came: lost on its way, or a 5xx of a proxy. */
function mayHaveArrived(result: SendResult<unknown>): boolean {
  return !result.ok && (result.status === 0 || result.status >= 500)
}

/** Files are compared by name, size and date, not by content. */
function fileByName(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value
  const { name, size, lastModified } = value
  return { name, size, lastModified }
}
