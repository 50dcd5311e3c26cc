import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { check } from '../../../kernel/check.ts'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import type { Shape } from '../../../kernel/endpoint.ts'
import type { Words } from '../../../kernel/language.ts'
import { type CallDone, type CallFailure, intentKey } from '../../../web/call.ts'
import { useFieldWords } from '../../../web/field-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { visitBody } from '../../access.endpoints.ts'
import { LONGEST_VISIT, mayRegister, type VisitReason } from '../../access.ts'
import { ACCESS_WORDS } from '../../words.ts'
import { bodyOf, type VisitDraft } from './visit-draft.ts'

interface VisitFormOptions<Value> {
  shape: Shape
  draft: VisitDraft
  setDraft: (draft: VisitDraft) => void
  zone: string
  /** The first day that a visit which exists had. */
  firstDayBefore?: string
  send: (body: ReturnType<typeof bodyOf>, key: string) => Promise<CallDone<Value> | CallFailure>
  done: (value: Value) => void
}

/** What a new visit and a changed one have in common. */
export const visitShape = z.object(visitBody)

/** Where a rule's no is shown, and its words: named one by one, so that the browser carries these and no others. */
const SAID: Record<VisitReason, { at: string; words: Words }> = {
  ACCESS_TIMES_MISSING: { at: 'timein', words: ACCESS_WORDS.ACCESS_TIMES_MISSING },
  TIME_OUT_LOWER: { at: 'timeout', words: ACCESS_WORDS.TIME_OUT_LOWER },
  TIME_OUT_SAME: { at: 'timeout', words: ACCESS_WORDS.TIME_OUT_SAME },
  ACCESS_DAYS_BACKWARDS: { at: 'dateout', words: ACCESS_WORDS.ACCESS_DAYS_BACKWARDS },
  ACCESS_TOO_LONG: { at: 'dateout', words: ACCESS_WORDS.ACCESS_TOO_LONG },
  ACCESS_IN_THE_PAST: { at: 'datein', words: ACCESS_WORDS.ACCESS_IN_THE_PAST },
  ACCESS_NEEDS_GUEST: { at: 'guests', words: ACCESS_WORDS.ACCESS_NEEDS_GUEST },
}

/**
 * The form of a visit: it asks the call's own shape and the same rule as the server, on submit and after that at every
 * change. The first wrong field gets the focus; the same visit sent again carries the same key.
 */
export function useVisitForm<Value>(options: VisitFormOptions<Value>) {
  const { shape, draft, setDraft, zone, firstDayBefore } = options
  const { i18n } = useLingui()
  const say = useFieldWords()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  const body = bodyOf(draft)
  const now = new Date()
  const checked = check(shape, body)
  const times = {
    firstDay: draft.datein,
    lastDay: draft.dateout,
    allDay: draft.allDay,
    timeIn: body.timein,
    timeOut: body.timeout,
  }
  const hasDays = !checked.ok && (checked.fields.datein || checked.fields.dateout)
  const visit = { times, guests: body.guests.length, ...(firstDayBefore && { firstDayBefore }) }
  const rule = hasDays ? null : mayRegister(visit, zone, now)

  const ruleSays = rule && !rule.ok ? rule.reason : null
  const errorAt = (path: string): string | undefined => {
    const told = failure?.fields?.[path]
    if (!tried) return told
    const fault = checked.ok ? undefined : checked.fields[path]
    if (fault) return say(fault)
    const reason = path === 'guests' && body.guests.length === 0 ? 'ACCESS_NEEDS_GUEST' : ruleSays
    if (reason && SAID[reason].at === path) {
      const { words } = SAID[reason]
      const values = { today: formatDay(todayIn(zone, now), language), longest: LONGEST_VISIT }
      return i18n._(words.id, values, { message: words.message })
    }
    return told
  }

  const submit = async () => {
    if (underWay.current) return
    const sent = JSON.stringify(body)
    const key = draft.intent?.sent === sent ? draft.intent.key : intentKey()
    setDraft({ ...draft, intent: { key, sent } })
    underWay.current = true
    setBusy(true)
    setFailure(null)
    const result = await options.send(body, key)
    underWay.current = false
    setBusy(false)
    if (result.ok) return options.done(result.value)
    setFailure(result)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (checked.ok && rule?.ok) return void submit()
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    bad?.focus()
    bad?.closest('.field')?.scrollIntoView({ block: 'center' })
  }
  return { form, onSubmit, errorAt, busy, failure: failure?.fields ? null : failure }
}

export type VisitForm = ReturnType<typeof useVisitForm>
