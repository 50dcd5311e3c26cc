import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, TRUSTED_SCOPES, type TrustedScope } from '../../kernel/endpoint.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { letIn } from '../../membership/server/trusted/testing.trusted.ts'
import { endTrusted } from '../../membership/trusted.endpoints.ts'
import type { Session } from '../../server/http/caller.ts'
import { refusalOf } from '../../server/http/guard.ts'
import { HANDLERS } from './handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

// One row for each call: the scope that somebody trusted needs for it. `any` is let in whatever they may, `nobody`
// trusted makes it, `open` is for everybody. A call without a row fails: whoever adds one decides here (decision 0119).
const TABLE = new Map(
  `
signIn open
signOut open
readSession any
readOwner nobody
readContracts nobody
updateOwnerStatus nobody
readContact nobody
askForAddress nobody
withdrawAddress nobody
readAddressLink open
confirmAddress open
changePhone nobody
listPhotos nobody
addPhoto nobody
captionPhoto nobody
removePhoto nobody
readMailChoices nobody
changeMailChoice nobody
listPeople nobody
keepPerson nobody
changePerson nobody
forgetPerson nobody
readTrail nobody
readDevices any
endDevice any
endOtherDevices any
disownDevices any
readAlarm open
raiseAlarm open
readAccess nobody
exportAccess nobody
listTrusted nobody
inviteTrusted nobody
verifyMail open
reportSuspicion open
openCallerCheck nobody
answerCallerCheck nobody
showCallerCheck nobody
listSuspicions nobody
closeSuspicion nobody
listInbox nobody
listSaved nobody
saveReply nobody
removeReply nobody
saveView nobody
removeView nobody
readThing nobody
assignThings nobody
snoozeThings nobody
noteThing nobody
findAtDesk nobody
readOwnerAtDesk nobody
readOwnerLog nobody
lookAtThing nobody
listHeldAnswers nobody
takeAnswersBack nobody
giveAnswersNow nobody
readResortRules nobody
readClubReport nobody
exportClubReport nobody
readSender nobody
saveSender nobody
testSender nobody
readBrandSetting nobody
saveBrand nobody
readPaymentSetting nobody
savePayments nobody
readMarkSetting nobody
drawMark nobody
saveMark nobody
listCategorySettings nobody
saveCategory nobody
listModules nobody
saveModules nobody
readPromises nobody
listSettingChanges nobody
saveHotelRules nobody
saveCancelling nobody
saveWaitingRules nobody
savePromise nobody
takeSettingBack nobody
listStaff nobody
inviteStaff nobody
renewStaffLink nobody
changeStaffRoles nobody
answerStaffRequest nobody
setStaffActive nobody
setOwnerActive nobody
changeTrusted nobody
endTrusted nobody
inviteAgain nobody
readInvitation open
acceptInvitation open
declineInvitation open
changeOwnLanguage any
chooseTrust any
stayActive any
readFactor any
beginFactor any
checkFactor any
turnOnFactor any
turnOffFactor any
renewCodes any
reportLostFactor open
readLoss open
stopLoss open
stopOwnLoss nobody
listLosses nobody
openLoss nobody
answerLoss nobody
grantLoss nobody
declineLoss nobody
listPasskeys any
offerPasskey any
addPasskey any
renamePasskey any
removePasskey any
challengeProof any
signInWithFactor open
challengePasskey open
signInWithPasskey open
readProofWays any
proveItsYou any
changePassword open
requestPasswordReset open
sendResetLink open
validateResetToken open
discardResetToken open
readDashboard nobody
readToDo nobody
dismissRating nobody
readNextReservation nobody
listNewsletters nobody
listEditions nobody
saveEdition nobody
withdrawEdition nobody
removeEdition nobody
publishEdition nobody
testEdition nobody
stopMailing nobody
listFailedMails nobody
searchRooms book
countVainNights book
requestBooking book
listBookings stays
listComingStays stays
listPastYears stays
listPastStays stays
listBlackouts stays
readBenefitYear stays
readBooking stays
searchBookings stays
updateGuests book
modifyBooking book
withdrawChange book
withdrawCancellation book
readPenalty book
cancelBooking book
listBookingBenefits stays
addBenefit book
decideBenefits book
takeBackAuthorization book
deleteBenefit book
listCancelMotives any
listWaitingBookings nobody
decideBooking nobody
readHouse nobody
readHouseDay nobody
placeStays nobody
undoPlacement nobody
notePresence nobody
listClosedNights nobody
listStaysOnNights nobody
closeNights nobody
openNights nobody
listWaits book
lookAtWait book
joinWaits book
changeWait book
withdrawWait book
takeHeldOffer book
passHeldOffer book
readWaitingWeeks nobody
listWaitsOfWeek nobody
listDraws book
readDraw book
rankWishes book
readDrawnRound nobody
noteDrawSeen nobody
listDrawRounds nobody
openDraw nobody
withdrawDraw nobody
enterPublicNumber nobody
runDraw nobody
trialDraw nobody
listTrades book
findTrade nobody
lookAtTrade nobody
lookAtGives nobody
offerStay nobody
withdrawTrade nobody
proposeTrade nobody
withdrawProposal nobody
declineProposal nobody
agreeToTrade nobody
listTradesAtDesk nobody
readTradeAtDesk nobody
endTradeAtDesk nobody
readYear stays
findFlexibleStays book
findOtherWays book
findPlaces book
readLedger stays
exportStay stays
readConfirmation stays
readFeed nobody
renewFeed nobody
readDeadlineFeed nobody
renewDeadlineFeed nobody
endDeadlineFeed nobody
readItinerary stays
listLatestTransactions money
readStatement money
readTransactionDetail money
exportStatement money
readAccount money
readPayment money
listReceipts money
sendReceipt nobody
readOrderReceipt money
readReceiptFile money
readTaxYear money
readReceiptCfdi nobody
exportMonthCfdi nobody
payCharges nobody
openCardPage nobody
openOrderPage nobody
askOrderPage nobody
askProvider nobody
giveUpPayment nobody
settleFromProfit nobody
takeSettlementBack nobody
readSavedCard nobody
saveCard nobody
askForCard nobody
endCard nobody
stopCardPayment nobody
agreePlan nobody
endOwnPlan nobody
readPlanFile money
listPlans nobody
endPlan nobody
listWaitingPayments nobody
listReceivedPayments nobody
confirmPayment nobody
readOwed nobody
enterPayment nobody
settleMatter nobody
refundPayment nobody
readWhy money
exportWhy money
readAgreement money
answerAgreement nobody
readCondoFees money
askAboutLine nobody
withdrawQuestion nobody
listQuestions nobody
settleQuestion nobody
listRejections nobody
answerRejection nobody
listReports money
signReport nobody
readReportFile money
readSignatureState money
listReportDesk nobody
readFigures nobody
withdrawReports nobody
listChargeRuns nobody
saveChargeRun nobody
previewChargeRun nobody
publishChargeRun nobody
takeChargeRunBack nobody
removeChargeRun nobody
issueReports nobody
correctReport nobody
withdrawReport nobody
readProfit money
readMonthlyProfit money
readHotelPerformance money
listGeneralDocuments documents
listContractDocuments documents
listDocumentTypes any
listDeskDocuments nobody
saveDocument nobody
withdrawDocument nobody
removeDocument nobody
listCategories order
listHotels order
listLanguages order
listCurrencies order
listProducts order
listPackages order
countProducts order
listEvents order
listDays order
listNextDays order
listStaysToPlan order
listNotAvailable order
saveCustomer nobody
readCustomer nobody
priceCart order
placeOrder order
listOrders order
readOrder order
exportOrder order
cancelOrder order
priceOrderLine order
changeOrderLine order
cancelOrderLine order
listStayLines order
cancelStayLines order
readLineGuests order
nameLineGuests order
readGuestPass open
printGuestPass open
listOwnReviews nobody
saveReview nobody
listReviews order
listAlsoTaken order
listWaitingReviews nobody
settleReview nobody
listPlacedOrders nobody
settleOrder nobody
listDayLists nobody
readDayList nobody
exportDayList nobody
noteCame nobody
closeSlot nobody
openSlot nobody
mailDayList nobody
setDayListMail nobody
endDayListMail nobody
findVariants nobody
readAllotment nobody
changeAllotment nobody
listClosedDays nobody
readProductDays nobody
closeDays nobody
openDays nobody
listWrittenProducts nobody
readGoodsChoices nobody
saveProduct nobody
withdrawProduct nobody
listSynonyms nobody
addSynonym nobody
removeSynonym nobody
listWrittenEvents nobody
saveEvent nobody
withdrawEvent nobody
listWrittenPackages nobody
savePackage nobody
withdrawPackage nobody
listPromotions nobody
readDisclaimer nobody
acceptDisclaimer nobody
readSharedPromotion open
listExchanges nobody
subscribeExchange nobody
listOffers nobody
saveOffer nobody
withdrawOffer nobody
removeOffer nobody
listAccess visitors
createAccess visitors
changeAccess visitors
withdrawAccess visitors
listAccessTypes any
readPasses visitors
renewPass visitors
withdrawPass visitors
sendPass visitors
checkPass nobody
noteEntries nobody
readGateSheet nobody
listMaintenance maintenance
readMaintenance maintenance
sendMaintenance maintenance
changeMaintenance maintenance
cancelMaintenance maintenance
commentMaintenance maintenance
listOpenMaintenance nobody
workOnMaintenance nobody
readMaintenanceFile nobody
answerVisit maintenance
answerQuote nobody
listRepairs nobody
readRepair nobody
nameTechnician nobody
proposeVisit nobody
quoteRepair nobody
photographRepair nobody
closeForRepair nobody
listRepairPlans nobody
saveRepairPlan nobody
readRepairFigures nobody
exportRepairFigures nobody
sendRepairLink nobody
revokeRepairLink nobody
readLinkedRepair open
readLinkedPhoto open
photographByLink open
finishByLink open
moveRepair nobody
billRepair nobody
listTechnicians nobody
saveTechnician nobody
readTerms open
listStaffContacts nobody
readParameter nobody
listSlots nobody
listMeetings nobody
scheduleMeeting nobody
cancelMeeting nobody
exportMeeting nobody
listMessages nobody
countUnread nobody
readAnswers nobody
sendMessage nobody
listUnanswered nobody
answerMessage nobody
readMessagePicture nobody
listComingMeetings nobody
callOffMeeting nobody
logEvents nobody
countVainSearch any
findOwners nobody
listHousing nobody
readChoices nobody
actForOwner nobody
stopActing nobody
uploadPhoto nobody
listUnfinished nobody
keepUnfinished nobody
removeUnfinished nobody
`
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
)

