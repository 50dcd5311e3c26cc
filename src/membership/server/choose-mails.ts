import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type {
  changeMailChoice as changeCall,
  readMailChoices as readCall,
} from '../mail-choices.endpoints.ts'
import { readMailsOff, saveMailChoice } from './mail-choices.store.ts'

/** Which mails the owner does not want. */
export const readMailChoices: Deed<typeof readCall> = async (_, { db, caller }) =>
  done({ data: { off: await readMailsOff(db, ownerOf(caller.session)) } })

/** Turns mails of a kind on or off, and answers what is off then. */
export const changeMailChoice: Deed<typeof changeCall> = async ({ body }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  await saveMailChoice(db, ownerId, body)
  return done({ data: { off: await readMailsOff(db, ownerId) } })
}
