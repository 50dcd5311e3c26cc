import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForOwner } from '../../admin/acting.endpoints.ts'
import { type CommonRefusal, type Endpoint, STAFF_ROLES, type StaffRole } from '../../kernel/endpoint.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import type { Session } from '../../server/http/caller.ts'
import { refusalOf } from '../../server/http/guard.ts'
import { HANDLERS } from './handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const session: Session = {
  tokenHash: Buffer.alloc(0),
  ownerId: null,
  adminId: null,
  roles: [],
  actingOwnerId: null,
  lastActiveAt: new Date(0),
  provenAt: new Date(0),
  hasTwoFactors: false,
  expiresAt: new Date(0),
  languageCode: 'ENG',
  hasUnsignedReport: false,
}

/** The roles of the table's columns; nobody has no session. */
const ROLES = {
  nobody: null,
  owner: { ...session, ownerId: 1 },
  unsigned: { ...session, ownerId: 1, hasUnsignedReport: true },
  admin: { ...session, adminId: 1, roles: ['admin'] },
  acting: { ...session, adminId: 1, roles: ['admin'], actingOwnerId: 1 },
  // What the desk's people have always had: they act for owners and issue reports too.
  three: { ...session, adminId: 2, roles: ['admin', 'desk', 'finance'] },
  gate: { ...session, adminId: 5, roles: ['gate'] },
  finance: { ...session, adminId: 7, roles: ['finance'] },
  manager: { ...session, adminId: 6, roles: ['manager'] },
  desk: { ...session, adminId: 3, roles: ['desk'] },
} satisfies Record<string, Session | null>
/** Every combination of at least two roles. */
const SEVERAL = Array.from({ length: 2 ** STAFF_ROLES.length }, (_, mask) =>
  STAFF_ROLES.filter((__, at) => mask & (1 << at)),
).filter((roles) => roles.length > 1)

type Role = keyof typeof ROLES
const NAMES = Object.keys(ROLES) as Role[]

/** What stands in the table, and what the call answers then. */
const ANSWERS: Record<string, { code: CommonRefusal; status: number }> = {
  'sign-in': { code: 'SESSION_REQUIRED', status: 401 },
  restricted: { code: 'RESTRICTED_ACTION', status: 403 },
  choose: { code: 'NO_OWNER_SELECTED', status: 403 },
  report: { code: 'UNSIGNED_REPORT', status: 403 },
  hidden: { code: 'NOT_FOUND', status: 404 },
}

