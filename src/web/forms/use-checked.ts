import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Shape } from '../../kernel/endpoint.ts'
import { check } from '../../kernel/faults.ts'
import type { CallFailure } from '../calls/call.ts'
import { useFieldWords } from './field-words.ts'

/** A shape that comes when it is asked for: a page is drawn before it. */
export interface LateShape<S extends Shape> {
  /** Null until it has come. */
  now: S | null
  load: () => Promise<S>
}

/** A shape that comes with a file of its own, once. */
export function lateShape<S extends Shape>(bring: () => Promise<S>): LateShape<S> {
  const late: LateShape<S> = {
    now: null,
    load: async () => {
      late.now ??= await bring()
      return late.now
    },
  }
  return late
}

interface CheckedOptions<S extends Shape> {
  /** The call's own shape. */
  shape: S | LateShape<S>
  /** What would be sent now; it may still be wrong. */
  entered: unknown
  /** Something is wrong that the shape does not know. */
  hasFaults?: boolean
  /** Why the server did not take what was sent last. */
  failure: CallFailure | null
}

/** Asked for what is wrong at a dotted path (`guests.0.name`); nothing where all is well. */
export type ErrorAt = (path: string) => string | undefined

export interface Checked<S extends Shape> {
  /** The form, from the first time that it was submitted. */
  form: RefObject<HTMLFormElement | null>
  errorAt: ErrorAt
  /** It was submitted, and says from now on at every change what is wrong. */
  tried: boolean
  /** Hands on what is right; else the first wrong field gets the focus. */
  submit: (event: FormEvent<HTMLFormElement>, entered: unknown, send: (value: z.output<S>) => void) => void
  /** Silent again, as a form that nobody has submitted. */
  startOver: () => void
}

/**
 * What every form has in common: silent about what is wrong until it is submitted, then told at every change. The call's
 * own shape is asked first; what the server says of a field stands until that field is changed. The first wrong field on
 * the page gets the focus.
 */
export function useChecked<S extends Shape>({
  shape,
  entered,
  hasFaults,
  failure,
}: CheckedOptions<S>): Checked<S> {
  const say = useFieldWords()
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState<unknown>(null)
  const known = 'load' in shape ? shape.now : shape
  const [, setLooked] = useState(false)
  const read = tried && known ? check(known, entered) : null
  const told = failure?.fields
  useEffect(() => {
    if (told) focusFirst(form.current, Object.keys(told))
  }, [told])

  const errorAt: ErrorAt = (path) => {
    const fault = read && !read.ok ? read.fields[path] : undefined
    if (fault) return say(fault)
    return told?.[path] && isSame(valueAt(entered, path), valueAt(sent, path)) ? told[path] : undefined
  }
  const submit: Checked<S>['submit'] = (event, now, send) => {
    event.preventDefault()
    form.current = event.currentTarget
    flushSync(() => {
      setTried(true)
      setSent(now)
    })
    const look = (known: S) => {
      const checked = check(known, now)
      if (checked.ok && !hasFaults) return send(checked.value)
      focusFirst(form.current, checked.ok ? [] : Object.keys(checked.fields))
    }
    if (known) return look(known)
    const { load } = shape as LateShape<S>
    void load().then(
      (come) => {
        flushSync(() => setLooked(true))
        look(come)
      },
      // It does not come. The server looks at what it is sent, and says the same.
      () => send(now as z.output<S>),
    )
  }
  return { form, errorAt, tried, submit, startOver: () => setTried(false) }
}

/** The first on the page, which need not be the first in the shape. */
function focusFirst(form: HTMLFormElement | null, paths: readonly string[]) {
  const controls = Array.from(form?.querySelectorAll<HTMLInputElement>('[name], [aria-invalid="true"]') ?? [])
  const bad = controls.find(
    ({ name, type, ariaInvalid }) => type !== 'hidden' && (ariaInvalid === 'true' || paths.includes(name)),
  )
  bad?.focus()
  // Its sentence stands below it, where buttons that stay in sight would cover it.
  bad?.closest('.field')?.scrollIntoView({ block: 'center' })
}

function valueAt(root: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], root)
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
