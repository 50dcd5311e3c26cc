import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { check, type FieldFaults } from '../kernel/check.ts'
import type { Shape } from '../kernel/endpoint.ts'
import type { CallFailure } from './call.ts'
import { useFieldWords } from './field-words.ts'

interface FormOptions<S extends Shape, Value> {
  /** The endpoint's own schema; the form's fields bear its names. */
  shape: S
  send: (value: z.output<S>) => Promise<{ ok: true; value: Value } | CallFailure>
  /** It was done. */
  done: (value: Value) => void
}

export interface Form {
  /** For `<form {...form.props}>`. */
  props: {
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /** The sentence for a wrong field, for `<Field error={form.error('email')}>`. */
  error: (name: string) => string | undefined
  /** Why the server did not do it, unless it named fields. */
  failure: CallFailure | null
  busy: boolean
}

/**
 * A native form that asks the endpoint's schema before it asks the server: on submit, and after that at every
 * change. The first wrong field gets the focus; what was entered stays where it is.
 */
export function useForm<S extends Shape, Value>({ shape, send, done }: FormOptions<S, Value>): Form {
  const say = useFieldWords()
  const [faults, setFaults] = useState<FieldFaults>({})
  const [told, setTold] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const tried = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    tried.current = true
    setFailure(null)
    setTold({})
    const read = check(shape, valuesOf(form))
    setFaults(read.ok ? {} : read.fields)
    if (!read.ok) return focusFirst(form, Object.keys(read.fields))
    setBusy(true)
    const result = await send(read.value)
    setBusy(false)
    if (result.ok) return done(result.value)
    setTold(result.fields ?? {})
    setFailure(result)
    focusFirst(form, Object.keys(result.fields ?? {}))
  }

  return {
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      },
      onInput: (event) => {
        if (!tried.current) return
        const read = check(shape, valuesOf(event.currentTarget))
        setFaults(read.ok ? {} : read.fields)
        const { name } = event.target as HTMLInputElement
        setTold(({ [name]: _, ...others }) => others)
      },
    },
    error: (name) => {
      const fault = faults[name]
      if (!fault) return told[name]
      return say(fault)
    },
    failure,
    busy,
  }
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form))
}

/** The first on the page, which need not be the first in the schema. */
function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const controls = Array.from(form.elements) as HTMLInputElement[]
  controls.find(({ name }) => names.includes(name))?.focus()
}