// One row for each call: what it answers nobody, an owner, an owner with a report to sign, an admin who has chosen no
// owner, an admin who acts for one, who is admin, desk and finance in one, the gate, finance alone, who gives out roles alone, and
// the desk alone. A dot lets in; the
// others are the keys of ANSWERS. A call without a row fails: whoever adds one decides here who may make it (spec, section 6).
const TABLE = `
signIn                  .          .          .          .          .          .          .          .          .          .
signOut                 .          .          .          .          .          .          .          .          .          .
readSession             sign-in    .          .          .          .          .          .          .          .          .
readOwner               sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readContracts           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
updateOwnerStatus       sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readContact             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
askForAddress           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
withdrawAddress         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readAddressLink         .          .          .          .          .          .          .          .          .          .
confirmAddress          .          .          .          .          .          .          .          .          .          .
changePhone             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
listPhotos              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
addPhoto                sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
captionPhoto            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
removePhoto             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readMailChoices         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
changeMailChoice        sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listPeople              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
keepPerson              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
changePerson            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
forgetPerson            sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readTrail               sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readDevices             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endDevice               sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endOtherDevices         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
disownDevices           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readAlarm               .          .          .          .          .          .          .          .          .          .
raiseAlarm              .          .          .          .          .          .          .          .          .          .
readAccess              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
exportAccess            sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
listTrusted             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
inviteTrusted           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
changeTrusted           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endTrusted              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
inviteAgain             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readInvitation          .          .          .          .          .          .          .          .          .          .
acceptInvitation        .          .          .          .          .          .          .          .          .          .
declineInvitation       .          .          .          .          .          .          .          .          .          .
changeOwnLanguage       sign-in    .          .          .          .          .          hidden     .          .          .
chooseTrust             sign-in    .          .          .          .          .          hidden     .          .          .
stayActive              sign-in    .          .          .          .          .          .          .          .          .
readFactor              sign-in    .          .          .          .          .          .          .          .          .
beginFactor             sign-in    .          .          .          .          .          .          .          .          .
checkFactor             sign-in    .          .          .          .          .          .          .          .          .
turnOnFactor            sign-in    .          .          .          .          .          .          .          .          .
turnOffFactor           sign-in    .          .          .          .          .          .          .          .          .
renewCodes              sign-in    .          .          .          .          .          .          .          .          .
signInWithFactor        .          .          .          .          .          .          .          .          .          .
reportLostFactor        .          .          .          .          .          .          .          .          .          .
readLoss                .          .          .          .          .          .          .          .          .          .
stopLoss                .          .          .          .          .          .          .          .          .          .
stopOwnLoss             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
listLosses              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
openLoss                sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
answerLoss              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
grantLoss               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
declineLoss             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listPasskeys            sign-in    .          .          .          .          .          .          .          .          .
offerPasskey            sign-in    .          .          .          .          .          .          .          .          .
addPasskey              sign-in    .          .          .          .          .          .          .          .          .
renamePasskey           sign-in    .          .          .          .          .          .          .          .          .
removePasskey           sign-in    .          .          .          .          .          .          .          .          .
challengeProof          sign-in    .          .          .          .          .          .          .          .          .
challengePasskey        .          .          .          .          .          .          .          .          .          .
signInWithPasskey       .          .          .          .          .          .          .          .          .          .
readProofWays           sign-in    .          .          .          .          .          .          .          .          .
proveItsYou             sign-in    .          .          .          .          .          .          .          .          .
changePassword          .          .          .          .          .          .          .          .          .          .
requestPasswordReset    .          .          .          .          .          .          .          .          .          .
sendResetLink           .          .          .          .          .          .          .          .          .          .
validateResetToken      .          .          .          .          .          .          .          .          .          .
discardResetToken       .          .          .          .          .          .          .          .          .          .
readToDo                sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
dismissRating           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readItinerary           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readDashboard           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readNextReservation     sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listNewsletters         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listEditions            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveEdition             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawEdition         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
removeEdition           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
publishEdition          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
testEdition             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
stopMailing             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listFailedMails         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
searchRooms             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
countVainNights         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
requestBooking          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listBookings            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listComingStays         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listPastYears           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listPastStays           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listBlackouts           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readBenefitYear         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readBooking             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
searchBookings          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
updateGuests            sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
takeBackAuthorization   sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
withdrawChange          sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
withdrawCancellation    sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
modifyBooking           sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
readPenalty             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
cancelBooking           sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listBookingBenefits     sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
addBenefit              sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
decideBenefits          sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
deleteBenefit           sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listCancelMotives       sign-in    .          .          .          .          .          hidden     .          .          .
listWaitingBookings     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
decideBooking           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readHouse               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     .          .
readHouseDay            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     .          .
placeStays              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     .          .
undoPlacement           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     .          .
notePresence            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     .          .
listClosedNights        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listStaysOnNights       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
closeNights             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
openNights              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listWaits               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
lookAtWait              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
joinWaits               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
changeWait              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
withdrawWait            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
takeHeldOffer           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
passHeldOffer           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readWaitingWeeks        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listWaitsOfWeek         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listDraws               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readDraw                sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
rankWishes              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readDrawnRound          sign-in    .          .          .          .          .          hidden     .          .          .
noteDrawSeen            sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listDrawRounds          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
openDraw                sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawDraw            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
enterPublicNumber       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
runDraw                 sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
trialDraw               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listTrades              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
findTrade               sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
lookAtTrade             sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
lookAtGives             sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
offerStay               sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
withdrawTrade           sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
proposeTrade            sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
withdrawProposal        sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
declineProposal         sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
agreeToTrade            sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listTradesAtDesk        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readTradeAtDesk         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
endTradeAtDesk          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readYear                sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
findFlexibleStays       sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
findOtherWays           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
findPlaces              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readLedger              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readConfirmation        sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
exportStay              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readFeed                sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
renewFeed               sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readDeadlineFeed        sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
renewDeadlineFeed       sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endDeadlineFeed         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
listLatestTransactions  sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readStatement           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readTransactionDetail   sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
exportStatement         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readAccount             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readPayment             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listReceipts            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
sendReceipt             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readOrderReceipt        sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readReceiptFile         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readTaxYear             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readReceiptCfdi         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
exportMonthCfdi         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
payCharges              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
openCardPage            sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
openOrderPage           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
askOrderPage            sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
askProvider             sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
giveUpPayment           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
settleFromProfit        sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
takeSettlementBack      sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readSavedCard           sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
saveCard                sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
askForCard              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endCard                 sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
stopCardPayment         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
agreePlan               sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
endOwnPlan              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readPlanFile            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listPlans               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
endPlan                 sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
listWaitingPayments     sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
listReceivedPayments    sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
confirmPayment          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
readOwed                sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
enterPayment            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
settleMatter            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
refundPayment           sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
readWhy                 sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
exportWhy               sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
askAboutLine            sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
withdrawQuestion        sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
listQuestions           sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
settleQuestion          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
readAgreement           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
answerAgreement         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readCondoFees           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listRejections          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
answerRejection         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
listReports             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
signReport              sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
readReportFile          sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readSignatureState      sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listReportDesk          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
readFigures             sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
withdrawReports         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
listChargeRuns          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
saveChargeRun           sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
previewChargeRun        sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
publishChargeRun        sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
takeChargeRunBack       sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
removeChargeRun         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
issueReports            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
correctReport           sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
withdrawReport          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     hidden
readProfit              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readMonthlyProfit       sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readHotelPerformance    sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listGeneralDocuments    sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listContractDocuments   sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listDocumentTypes       sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listDeskDocuments       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveDocument            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawDocument        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
removeDocument          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listCategories          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listHotels              sign-in    .          .          .          .          .          hidden     .          .          .
listLanguages           sign-in    .          .          .          .          .          hidden     .          .          .
listCurrencies          sign-in    .          .          .          .          .          hidden     .          .          .
listProducts            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listPackages            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listEvents              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listDays                sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listNextDays            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listStaysToPlan         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listNotAvailable        sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
saveCustomer            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readCustomer            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
priceCart               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
placeOrder              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listOrders              sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readOrder               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
exportOrder             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
cancelOrder             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
priceOrderLine          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
changeOrderLine         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
cancelOrderLine         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listStayLines           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
cancelStayLines         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readLineGuests          sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
nameLineGuests          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readGuestPass           .          .          .          .          .          .          .          .          .          .
printGuestPass          .          .          .          .          .          .          .          .          .          .
listPlacedOrders        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
settleOrder             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
countProducts           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listSynonyms            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
addSynonym              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
removeSynonym           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listOwnReviews          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
saveReview              sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listReviews             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listAlsoTaken           sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listWaitingReviews      sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
settleReview            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listDayLists            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readDayList             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
exportDayList           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
noteCame                sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
mailDayList             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
closeSlot               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
openSlot                sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
setDayListMail          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
endDayListMail          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
findVariants            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readAllotment           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
changeAllotment         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listWrittenProducts     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readGoodsChoices        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveProduct             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawProduct         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listWrittenEvents       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveEvent               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawEvent           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listWrittenPackages     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
savePackage             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawPackage         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listClosedDays          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readProductDays         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
closeDays               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
openDays                sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
uploadPhoto             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listUnfinished          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
keepUnfinished          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
removeUnfinished        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listPromotions          sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readDisclaimer          sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
acceptDisclaimer        sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
readSharedPromotion     .          .          .          .          .          .          .          .          .          .
listOffers              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveOffer               sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
withdrawOffer           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
removeOffer             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listExchanges           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
subscribeExchange       sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listAccess              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
createAccess            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
changeAccess            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
withdrawAccess          sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listAccessTypes         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readPasses              sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
renewPass               sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
withdrawPass            sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
sendPass                sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
checkPass               sign-in    hidden     hidden     .          .          .          .          hidden     hidden     .
noteEntries             sign-in    hidden     hidden     .          .          .          .          hidden     hidden     .
readGateSheet           sign-in    hidden     hidden     .          .          .          .          hidden     hidden     .
listMaintenance         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
readMaintenance         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
sendMaintenance         sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
changeMaintenance       sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
cancelMaintenance       sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
commentMaintenance      sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
listOpenMaintenance     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
workOnMaintenance       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readMaintenanceFile     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
answerVisit             sign-in    .          report     choose     .          choose     hidden     hidden     hidden     hidden
answerQuote             sign-in    .          report     restricted restricted restricted hidden     restricted restricted restricted
listRepairs             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readRepair              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
nameTechnician          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
proposeVisit            sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
quoteRepair             sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
photographRepair        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
closeForRepair          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listRepairPlans         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveRepairPlan          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readRepairFigures       sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
exportRepairFigures     sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
sendRepairLink          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
revokeRepairLink        sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readLinkedRepair        .          .          .          .          .          .          .          .          .          .
readLinkedPhoto         .          .          .          .          .          .          .          .          .          .
photographByLink        .          .          .          .          .          .          .          .          .          .
finishByLink            .          .          .          .          .          .          .          .          .          .
moveRepair              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
billRepair              sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listTechnicians         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
saveTechnician          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readTerms               .          .          .          .          .          .          .          .          .          .
listStaffContacts       sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readParameter           sign-in    .          .          .          .          .          hidden     .          .          .
listSlots               sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listMeetings            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
scheduleMeeting         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
cancelMeeting           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
exportMeeting           sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listMessages            sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
sendMessage             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
countUnread             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
readAnswers             sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
listUnanswered          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
answerMessage           sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
readMessagePicture      sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listComingMeetings      sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
callOffMeeting          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
logEvents               sign-in    .          .          .          .          .          hidden     .          .          .
countVainSearch         sign-in    .          .          choose     .          choose     hidden     hidden     hidden     hidden
findOwners              sign-in    hidden     hidden     .          .          .          hidden     .          hidden     .
listHousing             sign-in    hidden     hidden     .          .          .          hidden     hidden     hidden     hidden
readChoices             sign-in    hidden     hidden     .          .          .          hidden     hidden     hidden     hidden
actForOwner             sign-in    hidden     hidden     .          .          .          hidden     hidden     hidden     hidden
stopActing              sign-in    hidden     hidden     .          .          .          hidden     hidden     hidden     hidden
listInbox               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
listSaved               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
saveReply               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
removeReply             sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
saveView                sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
removeView              sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
readThing               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
assignThings            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
snoozeThings            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
noteThing               sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
findAtDesk              sign-in    hidden     hidden     .          .          .          hidden     .          hidden     .
readOwnerAtDesk         sign-in    hidden     hidden     .          .          .          hidden     .          hidden     .
readOwnerLog            sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
lookAtThing             sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
listHeldAnswers         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
takeAnswersBack         sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
giveAnswersNow          sign-in    hidden     hidden     hidden     hidden     .          hidden     .          hidden     .
readResortRules         sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readClubReport          sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
exportClubReport        sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readSender              sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveSender              sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
testSender              sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readBrandSetting        sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveBrand               sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readPaymentSetting      sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
savePayments            sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readMarkSetting         sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
drawMark                sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveMark                sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
listCategorySettings    sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveCategory            sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
listModules             sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveModules             sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
readPromises            sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
listSettingChanges      sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveHotelRules          sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveCancelling          sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
saveWaitingRules        sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
savePromise             sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
takeSettingBack         sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
listStaff               sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
inviteStaff             sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
renewStaffLink          sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
changeStaffRoles        sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
answerStaffRequest      sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
setStaffActive          sign-in    hidden     hidden     hidden     hidden     hidden     hidden     hidden     .          hidden
setOwnerActive          sign-in    hidden     hidden     .          .          .          hidden     hidden     hidden     hidden
verifyMail              .          .          .          .          .          .          .          .          .          .
reportSuspicion         .          .          .          .          .          .          .          .          .          .
openCallerCheck         sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
answerCallerCheck       sign-in    .          .          restricted restricted restricted hidden     restricted restricted restricted
showCallerCheck         sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
listSuspicions          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
closeSuspicion          sign-in    hidden     hidden     hidden     hidden     .          hidden     hidden     hidden     .
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/) as [string, ...string[]])

/** What the guard says to a role, as the table writes it. */
function cellOf({ access }: Endpoint, role: Role): string {
  if (access.who === 'anyone') return '.'
  const who = ROLES[role]
  const refusal = who ? refusalOf(access, who) : 'SESSION_REQUIRED'
  return Object.keys(ANSWERS).find((key) => ANSWERS[key]?.code === refusal) ?? '.'
}

describe('who may make which call', () => {
  test.each(HANDLERS.map(({ endpoint }) => endpoint))('$name', (endpoint) => {
    const row = TABLE.find(([name]) => name === endpoint.name)
    expect([endpoint.name, ...NAMES.map((role) => cellOf(endpoint, role))]).toEqual(row)
  })

  // Of two roles there is no combination that takes something away, and none that gives more than its parts.
  test.each(SEVERAL)('who is %s may do what any of them may, and no more', (...roles) => {
    for (const { endpoint } of HANDLERS) {
      if (endpoint.access.who === 'anyone') continue
      const as = (own: readonly StaffRole[]) =>
        refusalOf(endpoint.access, { ...session, adminId: 1, actingOwnerId: 1, roles: own }) === null
      expect([endpoint.name, as(roles)]).toEqual([endpoint.name, roles.some((role) => as([role]))])
    }
  })

  test('the table names no call that is gone, and none twice', () => {
    const names = HANDLERS.map(({ endpoint }) => endpoint.name)
    expect(TABLE.map(([name]) => name).sort()).toEqual(names.sort())
  })
})

describe.each(ENGINES)('and so it is answered, on %s', (engine) => {
  let club: TestApp
  let visitors: Record<Role, Visitor>
  beforeAll(async () => {
    club = await testApp(engine)
    await sql`UPDATE admins SET roles = ARRAY['desk'] WHERE email = 'silvia@marea.example'`.execute(
      club.database.db,
    )
    visitors = {
      nobody: club.visitor(),
      owner: await club.signedIn('elena'),
      unsigned: await club.signedIn('marcos'),
      admin: await club.signedIn('ruth', { admin: true }),
      acting: await club.signedIn('ruth', { admin: true }),
      three: await club.signedIn('joel', { admin: true }),
      gate: await club.signedIn('gabriel', { admin: true }),
      finance: await club.signedIn('fabian', { admin: true }),
      manager: await club.signedIn('marina', { admin: true }),
      desk: await club.signedIn('silvia', { admin: true }),
    }
    await visitors.acting.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
  })
  afterAll(() => club.close())

  // Sent empty: a call that lets in then misses its input, or answers. Those that would change who the visitor is, or
  // sign with a password, are sent only where they are refused.
  test.each(NAMES)('%s', async (role) => {
    for (const { endpoint } of HANDLERS) {
      const cell = cellOf(endpoint, role)
      if (cell === '.' && (endpoint.changesWho || endpoint.access.who === 'anyone')) continue
      const { code, body } = await visitors[role].call(
        endpoint,
        endpoint.method === 'GET' ? {} : { body: {} },
      )
      const expected = ANSWERS[cell]
      if (expected)
        expect([endpoint.name, code, body?.code]).toEqual([endpoint.name, expected.status, expected.code])
      else expect([endpoint.name, isLetIn(code, body?.code)]).toEqual([endpoint.name, true])
    }
  })
})

const GUARDS = new Set<string>(Object.values(ANSWERS).map(({ code }) => code))

/** Past the guard: done, or refused for another reason than who asks. What is looked for may not be there. */
function isLetIn(code: number, reason: string | undefined): boolean {
  return code < 500 && (reason === 'NOT_FOUND' || !GUARDS.has(reason ?? ''))
}
