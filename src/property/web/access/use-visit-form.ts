import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { todayIn } from '../../../kernel/day.ts'
import type { Shape } from '../../../kernel/endpoint.ts'
import { check } from '../../../kernel/faults.ts'
import type { Words } from '../../../kernel/language.ts'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { visitBody } from '../../access.endpoints.ts'
import { LONGEST_VISIT, mayRegister, type VisitReason } from '../../access.ts'
import { VISIT_REFUSALS } from '../../words.ts'
import { type VisitDraft, visitBodyOf } from './visit-draft.ts'

interface VisitFormOptions<Value> {
  shape: Shape
  draft: VisitDraft
  /** The draft's name: its idempotency key outlives a reload. */
  keptAs: string
  zone: string
  /** The first day that a visit which exists had. */
  firstDayBefore?: string
  send: (body: ReturnType<typeof visitBodyOf>, key: string) => Promise<SendResult<Value>>
  done: (value: Value) => void
}

/** What a new visit and a changed one have in common. */
export const visitShape = z.object(visitBody)

/** Where a rule's no is shown, and its words: named one by one, so that the browser carries these and no others. */
const SAID: Record<VisitReason, { at: string; words: Words }> = {
  ACCESS_TIMES_MISSING: { at: 'timein', words: VISIT_REFUSALS.ACCESS_TIMES_MISSING },
  TIME_OUT_LOWER: { at: 'timeout', words: VISIT_REFUSALS.TIME_OUT_LOWER },
  TIME_OUT_SAME: { at: 'timeout', words: VISIT_REFUSALS.TIME_OUT_SAME },
  ACCESS_DAYS_BACKWARDS: { at: 'dateout', words: VISIT_REFUSALS.ACCESS_DAYS_BACKWARDS },
  ACCESS_TOO_LONG: { at: 'dateout', words: VISIT_REFUSALS.ACCESS_TOO_LONG },
  ACCESS_IN_THE_PAST: { at: 'datein', words: VISIT_REFUSALS.ACCESS_IN_THE_PAST },
  ACCESS_NEEDS_GUEST: { at: 'guests', words: VISIT_REFUSALS.ACCESS_NEEDS_GUEST },
}

/**
 * The form of a visit: it asks the call's own shape and the same rule as the server, on submit and after that at every
 * change.
 */
export function useVisitForm<Value>(options: VisitFormOptions<Value>) {
  const { shape, draft, zone, firstDayBefore, keptAs, send, done } = options
  const { i18n } = useLingui()
  const inWords = useDayInWords()
  const body = visitBodyOf(draft)
  const now = new Date()
  const checked = check(shape, body)
  const sending = useSend({ keptAs, send, done })
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
  const { busy, failure } = sending
  const { form, tried, submit, ...shaped } = useChecked({
    shape,
    entered: body,
    hasFaults: !rule?.ok,
    failure,
  })
  const errorAt = (path: string): string | undefined => {
    const told = shaped.errorAt(path)
    if (!tried || (!checked.ok && checked.fields[path])) return told
    const reason = path === 'guests' && body.guests.length === 0 ? 'ACCESS_NEEDS_GUEST' : ruleSays
    if (reason && SAID[reason].at === path) {
      const { words } = SAID[reason]
      const values = { today: inWords(todayIn(zone, now)), longest: LONGEST_VISIT }
      return i18n._(words.id, values, { message: words.message })
    }
    return told
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => submit(event, body, () => void sending.send(body))
  return { form, onSubmit, errorAt, busy, failure: failure?.fields ? null : failure }
}

export type VisitFormState = ReturnType<typeof useVisitForm>
