import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Shape } from '../../kernel/endpoint.ts'
import type { CallFailure } from '../calls/call.ts'
import type { SendOptions } from '../calls/send-once.ts'
import { useSend } from '../calls/use-send.ts'
import { type LateShape, useChecked } from './use-checked.ts'

interface FormOptions<S extends Shape, Value, Reason extends string>
  extends SendOptions<z.output<S>, Value, Reason> {
  /** The endpoint's own schema; the form's fields bear its names. */
  shape: S | LateShape<S>
  /** Names the draft of a form whose sending outlives a reload. */
  keptAs?: string
}

export interface Form<Reason extends string = string> {
  /** For `<form {...form.props}>`. */
  props: {
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /** The sentence for a wrong field, for `<Field error={form.error('email')}>`. */
  error: (name: string) => string | undefined
  /** Why the server did not do it; where it named fields they have its words. */
  failure: CallFailure<Reason> | null
  busy: boolean
}

/**
 * A native form that asks the endpoint's schema before it asks the server: on submit, and after that at every
 * change. What was entered stays where it is.
 */
export function useForm<S extends Shape, Value, Reason extends string = string>({
  shape,
  done,
  ...deed
}: FormOptions<S, Value, Reason>): Form<Reason> {
  const [entered, setEntered] = useState<unknown>({})
  const sending = useSend<z.output<S>, Value, Reason>({
    ...deed,
    done: (value, wish) => {
      startOver()
      return done?.(value, wish)
    },
  })
  const { failure, busy, send } = sending
  const { errorAt, tried, submit, startOver } = useChecked({ shape, entered, failure })
  return {
    props: {
      noValidate: true,
      onSubmit: (event) => {
        const now = valuesOf(event.currentTarget)
        flushSync(() => setEntered(now))
        submit(event, now, (value) => void send(value))
      },
      onInput: (event) => {
        if (tried) setEntered(valuesOf(event.currentTarget))
      },
    },
    error: errorAt,
    failure,
    busy,
  }
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form))
}
