import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What somebody is about to do, and how the button says it. */
interface Act {
  lead: ReactNode
  confirm: ReactNode
}

/** By the name of the call; a call with `stepUp` or `mayStepUp` has its own words here, and a test asks for them. */
export const STEP_UP_ACTS: Readonly<Record<string, Act>> = {
  answerStaffRequest: {
    lead: <Trans>You are about to answer which roles somebody of the club gets.</Trans>,
    confirm: <Trans>Confirm and answer</Trans>,
  },
  saveMark: {
    lead: <Trans>You are about to change the club’s logo. What you chose stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  savePayments: {
    lead: <Trans>You are about to change by which ways owners pay. What you chose stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  saveCategory: {
    lead: <Trans>You are about to change a kind of residence. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  saveBrand: {
    lead: <Trans>You are about to change the club’s name and colors. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  saveSender: {
    lead: (
      <Trans>You are about to change who the club’s emails come from. What you entered stays as it is.</Trans>
    ),
    confirm: <Trans>Confirm and save</Trans>,
  },
  saveCancelling: {
    lead: <Trans>You are about to change what cancelling costs. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  saveHotelRules: {
    lead: <Trans>You are about to change a resort’s times. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  takeSettingBack: {
    lead: <Trans>You are about to take back a change of the club’s settings.</Trans>,
    confirm: <Trans>Confirm and take back</Trans>,
  },
  beginFactor: {
    lead: <Trans>You are about to set up the second factor.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
  turnOnFactor: {
    lead: <Trans>You are about to turn on the second factor. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and turn on</Trans>,
  },
  turnOffFactor: {
    lead: <Trans>You are about to turn off the second factor.</Trans>,
    confirm: <Trans>Confirm and turn off</Trans>,
  },
  renewCodes: {
    lead: <Trans>You are about to make new recovery codes. The old ones will open nothing any more.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
  changePassword: {
    lead: <Trans>You are about to change your password. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and change</Trans>,
  },
  askForAddress: {
    lead: <Trans>You are about to change the email you sign in with. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and send the link</Trans>,
  },
  changePhone: {
    lead: (
      <Trans>
        You are about to change the phone number at which the club calls you. What you entered stays as it is.
      </Trans>
    ),
    confirm: <Trans>Confirm and change</Trans>,
  },
  endDevice: {
    lead: <Trans>You are about to end a device. It has to sign in again.</Trans>,
    confirm: <Trans>Confirm and end</Trans>,
  },
  endOtherDevices: {
    lead: <Trans>You are about to end all other devices. Each has to sign in again.</Trans>,
    confirm: <Trans>Confirm and end</Trans>,
  },
  renamePasskey: {
    lead: <Trans>You are about to rename a passkey. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and rename</Trans>,
  },
  renewFeed: {
    lead: (
      <Trans>You are about to give your calendar a private address. Whoever has it sees your stays.</Trans>
    ),
    confirm: <Trans>Confirm and go on</Trans>,
  },
  renewDeadlineFeed: {
    lead: (
      <Trans>You are about to give your deadlines a private address. Whoever has it sees what is due.</Trans>
    ),
    confirm: <Trans>Confirm and go on</Trans>,
  },
  offerPasskey: {
    lead: <Trans>You are about to add a passkey.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
  addPasskey: {
    lead: <Trans>You are about to add a passkey. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and add</Trans>,
  },
  removePasskey: {
    lead: <Trans>You are about to remove a passkey.</Trans>,
    confirm: <Trans>Confirm and remove</Trans>,
  },
  signReport: {
    lead: <Trans>You are about to sign an executive report. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and sign</Trans>,
  },
  agreePlan: {
    lead: <Trans>You are about to agree to installments. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and agree</Trans>,
  },
  saveCard: {
    lead: <Trans>You are about to save a card that pays by itself what is due.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
  endOwnPlan: {
    lead: <Trans>You are about to end your installments. What is open goes back to its charges.</Trans>,
    confirm: <Trans>Confirm and end them</Trans>,
  },
  endPlan: {
    lead: <Trans>You are about to end an owner’s installments. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and end them</Trans>,
  },
  settleFromProfit: {
    lead: <Trans>You are about to settle charges from your profit. What you chose stays as it is.</Trans>,
    confirm: <Trans>Confirm and settle</Trans>,
  },
  takeSettlementBack: {
    lead: (
      <Trans>You are about to take back a settlement from your profit. The charges are open again.</Trans>
    ),
    confirm: <Trans>Confirm and take back</Trans>,
  },
  publishChargeRun: {
    lead: <Trans>You are about to charge condo fees to the contracts of a resort.</Trans>,
    confirm: <Trans>Confirm and publish</Trans>,
  },
  withdrawDraw: {
    lead: <Trans>You are about to take a draw’s round back. Who ranked wishes is told.</Trans>,
    confirm: <Trans>Confirm and take back</Trans>,
  },
  takeChargeRunBack: {
    lead: <Trans>You are about to take back the condo fees of a resort.</Trans>,
    confirm: <Trans>Confirm and take back</Trans>,
  },
  issueReports: {
    lead: <Trans>You are about to issue several executive reports. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and issue</Trans>,
  },
  withdrawReports: {
    lead: <Trans>You are about to take back all unsigned executive reports of a month.</Trans>,
    confirm: <Trans>Confirm and take back</Trans>,
  },
  answerQuote: {
    lead: <Trans>You are about to approve the quote of a repair, as if you signed it.</Trans>,
    confirm: <Trans>Confirm and approve</Trans>,
  },
  settleQuestion: {
    lead: (
      <Trans>You are about to correct a transaction by a large sum. What you entered stays as it is.</Trans>
    ),
    confirm: <Trans>Confirm and correct</Trans>,
  },
  confirmPayment: {
    lead: <Trans>You are about to take a large sum. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and take it</Trans>,
  },
  enterPayment: {
    lead: <Trans>You are about to enter a large sum. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and enter it</Trans>,
  },
  settleMatter: {
    lead: <Trans>You are about to give money of a payment back. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and give back</Trans>,
  },
  refundPayment: {
    lead: <Trans>You are about to give money of a payment back. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and give back</Trans>,
  },
  inviteTrusted: {
    lead: <Trans>You are about to let somebody in. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and send</Trans>,
  },
  inviteAgain: {
    lead: <Trans>You are about to let somebody in: the invitation goes out again.</Trans>,
    confirm: <Trans>Confirm and send</Trans>,
  },
  changeTrusted: {
    lead: <Trans>You are about to change what somebody may. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and save</Trans>,
  },
  inviteStaff: {
    lead: <Trans>You are about to give somebody of the club access. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and invite</Trans>,
  },
  renewStaffLink: {
    lead: <Trans>You are about to send somebody of the club a link that sets a password.</Trans>,
    confirm: <Trans>Confirm and send</Trans>,
  },
  changeStaffRoles: {
    lead: <Trans>You are about to change what somebody of the club may do.</Trans>,
    confirm: <Trans>Confirm and change</Trans>,
  },
  grantLoss: {
    lead: <Trans>You are about to remove an owner’s second factor. What you entered stays as it is.</Trans>,
    confirm: <Trans>Confirm and remove</Trans>,
  },
  setStaffActive: {
    lead: <Trans>You are about to close an account of the club’s people, or to open it again.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
  setOwnerActive: {
    lead: <Trans>You are about to close an owner’s account, or to open it again.</Trans>,
    confirm: <Trans>Confirm and go on</Trans>,
  },
}

/** The words for a call that this page does not know yet: it was opened before an update. */
export const OTHER_ACT: Act = {
  lead: <Trans>What you are about to do needs it. What you entered stays as it is.</Trans>,
  confirm: <Trans>Confirm</Trans>,
}
