import { type Handler, handle, handleFiles, handleOpen } from '../../server/handle.ts'
import * as gallery from '../gallery.endpoints.ts'
import * as mails from '../mail-choices.endpoints.ts'
import * as calls from '../membership.endpoints.ts'
import * as owner from '../owner.endpoints.ts'
import * as passwords from '../passwords.endpoints.ts'
import * as people from '../people.endpoints.ts'
import * as trail from '../trail.endpoints.ts'
import { changePassword } from './change-password.ts'
import { changeMailChoice, readMailChoices } from './choose-mails.ts'
import { discardResetToken } from './discard-reset-token.ts'
import { addPhoto, listPhotos, preparePhoto, removePhoto } from './gallery.ts'
import { changePerson, forgetPerson, keepPerson, listPeople } from './people/people.ts'
import { readContracts } from './read-contracts.ts'
import { readOwner } from './read-owner.ts'
import { readSession } from './read-session.ts'
import { readTrail } from './read-trail.ts'
import { requestPasswordReset, sendResetLink } from './request-password-reset.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { stayActive } from './stay-active.ts'
import { updateOwnerStatus } from './update-owner-status.ts'
import { validateResetToken } from './validate-reset-token.ts'

/** The account's calls and their deeds. */
export const membershipHandlers: readonly Handler[] = [
  handleOpen(calls.signIn, signIn),
  handleOpen(calls.signOut, signOut),
  handle(calls.readSession, readSession),
  handle(owner.readOwner, readOwner),
  handle(owner.readContracts, readContracts),
  handle(owner.updateOwnerStatus, updateOwnerStatus),
  handle(gallery.listPhotos, listPhotos),
  handleFiles(gallery.addPhoto, preparePhoto, addPhoto),
  handle(gallery.removePhoto, removePhoto),
  handle(mails.readMailChoices, readMailChoices),
  handle(mails.changeMailChoice, changeMailChoice),
  handle(people.listPeople, listPeople),
  handle(people.keepPerson, keepPerson),
  handle(people.changePerson, changePerson),
  handle(people.forgetPerson, forgetPerson),
  handle(trail.readTrail, readTrail),
  handle(calls.stayActive, stayActive),
  handleOpen(passwords.changePassword, changePassword),
  handleOpen(passwords.requestPasswordReset, requestPasswordReset),
  handleOpen(passwords.sendResetLink, sendResetLink),
  handleOpen(passwords.validateResetToken, validateResetToken),
  handleOpen(passwords.discardResetToken, discardResetToken),
]
