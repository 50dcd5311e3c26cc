import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForOwner } from '../../admin/acting.endpoints.ts'
import type { CommonRefusal, Endpoint } from '../../kernel/endpoint.ts'
import { CAST } from '../../membership/server/testing.club.ts'
import type { Session } from '../../server/http/caller.ts'
import { refusalOf } from '../../server/http/guard.ts'
import { HANDLERS } from './handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const session: Session = {
  tokenHash: Buffer.alloc(0),
  ownerId: null,
  adminId: null,
  role: null,
  actingOwnerId: null,
  lastActiveAt: new Date(0),
  provenAt: new Date(0),
  expiresAt: new Date(0),
  languageCode: 'ENG',
  hasUnsignedReport: false,
}

/** The roles of the table's columns; nobody has no session. */
const ROLES = {
  nobody: null,
  owner: { ...session, ownerId: 1 },
  unsigned: { ...session, ownerId: 1, hasUnsignedReport: true },
  admin: { ...session, adminId: 1, role: 'admin' },
  acting: { ...session, adminId: 1, role: 'admin', actingOwnerId: 1 },
  desk: { ...session, adminId: 2, role: 'desk' },
  gate: { ...session, adminId: 5, role: 'gate' },
} satisfies Record<string, Session | null>
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
// owner, an admin who acts for one, the desk, and the gate. A dot lets in; the others are the keys of ANSWERS. A call
// without a row fails: whoever adds one decides here who may make it (spec, section 6).
const TABLE = `
signIn                  .          .          .          .          .          .          .
signOut                 .          .          .          .          .          .          .
readSession             sign-in    .          .          .          .          .          .
readOwner               sign-in    .          .          choose     .          choose     hidden
readContracts           sign-in    .          .          choose     .          choose     hidden
updateOwnerStatus       sign-in    .          .          choose     .          choose     hidden
listPhotos              sign-in    .          .          choose     .          choose     hidden
addPhoto                sign-in    .          .          choose     .          choose     hidden
removePhoto             sign-in    .          .          choose     .          choose     hidden
readMailChoices         sign-in    .          .          choose     .          choose     hidden
changeMailChoice        sign-in    .          .          choose     .          choose     hidden
listPeople              sign-in    .          .          choose     .          choose     hidden
keepPerson              sign-in    .          .          choose     .          choose     hidden
changePerson            sign-in    .          .          choose     .          choose     hidden
forgetPerson            sign-in    .          .          restricted restricted restricted hidden
readTrail               sign-in    .          .          choose     .          choose     hidden
readDevices             sign-in    .          .          restricted restricted restricted hidden
endDevice               sign-in    .          .          restricted restricted restricted hidden
endOtherDevices         sign-in    .          .          restricted restricted restricted hidden
disownDevices           sign-in    .          .          restricted restricted restricted hidden
readAlarm               .          .          .          .          .          .          .
raiseAlarm              .          .          .          .          .          .          .
readAccess              sign-in    .          .          restricted restricted restricted hidden
exportAccess            sign-in    .          .          restricted restricted restricted hidden
listTrusted             sign-in    .          .          restricted restricted restricted hidden
inviteTrusted           sign-in    .          .          restricted restricted restricted hidden
changeTrusted           sign-in    .          .          restricted restricted restricted hidden
endTrusted              sign-in    .          .          restricted restricted restricted hidden
inviteAgain             sign-in    .          .          restricted restricted restricted hidden
readInvitation          .          .          .          .          .          .          .
acceptInvitation        .          .          .          .          .          .          .
chooseTrust             sign-in    .          .          .          .          .          hidden
stayActive              sign-in    .          .          .          .          .          .
readProofWays           sign-in    .          .          .          .          .          hidden
proveItsYou             sign-in    .          .          .          .          .          hidden
changePassword          .          .          .          .          .          .          .
requestPasswordReset    .          .          .          .          .          .          .
sendResetLink           .          .          .          .          .          .          .
validateResetToken      .          .          .          .          .          .          .
discardResetToken       .          .          .          .          .          .          .
readToDo                sign-in    .          .          choose     .          choose     hidden
dismissRating           sign-in    .          .          restricted restricted restricted hidden
readItinerary           sign-in    .          report     choose     .          choose     hidden
readDashboard           sign-in    .          .          choose     .          choose     hidden
readNextReservation     sign-in    .          .          choose     .          choose     hidden
listNewsletters         sign-in    .          .          choose     .          choose     hidden
listEditions            sign-in    hidden     hidden     hidden     hidden     .          hidden
saveEdition             sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawEdition         sign-in    hidden     hidden     hidden     hidden     .          hidden
removeEdition           sign-in    hidden     hidden     hidden     hidden     .          hidden
searchRooms             sign-in    .          report     choose     .          choose     hidden
requestBooking          sign-in    .          report     choose     .          choose     hidden
listBookings            sign-in    .          report     choose     .          choose     hidden
listComingStays         sign-in    .          report     choose     .          choose     hidden
listPastYears           sign-in    .          report     choose     .          choose     hidden
listPastStays           sign-in    .          report     choose     .          choose     hidden
listBlackouts           sign-in    .          report     choose     .          choose     hidden
readBenefitYear         sign-in    .          report     choose     .          choose     hidden
readBooking             sign-in    .          report     choose     .          choose     hidden
searchBookings          sign-in    .          report     choose     .          choose     hidden
updateGuests            sign-in    .          report     restricted restricted restricted hidden
takeBackAuthorization   sign-in    .          report     restricted restricted restricted hidden
withdrawChange          sign-in    .          report     restricted restricted restricted hidden
withdrawCancellation    sign-in    .          report     restricted restricted restricted hidden
modifyBooking           sign-in    .          report     restricted restricted restricted hidden
readPenalty             sign-in    .          report     choose     .          choose     hidden
cancelBooking           sign-in    .          report     restricted restricted restricted hidden
listBookingBenefits     sign-in    .          report     choose     .          choose     hidden
addBenefit              sign-in    .          report     restricted restricted restricted hidden
decideBenefits          sign-in    .          report     restricted restricted restricted hidden
deleteBenefit           sign-in    .          report     restricted restricted restricted hidden
listCancelMotives       sign-in    .          .          .          .          .          hidden
listWaitingBookings     sign-in    hidden     hidden     hidden     hidden     .          hidden
decideBooking           sign-in    hidden     hidden     hidden     hidden     .          hidden
listClosedNights        sign-in    hidden     hidden     hidden     hidden     .          hidden
listStaysOnNights       sign-in    hidden     hidden     hidden     hidden     .          hidden
closeNights             sign-in    hidden     hidden     hidden     hidden     .          hidden
openNights              sign-in    hidden     hidden     hidden     hidden     .          hidden
readYear                sign-in    .          report     choose     .          choose     hidden
findFlexibleStays       sign-in    .          report     choose     .          choose     hidden
findOtherWays           sign-in    .          report     choose     .          choose     hidden
findPlaces              sign-in    .          report     choose     .          choose     hidden
readLedger              sign-in    .          report     choose     .          choose     hidden
readConfirmation        sign-in    .          report     choose     .          choose     hidden
exportStay              sign-in    .          report     choose     .          choose     hidden
readFeed                sign-in    .          .          restricted restricted restricted hidden
renewFeed               sign-in    .          .          restricted restricted restricted hidden
listLatestTransactions  sign-in    .          .          choose     .          choose     hidden
readStatement           sign-in    .          .          choose     .          choose     hidden
readTransactionDetail   sign-in    .          .          choose     .          choose     hidden
exportStatement         sign-in    .          .          choose     .          choose     hidden
readAgreement           sign-in    .          .          choose     .          choose     hidden
answerAgreement         sign-in    .          .          restricted restricted restricted hidden
readCondoFees           sign-in    .          .          choose     .          choose     hidden
listRejections          sign-in    hidden     hidden     hidden     hidden     .          hidden
answerRejection         sign-in    hidden     hidden     hidden     hidden     .          hidden
listReports             sign-in    .          .          choose     .          choose     hidden
signReport              sign-in    .          .          restricted restricted restricted hidden
readReportFile          sign-in    .          .          choose     .          choose     hidden
readSignatureState      sign-in    .          .          choose     .          choose     hidden
listReportDesk          sign-in    hidden     hidden     hidden     hidden     .          hidden
issueReports            sign-in    hidden     hidden     hidden     hidden     .          hidden
correctReport           sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawReport          sign-in    hidden     hidden     hidden     hidden     .          hidden
readProfit              sign-in    .          .          choose     .          choose     hidden
readMonthlyProfit       sign-in    .          .          choose     .          choose     hidden
readHotelPerformance    sign-in    .          .          choose     .          choose     hidden
listGeneralDocuments    sign-in    .          .          choose     .          choose     hidden
listContractDocuments   sign-in    .          .          choose     .          choose     hidden
listDocumentTypes       sign-in    .          .          choose     .          choose     hidden
listDeskDocuments       sign-in    hidden     hidden     hidden     hidden     .          hidden
saveDocument            sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawDocument        sign-in    hidden     hidden     hidden     hidden     .          hidden
removeDocument          sign-in    hidden     hidden     hidden     hidden     .          hidden
listCategories          sign-in    .          report     choose     .          choose     hidden
listHotels              sign-in    .          .          .          .          .          hidden
listLanguages           sign-in    .          .          .          .          .          hidden
listCurrencies          sign-in    .          .          .          .          .          hidden
listProducts            sign-in    .          report     choose     .          choose     hidden
listPackages            sign-in    .          report     choose     .          choose     hidden
listEvents              sign-in    .          report     choose     .          choose     hidden
listDays                sign-in    .          report     choose     .          choose     hidden
listNextDays            sign-in    .          report     choose     .          choose     hidden
listStaysToPlan         sign-in    .          report     choose     .          choose     hidden
listNotAvailable        sign-in    .          report     choose     .          choose     hidden
saveCustomer            sign-in    .          report     choose     .          choose     hidden
readCustomer            sign-in    .          report     choose     .          choose     hidden
priceCart               sign-in    .          report     choose     .          choose     hidden
placeOrder              sign-in    .          report     choose     .          choose     hidden
listOrders              sign-in    .          report     choose     .          choose     hidden
readOrder               sign-in    .          report     choose     .          choose     hidden
exportOrder             sign-in    .          report     choose     .          choose     hidden
cancelOrder             sign-in    .          report     choose     .          choose     hidden
priceOrderLine          sign-in    .          report     choose     .          choose     hidden
changeOrderLine         sign-in    .          report     choose     .          choose     hidden
cancelOrderLine         sign-in    .          report     choose     .          choose     hidden
listStayLines           sign-in    .          report     choose     .          choose     hidden
cancelStayLines         sign-in    .          report     choose     .          choose     hidden
readLineGuests          sign-in    .          .          choose     .          choose     hidden
nameLineGuests          sign-in    .          report     choose     .          choose     hidden
readGuestPass           .          .          .          .          .          .          .
listPlacedOrders        sign-in    hidden     hidden     hidden     hidden     .          hidden
settleOrder             sign-in    hidden     hidden     hidden     hidden     .          hidden
countProducts           sign-in    .          report     choose     .          choose     hidden
listSynonyms            sign-in    hidden     hidden     hidden     hidden     .          hidden
addSynonym              sign-in    hidden     hidden     hidden     hidden     .          hidden
removeSynonym           sign-in    hidden     hidden     hidden     hidden     .          hidden
listOwnReviews          sign-in    .          report     choose     .          choose     hidden
saveReview              sign-in    .          report     restricted restricted restricted hidden
listReviews             sign-in    .          report     choose     .          choose     hidden
listAlsoTaken           sign-in    .          report     choose     .          choose     hidden
listWaitingReviews      sign-in    hidden     hidden     hidden     hidden     .          hidden
settleReview            sign-in    hidden     hidden     hidden     hidden     .          hidden
listDayLists            sign-in    hidden     hidden     hidden     hidden     .          hidden
readDayList             sign-in    hidden     hidden     hidden     hidden     .          hidden
exportDayList           sign-in    hidden     hidden     hidden     hidden     .          hidden
noteCame                sign-in    hidden     hidden     hidden     hidden     .          hidden
mailDayList             sign-in    hidden     hidden     hidden     hidden     .          hidden
closeSlot               sign-in    hidden     hidden     hidden     hidden     .          hidden
openSlot                sign-in    hidden     hidden     hidden     hidden     .          hidden
setDayListMail          sign-in    hidden     hidden     hidden     hidden     .          hidden
endDayListMail          sign-in    hidden     hidden     hidden     hidden     .          hidden
findVariants            sign-in    hidden     hidden     hidden     hidden     .          hidden
readAllotment           sign-in    hidden     hidden     hidden     hidden     .          hidden
changeAllotment         sign-in    hidden     hidden     hidden     hidden     .          hidden
listWrittenProducts     sign-in    hidden     hidden     hidden     hidden     .          hidden
readGoodsChoices        sign-in    hidden     hidden     hidden     hidden     .          hidden
saveProduct             sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawProduct         sign-in    hidden     hidden     hidden     hidden     .          hidden
listWrittenEvents       sign-in    hidden     hidden     hidden     hidden     .          hidden
saveEvent               sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawEvent           sign-in    hidden     hidden     hidden     hidden     .          hidden
listWrittenPackages     sign-in    hidden     hidden     hidden     hidden     .          hidden
savePackage             sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawPackage         sign-in    hidden     hidden     hidden     hidden     .          hidden
listClosedDays          sign-in    hidden     hidden     hidden     hidden     .          hidden
readProductDays         sign-in    hidden     hidden     hidden     hidden     .          hidden
closeDays               sign-in    hidden     hidden     hidden     hidden     .          hidden
openDays                sign-in    hidden     hidden     hidden     hidden     .          hidden
uploadPhoto             sign-in    hidden     hidden     hidden     hidden     .          hidden
listPromotions          sign-in    .          .          choose     .          choose     hidden
readDisclaimer          sign-in    .          .          choose     .          choose     hidden
acceptDisclaimer        sign-in    .          report     restricted restricted restricted hidden
readSharedPromotion     .          .          .          .          .          .          .
listOffers              sign-in    hidden     hidden     hidden     hidden     .          hidden
saveOffer               sign-in    hidden     hidden     hidden     hidden     .          hidden
withdrawOffer           sign-in    hidden     hidden     hidden     hidden     .          hidden
removeOffer             sign-in    hidden     hidden     hidden     hidden     .          hidden
listExchanges           sign-in    .          .          choose     .          choose     hidden
subscribeExchange       sign-in    .          report     restricted restricted restricted hidden
listAccess              sign-in    .          .          choose     .          choose     hidden
createAccess            sign-in    .          report     choose     .          choose     hidden
changeAccess            sign-in    .          report     choose     .          choose     hidden
withdrawAccess          sign-in    .          report     choose     .          choose     hidden
listAccessTypes         sign-in    .          .          choose     .          choose     hidden
readPasses              sign-in    .          .          choose     .          choose     hidden
renewPass               sign-in    .          report     choose     .          choose     hidden
withdrawPass            sign-in    .          report     choose     .          choose     hidden
sendPass                sign-in    .          report     choose     .          choose     hidden
checkPass               sign-in    hidden     hidden     .          .          .          .
noteEntries             sign-in    hidden     hidden     .          .          .          .
readGateSheet           sign-in    hidden     hidden     .          .          .          .
listMaintenance         sign-in    .          report     choose     .          choose     hidden
readMaintenance         sign-in    .          report     choose     .          choose     hidden
sendMaintenance         sign-in    .          report     choose     .          choose     hidden
changeMaintenance       sign-in    .          report     choose     .          choose     hidden
cancelMaintenance       sign-in    .          report     choose     .          choose     hidden
commentMaintenance      sign-in    .          report     choose     .          choose     hidden
listOpenMaintenance     sign-in    hidden     hidden     hidden     hidden     .          hidden
workOnMaintenance       sign-in    hidden     hidden     hidden     hidden     .          hidden
readMaintenanceFile     sign-in    hidden     hidden     hidden     hidden     .          hidden
readTerms               .          .          .          .          .          .          .
listStaffContacts       sign-in    .          .          choose     .          choose     hidden
readParameter           sign-in    .          .          .          .          .          hidden
listSlots               sign-in    .          .          choose     .          choose     hidden
listMeetings            sign-in    .          .          choose     .          choose     hidden
scheduleMeeting         sign-in    .          .          choose     .          choose     hidden
cancelMeeting           sign-in    .          .          choose     .          choose     hidden
exportMeeting           sign-in    .          .          choose     .          choose     hidden
listMessages            sign-in    .          .          choose     .          choose     hidden
sendMessage             sign-in    .          .          choose     .          choose     hidden
countUnread             sign-in    .          .          choose     .          choose     hidden
readAnswers             sign-in    .          .          choose     .          choose     hidden
listUnanswered          sign-in    hidden     hidden     hidden     hidden     .          hidden
answerMessage           sign-in    hidden     hidden     hidden     hidden     .          hidden
readMessagePicture      sign-in    hidden     hidden     hidden     hidden     .          hidden
listComingMeetings      sign-in    hidden     hidden     hidden     hidden     .          hidden
callOffMeeting          sign-in    hidden     hidden     hidden     hidden     .          hidden
logEvents               sign-in    .          .          .          .          .          hidden
findOwners              sign-in    hidden     hidden     .          .          .          hidden
listHousing             sign-in    hidden     hidden     .          .          .          hidden
readChoices             sign-in    hidden     hidden     .          .          .          hidden
actForOwner             sign-in    hidden     hidden     .          .          .          hidden
stopActing              sign-in    hidden     hidden     .          .          .          hidden
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
    visitors = {
      nobody: club.visitor(),
      owner: await club.signedIn('elena'),
      unsigned: await club.signedIn('marcos'),
      admin: await club.signedIn('ruth', { admin: true }),
      acting: await club.signedIn('ruth', { admin: true }),
      desk: await club.signedIn('joel', { admin: true }),
      gate: await club.signedIn('gabriel', { admin: true }),
    }
    await visitors.acting.call(actForOwner, { body: { idOwner: CAST.elena.id } })
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
