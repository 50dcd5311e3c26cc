import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { INBOX_KINDS } from './kinds.ts'

/**
 * Where a browser hears of changes of the inbox, as server-sent events: `hearing` once nothing is missed any more, `deaf` while something
 * may be, `changed` when the list had better be read anew. Nothing else is sent. Below `/api`, where a browser sends the session’s cookie.
 */
export const LIVE_INBOX = '/api/live/inbox'

/** For so many milliseconds after its last word somebody counts as looking. */
export const LOOKING_LASTS_MS = 90_000

/** Says which thing of the inbox whoever asks has open, or that it is none; said again while they look. `leaves`: the inbox is closed. */
export const lookAtThing = endpoint({
  name: 'lookAtThing',
  group: 'inbox',
  method: 'PUT',
  path: '/desk/inbox/looking/',
  access: { who: 'inbox' },
  body: z.object({
    thing: z.nullable(z.object({ kind: z.enum(INBOX_KINDS), id: id() })),
    leaves: z._default(z.boolean(), false),
  }),
  answer: doneShape,
  refusals: {},
  addition: true,
  changesNothing: true,
})
