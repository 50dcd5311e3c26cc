import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { check } from '../../kernel/check.ts'
import type { Shape } from '../../kernel/endpoint.ts'
import type { CallFailure } from '../../web/call.ts'
import { useFieldWords } from '../../web/field-words.ts'

/** Asked for what is wrong at a dotted path; nothing where all is well. */
export type ErrorAt = (path: string) => string | undefined

interface StayFormOptions<S extends Shape> {
  /** The call's own shape. */
  shape: S
  /** What would be sent now; it may still be wrong. */
  body: unknown
  /** Something is wrong that the shape does not know. */
  hasFaults?: boolean
  /** Why the server did not take it. */
  failure: CallFailure | null
  send: (value: z.output<S>) => void
}

/** The form of a stay: silent about what is wrong until it is submitted, then the first wrong field gets the focus. */
export function useStayForm<S extends Shape>({ shape, body, hasFaults, failure, send }: StayFormOptions<S>) {
  const say = useFieldWords()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const checked = check(shape, body)
  const errorAt: ErrorAt = (path) => {
    const fault = tried && !checked.ok ? checked.fields[path] : undefined
    return fault ? say(fault) : failure?.fields?.[path]
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (checked.ok && !hasFaults) return send(checked.value)
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    bad?.focus()
    // Its sentence stands below it, where the buttons that stay in sight would cover it.
    bad?.closest('.field')?.scrollIntoView({ block: 'center' })
  }
  return { form, onSubmit, errorAt, tried, startOver: () => setTried(false) }
}
