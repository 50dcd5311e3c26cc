import { use, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { DraftKeeper } from '../forms/use-draft.ts'
import type { CallFailure } from './call.ts'
import { type Intent, newSender, type SendOptions } from './send-once.ts'

interface UseSendOptions<Wish, Value, Reason extends string> extends SendOptions<Wish, Value, Reason> {
  /** Names the draft whose sending outlives a reload: its idempotency key is kept beside it. */
  keptAs?: string
}

/** A deed that a screen sends. */
export interface Sending<Wish, Reason extends string = string> {
  /** Answers whether it was done. */
  send: (wish: Wish) => Promise<boolean>
  busy: boolean
  /** What is under way, where a list has to show which; null while nothing is. */
  underWay: Wish | null
  /** Why the last one was not done, to be shown. */
  failure: CallFailure<Reason> | null
  /** What was sent last, and failed. */
  failed: Wish | null
  /** Shows the failure no more. */
  forget: () => void
}

/** The one way to send a deed from a screen; the policy is `newSender`'s. */
export function useSend<Wish = void, Value = unknown, Reason extends string = string>({
  keptAs,
  ...options
}: UseSendOptions<Wish, Value, Reason>): Sending<Wish, Reason> {
  const [sender] = useState(() => newSender<Wish, Value, Reason>())
  const { read, keep } = use(DraftKeeper)
  const keeper = useMemo(
    () =>
      keptAs === undefined
        ? undefined
        : {
            read: () => (read(`intent-${keptAs}`) as Intent | undefined) ?? null,
            keep: (intent: Intent | null) => keep(`intent-${keptAs}`, intent ?? undefined),
          },
    [keptAs, read, keep],
  )
  // Before any effect or press can send: they find the newest options.
  useInsertionEffect(() => sender.setUp(options, keeper))
  const { busy, wish, result } = useSyncExternalStore(sender.subscribe, sender.state)
  const failure = result && !result.ok ? result : null
  return {
    send: sender.send,
    busy,
    underWay: busy ? wish : null,
    failure,
    failed: failure ? wish : null,
    forget: sender.forget,
  }
}
