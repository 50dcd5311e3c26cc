import { done } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { changeOwnLanguage as call } from '../owner.endpoints.ts'
import { changeLanguage } from './people.store.ts'
import { accountOf } from './sign-in/account-of.ts'

/** Changes the language of whoever is signed in: an owner's, an admin's own, that of somebody trusted. */
export const changeOwnLanguage: Deed<typeof call> = async ({ body }, { db, caller }) => {
  await changeLanguage(db, accountOf(caller.session), body.language)
  return done({ data: { done: true } })
}