/** What is on sale, to all alike. */
const CATALOGUE = [
  'listCategories',
  'listHotels',
  'listLanguages',
  'listCurrencies',
  'listProducts',
  'listPackages',
  'countProducts',
  'listEvents',
  'listDays',
  'listNextDays',
  'listNotAvailable',
  'listReviews',
]

const session = (scopes: readonly TrustedScope[]): Session => ({
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
  trust: { id: 1, personId: 1, ownerId: 1, scopes },
})

/** Whom of those with one scope alone the guard lets in, as the table writes it. */
function cellOf({ access }: Endpoint): string {
  if (access.who === 'anyone') return 'open'
  const letIn = TRUSTED_SCOPES.filter((scope) => refusalOf(access, session([scope])) === null)
  if (letIn.length === TRUSTED_SCOPES.length) return 'any'
  return letIn.join(' ') || 'nobody'
}

describe('what each scope opens', () => {
  test.each(HANDLERS.map(({ endpoint }) => endpoint))('$name', (endpoint) => {
    expect([endpoint.name, cellOf(endpoint)]).toEqual([endpoint.name, TABLE.get(endpoint.name)])
  })

  test('the table names no call that is gone', () => {
    expect([...TABLE.keys()].sort()).toEqual(HANDLERS.map(({ endpoint }) => endpoint.name).sort())
  })

  test('what a call of a scope is about has to be of a chosen contract, unless all owners read the same', () => {
    const named = HANDLERS.map(({ endpoint }) => endpoint).filter(
      ({ access }) => access.trusted && access.trusted.scope !== 'any' && !access.trusted.of,
    )
    expect(named.map(({ name, method, access }) => [name, method, access.trusted?.scope])).toEqual(
      CATALOGUE.map((name) => [name, 'GET', 'order']),
    )
  })

  test('nobody who is trusted signs, answers for money, invites or sees who came', () => {
    for (const name of [
      'signReport',
      'answerAgreement',
      'inviteTrusted',
      'changeTrusted',
      'endTrusted',
      'listTrusted',
      'readAccess',
    ])
      expect([name, TABLE.get(name)]).toEqual([name, 'nobody'])
  })
})

