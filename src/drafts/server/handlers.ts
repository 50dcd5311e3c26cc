import { type Handler, handle } from '../../server/http/handle.ts'
import * as calls from '../drafts.endpoints.ts'
import { keepUnfinished, listUnfinished, removeUnfinished } from './keep-drafts.ts'

/** The calls of unfinished drafts and their deeds. */
export const draftHandlers: readonly Handler[] = [
  handle(calls.listUnfinished, listUnfinished),
  handle(calls.keepUnfinished, keepUnfinished),
  handle(calls.removeUnfinished, removeUnfinished),
]
