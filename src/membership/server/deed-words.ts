import type { Words } from '../../kernel/language.ts'

/**
 * What an admin, or somebody trusted, did in the owner's name, by the name of the call; a test asks for every write that they may make.
 * The server says it.
 */
export const DEED_WORDS: Readonly<Record<string, Words>> = {
  updateOwnerStatus: /*i18n*/ {
    id: 'trail.updateOwnerStatus',
    message: 'Changed your newsletter setting or the portal’s language',
  },
  changeMailChoice: /*i18n*/ { id: 'trail.changeMailChoice', message: 'Changed which emails you receive' },
  addPhoto: /*i18n*/ { id: 'trail.addPhoto', message: 'Added a photo to your gallery' },
  captionPhoto: /*i18n*/ { id: 'trail.captionPhoto', message: 'Said what a photo of your gallery shows' },
  removePhoto: /*i18n*/ { id: 'trail.removePhoto', message: 'Removed a photo from your gallery' },
  keepPerson: /*i18n*/ { id: 'trail.keepPerson', message: 'Added somebody to My people' },
  changePerson: /*i18n*/ { id: 'trail.changePerson', message: 'Changed somebody in My people' },
  joinWaits: /*i18n*/ { id: 'trail.joinWaits', message: 'Joined the waiting list' },
  changeWait: /*i18n*/ { id: 'trail.changeWait', message: 'Changed what you wait for' },
  withdrawWait: /*i18n*/ { id: 'trail.withdrawWait', message: 'Left the waiting list' },
  takeHeldOffer: /*i18n*/ { id: 'trail.takeHeldOffer', message: 'Took nights of the waiting list' },
  passHeldOffer: /*i18n*/ { id: 'trail.passHeldOffer', message: 'Let nights of the waiting list pass' },
  rankWishes: /*i18n*/ { id: 'trail.rankWishes', message: 'Ranked the weeks you wish in a draw' },
  requestBooking: /*i18n*/ { id: 'trail.requestBooking', message: 'Requested a stay' },
  updateGuests: /*i18n*/ { id: 'trail.updateGuests', message: 'Changed who comes to a stay' },
  modifyBooking: /*i18n*/ { id: 'trail.modifyBooking', message: 'Changed a stay' },
  withdrawChange: /*i18n*/ { id: 'trail.withdrawChange', message: 'Took back a change of a stay' },
  cancelBooking: /*i18n*/ { id: 'trail.cancelBooking', message: 'Cancelled a stay, or asked to' },
  withdrawCancellation: /*i18n*/ {
    id: 'trail.withdrawCancellation',
    message: 'Took back the cancellation of a stay',
  },
  addBenefit: /*i18n*/ { id: 'trail.addBenefit', message: 'Added a benefit to a stay' },
  decideBenefits: /*i18n*/ { id: 'trail.decideBenefits', message: 'Decided on the benefits of a stay' },
  takeBackAuthorization: /*i18n*/ {
    id: 'trail.takeBackAuthorization',
    message: 'Took back an authorization of benefits',
  },
  deleteBenefit: /*i18n*/ { id: 'trail.deleteBenefit', message: 'Took a benefit out of a stay' },
  saveCustomer: /*i18n*/ { id: 'trail.saveCustomer', message: 'Saved the details for your orders' },
  placeOrder: /*i18n*/ { id: 'trail.placeOrder', message: 'Placed an order' },
  cancelOrder: /*i18n*/ { id: 'trail.cancelOrder', message: 'Cancelled an order' },
  changeOrderLine: /*i18n*/ { id: 'trail.changeOrderLine', message: 'Changed one line of an order' },
  cancelOrderLine: /*i18n*/ { id: 'trail.cancelOrderLine', message: 'Cancelled one line of an order' },
  cancelStayLines: /*i18n*/ {
    id: 'trail.cancelStayLines',
    message: 'Cancelled what was ordered for a stay',
  },
  nameLineGuests: /*i18n*/ { id: 'trail.nameLineGuests', message: 'Named who takes a place of an order' },
  createAccess: /*i18n*/ { id: 'trail.createAccess', message: 'Registered a visit' },
  changeAccess: /*i18n*/ { id: 'trail.changeAccess', message: 'Changed a visit' },
  withdrawAccess: /*i18n*/ { id: 'trail.withdrawAccess', message: 'Withdrew a visit' },
  renewPass: /*i18n*/ { id: 'trail.renewPass', message: 'Issued a new visitor’s pass' },
  withdrawPass: /*i18n*/ { id: 'trail.withdrawPass', message: 'Withdrew a visitor’s pass' },
  sendPass: /*i18n*/ { id: 'trail.sendPass', message: 'Sent a visitor’s pass by email' },
  sendMaintenance: /*i18n*/ { id: 'trail.sendMaintenance', message: 'Sent a maintenance request' },
  changeMaintenance: /*i18n*/ { id: 'trail.changeMaintenance', message: 'Changed a maintenance request' },
  cancelMaintenance: /*i18n*/ { id: 'trail.cancelMaintenance', message: 'Cancelled a maintenance request' },
  commentMaintenance: /*i18n*/ {
    id: 'trail.commentMaintenance',
    message: 'Wrote a comment on a maintenance request',
  },
  scheduleMeeting: /*i18n*/ { id: 'trail.scheduleMeeting', message: 'Scheduled a meeting' },
  cancelMeeting: /*i18n*/ { id: 'trail.cancelMeeting', message: 'Cancelled a meeting' },
  sendMessage: /*i18n*/ { id: 'trail.sendMessage', message: 'Sent a message to the club' },
  confirmPayment: /*i18n*/ { id: 'trail.confirmPayment', message: 'Took a payment at the resort' },
  enterPayment: /*i18n*/ { id: 'trail.enterPayment', message: 'Entered money received at the resort' },
  refundPayment: /*i18n*/ { id: 'trail.refundPayment', message: 'Gave back money of a payment' },
  settleMatter: /*i18n*/ {
    id: 'trail.settleMatter',
    message: 'Decided on money of a payment that did not fit',
  },
  settleQuestion: /*i18n*/ { id: 'trail.settleQuestion', message: 'Answered a question about a transaction' },
  takeOrderPayment: /*i18n*/ {
    id: 'trail.takeOrderPayment',
    message: 'Took the payment of an order at the resort',
  },
  callOffOrder: /*i18n*/ { id: 'trail.callOffOrder', message: 'Cancelled an order for the club' },
  returnOrderMoney: /*i18n*/ { id: 'trail.returnOrderMoney', message: 'Returned money of an order' },
  answerVisit: /*i18n*/ { id: 'trail.answerVisit', message: 'Answered when a technician may come' },
  quoteRepair: /*i18n*/ { id: 'trail.quoteRepair', message: 'Sent a quote for a repair' },
  billRepair: /*i18n*/ { id: 'trail.billRepair', message: 'Billed a repair' },
  correctLine: /*i18n*/ { id: 'trail.correctLine', message: 'Corrected a transaction' },
  endPlan: /*i18n*/ { id: 'trail.endPlan', message: 'Ended installments' },
  publishChargeRun: /*i18n*/ { id: 'trail.publishChargeRun', message: 'Published condo fees' },
  takeChargeRunBack: /*i18n*/ { id: 'trail.takeChargeRunBack', message: 'Took condo fees back' },
}

/** What the desk does with the money of owners' contracts; it stands in each owner's list too. */
export const DESK_DEEDS = [
  'confirmPayment',
  'enterPayment',
  'refundPayment',
  'settleMatter',
  'settleQuestion',
  'correctLine',
  'endPlan',
  'publishChargeRun',
  'takeChargeRunBack',
  'quoteRepair',
  'billRepair',
] as const

/** What the desk does with orders; it stands in each owner's list too, and the desk reads it as its own work. */
export const DESK_TRAIL_OF_ORDERS = ['takeOrderPayment', 'callOffOrder', 'returnOrderMoney'] as const
export type DeskDeed = (typeof DESK_DEEDS)[number] | (typeof DESK_TRAIL_OF_ORDERS)[number]

/** A deed whose call is not there any more. */
export const OTHER_DEED_WORDS: Words = /*i18n*/ { id: 'trail.other', message: 'Changed something' }
