import { findOwners as searched } from '../../membership/find-owners.endpoints.ts'
import { type Handler, handle } from '../../server/http/handle.ts'
import * as acting from '../acting.endpoints.ts'
import { actForOwner, stopActing } from './act-for-owner.ts'
import { findOwners, listHousing, readChoices } from './find-owners.ts'

/** The admins' calls and their deeds. */
export const adminHandlers: readonly Handler[] = [
  handle(searched, findOwners),
  handle(acting.listHousing, listHousing),
  handle(acting.readChoices, readChoices),
  handle(acting.actForOwner, actForOwner),
  handle(acting.stopActing, stopActing),
]
