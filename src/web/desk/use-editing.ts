import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { check, type FieldFaults } from '../../kernel/check.ts'
import type { Shape } from '../../kernel/endpoint.ts'
import { type CallFailure, intentKey } from '../call.ts'
import { useFieldWords } from '../field-words.ts'
import { useDraft } from '../use-draft.ts'

interface EditingOptions<Value, S extends Shape, Answer> {
  /** Names the draft: `promotion-12`, `promotion-new`. */
  draft: string
  /** As it is stored; what is typed stands over it until it is saved or discarded. */
  initial: Value
  /** The call's own shape of what is typed. */
  shape: S
  /** Sends it; the button's `value` says which deed, where there are several. */
  send: (
    value: z.output<S>,
    deed: string,
    idempotencyKey: string,
  ) => Promise<{ ok: true; value: Answer } | CallFailure>
  done: (answer: Answer, deed: string) => void
}

/** Something being edited. */
export interface Editing<Value> {
  value: Value
  /** Some fields anew, or what becomes of them: what comes late is worked out from what is typed by then. */
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
 * Edits a thing whose fields are more than text: the value is kept as a draft over reloads, asked against the call's
 * shape before it is sent, and the first wrong field (its control's `name` is its dotted path) gets the focus.
 */
export function useEditing<Value extends object, S extends Shape, Answer>({
  draft,
  initial,
  shape,
  send,
  done,
}: EditingOptions<Value, S, Answer>): Editing<Value> {
  const say = useFieldWords()
  const [typed, setTyped, clear] = useDraft<Value | null>(`publish-${draft}`, null)
  const [restored, setRestored] = useState(typed !== null)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [told, setTold] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const tried = useRef(false)
  const key = useRef(intentKey())
  // Two changes may come before either is drawn.
  const newest = useRef(typed)
  // What was typed before a field came into being has that field as it is stored.
  const value = typed ? { ...initial, ...typed } : initial

  const forget = () => {
    clear()
    newest.current = null
    setRestored(false)
    setFaults({})
    setTold({})
    setFailure(null)
    tried.current = false
  }
  const submit = async (form: HTMLFormElement, deed: string) => {
    // A file that is on its way belongs to what is saved.
    const unfinished = form.querySelector<HTMLElement>('[data-unfinished]')
    if (unfinished) return unfinished.focus()
    tried.current = true
    setFailure(null)
    setTold({})
    const read = check(shape, value)
    setFaults(read.ok ? {} : read.fields)
    if (!read.ok) return focusFirst(form, Object.keys(read.fields))
    setBusy(deed)
    const result = await send(read.value, deed, key.current)
    setBusy(null)
    if (result.ok) {
      key.current = intentKey()
      forget()
      return done(result.value, deed)
    }
    // A refused one is another deed the next time; one that was lost on its way is the same.
    if (result.code !== 'OFFLINE') key.current = intentKey()
    setTold(result.fields ?? {})
    setFailure(result)
    focusFirst(form, Object.keys(result.fields ?? {}))
  }

  return {
    value,
    change: (some) => {
      const before = newest.current ? { ...initial, ...newest.current } : initial
      const next = { ...before, ...(typeof some === 'function' ? some(before) : some) }
      newest.current = next
      setTyped(next)
      key.current = intentKey()
      setFailure(null)
      if (!tried.current) return
      const read = check(shape, next)
      setFaults(read.ok ? {} : read.fields)
      setTold({})
    },
    error: (path) => {
      const fault = faults[path]
      if (!fault) return told[path]
      return say(fault)
    },
    failure,
    busy,
    restored,
    discard: forget,
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!busy) void submit(event.currentTarget, (submitter as HTMLButtonElement | null)?.value || 'save')
      },
    },
  }
}

/** The first on the page, which need not be the first in the shape. */
function focusFirst(form: HTMLFormElement, paths: readonly string[]) {
  const controls = Array.from(form.elements) as HTMLInputElement[]
  controls.find(({ name }) => paths.includes(name))?.focus()
}
