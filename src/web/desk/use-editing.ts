import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Shape } from '../../kernel/endpoint.ts'
import { check } from '../../kernel/faults.ts'
import type { CallFailure } from '../calls/call.ts'
import type { SendResult } from '../calls/send-once.ts'
import { useSend } from '../calls/use-send.ts'
import { useChecked } from '../forms/use-checked.ts'
import { useDraft } from '../forms/use-draft.ts'

interface EditingOptions<Value, S extends Shape, Answer> {
  /** Names the draft: `promotion-12`, `promotion-new`. */
  draft: string
  /** The stored version; what is typed overrides it until it is saved or discarded. */
  initial: Value
  /** The call's own shape of what is typed. */
  shape: S
  /** Sends it; the button's `value` says which deed, where there are several. */
  send: (value: z.output<S>, deed: string, idempotencyKey: string) => Promise<SendResult<Answer>>
  /** What is sent beside what is typed: a file. */
  beside?: unknown
  done: (answer: Answer, deed: string) => void
  /** Reads anew what the deed touches. */
  changed?: () => unknown
  /** How it is kept while it is not whole; absent where only what is whole can be saved. */
  unfinished?: KeepingUnfinished<Value>
}

/** Keeps what is typed although it lacks what publishing asks for. */
export interface KeepingUnfinished<Value> {
  /** Whether there is enough to know it by. */
  may: (value: Value) => boolean
  send: (value: Value, idempotencyKey: string) => Promise<SendResult<unknown>>
  done: () => void
}

/** Something being edited. */
export interface Editing<Value> {
  value: Value
  /** Sets some fields, or updates them from the current value: for results that arrive later, such as an upload. */
  change: (some: Partial<Value> | ((typed: Value) => Partial<Value>)) => void
  /** The sentence for a wrong field, by its dotted path: `title.en`. */
  error: (path: string) => string | undefined
  failure: CallFailure | null
  /** The deed under way; null while none is. */
  busy: string | null
  /** What is typed was typed earlier and never saved. */
  restored: boolean
  discard: () => void
  props: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

/** What a part of an editor needs: what is typed, how it changes, and what is wrong with a field. */
export type EditedPart<Value> = Pick<Editing<Value>, 'value' | 'change' | 'error'>

/**
 * Edits a thing whose fields are more than text: the value is kept as a draft over reloads, and asked against the call's
 * shape before it is sent (a control's `name` is its field's dotted path).
 */
export function useEditing<Value extends object, S extends Shape, Answer>({
  draft,
  initial,
  shape,
  send,
  beside,
  done,
  changed,
  unfinished,
}: EditingOptions<Value, S, Answer>): Editing<Value> {
  const [typed, setTyped, clear] = useDraft<Value | null>(`publish-${draft}`, null)
  const [restored, setRestored] = useState(typed !== null)
  // Two changes may come before the next render.
  const newest = useRef(typed)
  // A draft from before a field existed takes that field from the stored version.
  const value = typed ? { ...initial, ...typed } : initial

  const sending = useSend({
    send: ({ value: read, deed }: { value: z.output<S>; deed: string }, key) => send(read, deed, key),
    wishOf: (wish) => [wish, beside],
    changed,
    done: (answer, { deed }) => {
      discard()
      return done(answer, deed)
    },
  })
  const { failure, busy, underWay } = sending
  const keeping = useSend({
    send: async (wish: Value, key) => (unfinished as KeepingUnfinished<Value>).send(wish, key),
    changed,
    done: () => {
      discard()
      unfinished?.done()
    },
  })
  const { errorAt, submit, startOver } = useChecked({ shape, entered: value, failure })

  const discard = () => {
    clear()
    newest.current = null
    setRestored(false)
    startOver()
    sending.forget()
    keeping.forget()
  }
  return {
    value,
    change: (some) => {
      const before = newest.current ? { ...initial, ...newest.current } : initial
      const next = { ...before, ...(typeof some === 'function' ? some(before) : some) }
      newest.current = next
      setTyped(next)
      sending.forget()
      keeping.forget()
    },
    error: errorAt,
    failure: failure ?? keeping.failure,
    busy: keeping.busy ? 'save' : busy ? (underWay?.deed ?? null) : null,
    restored,
    discard,
    props: {
      noValidate: true,
      onSubmit: (event) => {
        // Saving waits for an upload in progress.
        const uploading = event.currentTarget.querySelector<HTMLElement>('[data-unfinished]')
        if (uploading) {
          event.preventDefault()
          return uploading.focus()
        }
        const { submitter } = event.nativeEvent as SubmitEvent
        const deed = (submitter as HTMLButtonElement | null)?.value || 'save'
        if (deed === 'save' && unfinished?.may(value) && !check(shape, value).ok) {
          event.preventDefault()
          return void keeping.send(value)
        }
        submit(event, value, (read) => void sending.send({ value: read, deed }))
      },
    },
  }
}
