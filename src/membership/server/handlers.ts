import { type Handler, handle, handleFiles, handleOpen } from '../../server/http/handle.ts'
import * as access from '../access.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as factor from '../factor.endpoints.ts'
import * as gallery from '../gallery.endpoints.ts'
import * as lost from '../lost-factor.endpoints.ts'
import * as mails from '../mail-choices.endpoints.ts'
import * as calls from '../membership.endpoints.ts'
import * as owner from '../owner.endpoints.ts'
import * as passkeys from '../passkeys.endpoints.ts'
import * as passwords from '../passwords.endpoints.ts'
import * as people from '../people.endpoints.ts'
import * as proof from '../proof.endpoints.ts'
import * as trail from '../trail.endpoints.ts'
import * as trusted from '../trusted.endpoints.ts'
import {
  disownDevices,
  endDevice,
  endOtherDevices,
  raiseAlarm,
  readAlarm,
  readDevices,
} from './access/devices.ts'
import { exportAccess, readAccess } from './access/read-access.ts'
import { changeOwnLanguage } from './change-own-language.ts'
import { changeMailChoice, readMailChoices } from './choose-mails.ts'
import {
  askForAddress,
  changePhone,
  confirmAddress,
  readAddressLink,
  readContact,
  withdrawAddress,
} from './contact/change-address.ts'
import { signInWithFactor } from './factor/second-step.ts'
import {
  beginFactor,
  checkFactor,
  readFactor,
  renewCodes,
  turnOffFactor,
  turnOnFactor,
} from './factor/set-up.ts'
import { addPhoto, captionPhoto, listPhotos, preparePhoto, removePhoto } from './gallery.ts'
import { answerLoss, declineLoss, grantLoss, listLosses, openLoss } from './lost/decide-losses.ts'
import { reportLostFactor } from './lost/report-loss.ts'
import { readLoss, stopLoss, stopOwnLoss } from './lost/stop-loss.ts'
import {
  addPasskey,
  challengeProof,
  listPasskeys,
  offerPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys/keep-passkeys.ts'
import { challengePasskey, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { changePerson, forgetPerson, keepPerson, listPeople } from './people/people.ts'
import { proveItsYou, readProofWays } from './proof/prove.ts'
import { readContracts } from './read-contracts.ts'
import { readOwner } from './read-owner.ts'
import { readTrail } from './read-trail.ts'
import { changePassword } from './sign-in/change-password.ts'
import { discardResetToken } from './sign-in/discard-reset-token.ts'
import { readSession } from './sign-in/read-session.ts'
import { requestPasswordReset, sendResetLink } from './sign-in/request-password-reset.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { stayActive } from './sign-in/stay-active.ts'
import { validateResetToken } from './sign-in/validate-reset-token.ts'
import { acceptInvitation, declineInvitation, readInvitation } from './trusted/accept-invitation.ts'
import { chooseTrust } from './trusted/here-for.ts'
import { changeTrusted, endTrusted, inviteAgain, inviteTrusted, listTrusted } from './trusted/trust-people.ts'
import { updateOwnerStatus } from './update-owner-status.ts'

/** The account's calls and their deeds. */
export const membershipHandlers: readonly Handler[] = [
  handleOpen(calls.signIn, signIn),
  handleOpen(calls.signOut, signOut),
  handle(calls.readSession, readSession),
  handle(owner.readOwner, readOwner),
  handle(owner.readContracts, readContracts),
  handle(owner.updateOwnerStatus, updateOwnerStatus),
  handle(owner.changeOwnLanguage, changeOwnLanguage),
  handle(owner.readContact, readContact),
  handle(owner.askForAddress, askForAddress),
  handle(owner.withdrawAddress, withdrawAddress),
  handleOpen(owner.readAddressLink, readAddressLink),
  handleOpen(owner.confirmAddress, confirmAddress),
  handle(owner.changePhone, changePhone),
  handle(gallery.listPhotos, listPhotos),
  handleFiles(gallery.addPhoto, preparePhoto, addPhoto),
  handle(gallery.captionPhoto, captionPhoto),
  handle(gallery.removePhoto, removePhoto),
  handle(mails.readMailChoices, readMailChoices),
  handle(mails.changeMailChoice, changeMailChoice),
  handle(people.listPeople, listPeople),
  handle(people.keepPerson, keepPerson),
  handle(people.changePerson, changePerson),
  handle(people.forgetPerson, forgetPerson),
  handle(trail.readTrail, readTrail),
  handle(access.readDevices, readDevices),
  handle(access.endDevice, endDevice),
  handle(access.endOtherDevices, endOtherDevices),
  handle(access.disownDevices, disownDevices),
  handleOpen(access.readAlarm, readAlarm),
  handleOpen(access.raiseAlarm, raiseAlarm),
  handle(access.readAccess, readAccess),
  handle(access.exportAccess, exportAccess),
  handle(trusted.listTrusted, listTrusted),
  handle(trusted.inviteTrusted, inviteTrusted),
  handle(trusted.changeTrusted, changeTrusted),
  handle(trusted.endTrusted, endTrusted),
  handle(trusted.inviteAgain, inviteAgain),
  handleOpen(trusted.readInvitation, readInvitation),
  handleOpen(trusted.acceptInvitation, acceptInvitation),
  handleOpen(trusted.declineInvitation, declineInvitation),
  handle(trusted.chooseTrust, chooseTrust),
  handle(calls.stayActive, stayActive),
  handle(factor.readFactor, readFactor),
  handle(factor.beginFactor, beginFactor),
  handle(factor.checkFactor, checkFactor),
  handle(factor.turnOnFactor, turnOnFactor),
  handle(factor.turnOffFactor, turnOffFactor),
  handle(factor.renewCodes, renewCodes),
  handleOpen(factor.signInWithFactor, signInWithFactor),
  handleOpen(lost.reportLostFactor, reportLostFactor),
  handleOpen(lost.readLoss, readLoss),
  handleOpen(lost.stopLoss, stopLoss),
  handle(lost.stopOwnLoss, stopOwnLoss),
  handle(desk.listLosses, listLosses),
  handle(desk.openLoss, openLoss),
  handle(desk.answerLoss, answerLoss),
  handle(desk.grantLoss, grantLoss),
  handle(desk.declineLoss, declineLoss),
  handle(passkeys.listPasskeys, listPasskeys),
  handle(passkeys.offerPasskey, offerPasskey),
  handle(passkeys.addPasskey, addPasskey),
  handle(passkeys.renamePasskey, renamePasskey),
  handle(passkeys.removePasskey, removePasskey),
  handle(passkeys.challengeProof, challengeProof),
  handleOpen(passkeys.challengePasskey, challengePasskey),
  handleOpen(passkeys.signInWithPasskey, signInWithPasskey),
  handle(proof.readProofWays, readProofWays),
  handle(proof.proveItsYou, proveItsYou),
  handleOpen(passwords.changePassword, changePassword),
  handleOpen(passwords.requestPasswordReset, requestPasswordReset),
  handleOpen(passwords.sendResetLink, sendResetLink),
  handleOpen(passwords.validateResetToken, validateResetToken),
  handleOpen(passwords.discardResetToken, discardResetToken),
]