describe.each(ENGINES)('and so it is answered, on %s', (engine) => {
  let club: TestApp
  const visitors = new Map<TrustedScope, Visitor>()
  beforeAll(async () => {
    club = await testApp(engine)
    const elena = await club.signedIn('elena')
    for (const scope of TRUSTED_SCOPES) {
      const asked = { email: `${scope}@trusted.example`, scopes: [scope], contracts: [CAST_CONTRACTS.elena] }
      visitors.set(scope, (await letIn(club, elena, asked)).visitor)
    }
  })
  afterAll(() => club.close())

  test('taken away, or past its last midnight: 401 on every call that asks who one is', async () => {
    const elena = await club.signedIn('elena')
    const all = { scopes: TRUSTED_SCOPES, contracts: [CAST_CONTRACTS.elena] }
    const revoked = await letIn(club, elena, { ...all, email: 'revoked@trusted.example' })
    const over = await letIn(club, elena, { ...all, email: 'over@trusted.example' })
    await elena.call(endTrusted, { query: { id: revoked.id } })
    await sql`UPDATE trusts SET last_day = '2026-01-01', ends_at = ${club.clock.now()} WHERE id = ${over.id}`.execute(
      club.database.db,
    )
    for (const { endpoint } of HANDLERS) {
      if (endpoint.access.who === 'anyone') continue
      const input = endpoint.method === 'GET' ? {} : { body: {} }
      for (const { visitor } of [revoked, over]) {
        const answer = await visitor.call(endpoint, input)
        expect([endpoint.name, answer.code]).toEqual([endpoint.name, 401])
      }
    }
  })

  // Sent empty: past the guard a call misses its input, or answers. Those that end a session are not sent.
  test.each(TRUSTED_SCOPES)('%s', async (scope) => {
    // Who books sees the stays as well.
    const has = scope === 'book' ? ['book', 'stays', 'any'] : [scope, 'any']
    for (const { endpoint } of HANDLERS) {
      const cell = TABLE.get(endpoint.name) ?? ''
      if (cell === 'open' || endpoint.changesWho) continue
      const input = endpoint.method === 'GET' ? {} : { body: {} }
      const answer = await visitors.get(scope)?.call(endpoint, input)
      const isHidden = answer?.code === 404 && answer.body?.code === 'NOT_FOUND'
      if (!has.includes(cell)) expect([endpoint.name, isHidden]).toEqual([endpoint.name, true])
      else expect([endpoint.name, Number(answer?.code) < 500]).toEqual([endpoint.name, true])
    }
  })
})
