import { type Handler, handle, handleFiles } from '../../server/handle.ts'
import * as acting from '../acting.endpoints.ts'
import * as photos from '../photos.endpoints.ts'
import { actForOwner, stopActing } from './act-for-owner.ts'
import { findOwners, listHousing, readChoices } from './find-owners.ts'
import { preparePhotograph, uploadPhoto } from './photos/upload-photo.ts'

/** The admins' calls and their deeds. */
export const adminHandlers: readonly Handler[] = [
  handle(acting.findOwners, findOwners),
  handle(acting.listHousing, listHousing),
  handle(acting.readChoices, readChoices),
  handle(acting.actForOwner, actForOwner),
  handle(acting.stopActing, stopActing),
  handleFiles(photos.uploadPhoto, preparePhotograph, uploadPhoto),
]
