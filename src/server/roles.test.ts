import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForOwner } from '../admin/acting.endpoints.ts'
import type { CommonRefusal, Endpoint } from '../kernel/endpoint.ts'
import { CAST } from '../membership/server/testing.club.ts'
import type { Session } from './caller.ts'
import { refusalOf } from './guard.ts'
import { HANDLERS } from './handlers.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const session: Session = {
  tokenHash: Buffer.alloc(0),
  ownerId: null,
  adminId: null,
  role: null,
  actingOwnerId: null,
  lastActiveAt: new Date(0),
  languageName: 'English',
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
// owner, an admin who acts for one, and the desk. A dot lets in; the others are the keys of ANSWERS. A call without a
// row fails: whoever adds one decides here who may make it (spec, section 6).
const TABLE = `
signIn                  .          .          .          .          .          .
signOut                 .          .          .          .          .          .
readSession             sign-in    .          .          .          .          .
readOwner               sign-in    .          .          choose     .          choose
readContracts           sign-in    .          .          choose     .          choose
updateOwnerStatus       sign-in    .          .          choose     .          choose
listPhotos              sign-in    .          .          choose     .          choose
addPhoto                sign-in    .          .          choose     .          choose
removePhoto             sign-in    .          .          choose     .          choose
readTrail               sign-in    .          .          choose     .          choose
stayActive              sign-in    .          .          .          .          .
changePassword          .          .          .          .          .          .
requestPasswordReset    .          .          .          .          .          .
validateResetToken      .          .          .          .          .          .
discardResetToken       .          .          .          .          .          .
readDashboard           sign-in    .          .          choose     .          choose
readNextReservation     sign-in    .          .          choose     .          choose
listNewsletters         sign-in    .          .          choose     .          choose
listEditions            sign-in    hidden     hidden     hidden     hidden     .
saveEdition             sign-in    hidden     hidden     hidden     hidden     .
withdrawEdition         sign-in    hidden     hidden     hidden     hidden     .
removeEdition           sign-in    hidden     hidden     hidden     hidden     .
searchRooms             sign-in    .          report     choose     .          choose
requestBooking          sign-in    .          report     choose     .          choose
listBookings            sign-in    .          report     choose     .          choose
listBlackouts           sign-in    .          report     choose     .          choose
readBenefitYear         sign-in    .          report     choose     .          choose
readBooking             sign-in    .          report     choose     .          choose
searchBookings          sign-in    .          report     choose     .          choose
updateGuests            sign-in    .          report     restricted restricted restricted
modifyBooking           sign-in    .          report     restricted restricted restricted
readPenalty             sign-in    .          report     choose     .          choose
cancelBooking           sign-in    .          report     restricted restricted restricted
listBookingBenefits     sign-in    .          report     choose     .          choose
addBenefit              sign-in    .          report     restricted restricted restricted
decideBenefits          sign-in    .          report     restricted restricted restricted
deleteBenefit           sign-in    .          report     restricted restricted restricted
listCancelMotives       sign-in    .          .          .          .          .
listWaitingBookings     sign-in    hidden     hidden     hidden     hidden     .
decideBooking           sign-in    hidden     hidden     hidden     hidden     .
listClosedNights        sign-in    hidden     hidden     hidden     hidden     .
listStaysOnNights       sign-in    hidden     hidden     hidden     hidden     .
closeNights             sign-in    hidden     hidden     hidden     hidden     .
openNights              sign-in    hidden     hidden     hidden     hidden     .
readYear                sign-in    .          report     choose     .          choose
findFlexibleStays       sign-in    .          report     choose     .          choose
readLedger              sign-in    .          report     choose     .          choose
exportStay              sign-in    .          report     choose     .          choose
readFeed                sign-in    .          .          restricted restricted restricted
renewFeed               sign-in    .          .          restricted restricted restricted
listLatestTransactions  sign-in    .          .          choose     .          choose
readStatement           sign-in    .          .          choose     .          choose
readTransactionDetail   sign-in    .          .          choose     .          choose
exportStatement         sign-in    .          .          choose     .          choose
readAgreement           sign-in    .          .          choose     .          choose
answerAgreement         sign-in    .          .          restricted restricted restricted
readCondoFees           sign-in    .          .          choose     .          choose
listRejections          sign-in    hidden     hidden     hidden     hidden     .
answerRejection         sign-in    hidden     hidden     hidden     hidden     .
listReports             sign-in    .          .          choose     .          choose
signReport              sign-in    .          .          restricted restricted restricted
readReportFile          sign-in    .          .          choose     .          choose
readSignatureState      sign-in    .          .          choose     .          choose
listReportDesk          sign-in    hidden     hidden     hidden     hidden     .
issueReports            sign-in    hidden     hidden     hidden     hidden     .
correctReport           sign-in    hidden     hidden     hidden     hidden     .
withdrawReport          sign-in    hidden     hidden     hidden     hidden     .
readProfit              sign-in    .          .          choose     .          choose
readMonthlyProfit       sign-in    .          .          choose     .          choose
readHotelPerformance    sign-in    .          .          choose     .          choose
listGeneralDocuments    sign-in    .          .          choose     .          choose
listContractDocuments   sign-in    .          .          choose     .          choose
listDocumentTypes       sign-in    .          .          choose     .          choose
listDeskDocuments       sign-in    hidden     hidden     hidden     hidden     .
saveDocument            sign-in    hidden     hidden     hidden     hidden     .
withdrawDocument        sign-in    hidden     hidden     hidden     hidden     .
removeDocument          sign-in    hidden     hidden     hidden     hidden     .
listCategories          sign-in    .          report     choose     .          choose
listHotels              sign-in    .          .          .          .          .
listLanguages           sign-in    .          .          .          .          .
listCurrencies          sign-in    .          .          .          .          .
listProducts            sign-in    .          report     choose     .          choose
listPackages            sign-in    .          report     choose     .          choose
listEvents              sign-in    .          report     choose     .          choose
listNotAvailable        sign-in    .          report     choose     .          choose
saveCustomer            sign-in    .          report     choose     .          choose
readCustomer            sign-in    .          report     choose     .          choose
priceCart               sign-in    .          report     choose     .          choose
placeOrder              sign-in    .          report     choose     .          choose
listOrders              sign-in    .          report     choose     .          choose
readOrder               sign-in    .          report     choose     .          choose
cancelOrder             sign-in    .          report     choose     .          choose
listPlacedOrders        sign-in    hidden     hidden     hidden     hidden     .
settleOrder             sign-in    hidden     hidden     hidden     hidden     .
findVariants            sign-in    hidden     hidden     hidden     hidden     .
readAllotment           sign-in    hidden     hidden     hidden     hidden     .
changeAllotment         sign-in    hidden     hidden     hidden     hidden     .
listWrittenProducts     sign-in    hidden     hidden     hidden     hidden     .
readGoodsChoices        sign-in    hidden     hidden     hidden     hidden     .
saveProduct             sign-in    hidden     hidden     hidden     hidden     .
withdrawProduct         sign-in    hidden     hidden     hidden     hidden     .
listWrittenEvents       sign-in    hidden     hidden     hidden     hidden     .
saveEvent               sign-in    hidden     hidden     hidden     hidden     .
withdrawEvent           sign-in    hidden     hidden     hidden     hidden     .
listWrittenPackages     sign-in    hidden     hidden     hidden     hidden     .
savePackage             sign-in    hidden     hidden     hidden     hidden     .
withdrawPackage         sign-in    hidden     hidden     hidden     hidden     .
listClosedDays          sign-in    hidden     hidden     hidden     hidden     .
readProductDays         sign-in    hidden     hidden     hidden     hidden     .
closeDays               sign-in    hidden     hidden     hidden     hidden     .
openDays                sign-in    hidden     hidden     hidden     hidden     .
uploadPhoto             sign-in    hidden     hidden     hidden     hidden     .
listPromotions          sign-in    .          .          choose     .          choose
readDisclaimer          sign-in    .          .          choose     .          choose
acceptDisclaimer        sign-in    .          report     restricted restricted restricted
readSharedPromotion     .          .          .          .          .          .
listOffers              sign-in    hidden     hidden     hidden     hidden     .
saveOffer               sign-in    hidden     hidden     hidden     hidden     .
withdrawOffer           sign-in    hidden     hidden     hidden     hidden     .
removeOffer             sign-in    hidden     hidden     hidden     hidden     .
listExchanges           sign-in    .          .          choose     .          choose
subscribeExchange       sign-in    .          report     restricted restricted restricted
listAccess              sign-in    .          .          choose     .          choose
createAccess            sign-in    .          report     choose     .          choose
changeAccess            sign-in    .          report     choose     .          choose
withdrawAccess          sign-in    .          report     choose     .          choose
listAccessTypes         sign-in    .          .          choose     .          choose
readPasses              sign-in    .          .          choose     .          choose
renewPass               sign-in    .          report     choose     .          choose
withdrawPass            sign-in    .          report     choose     .          choose
sendPass                sign-in    .          report     choose     .          choose
checkPass               sign-in    hidden     hidden     .          .          .
noteEntries             sign-in    hidden     hidden     .          .          .
readGateSheet           sign-in    hidden     hidden     .          .          .
listMaintenance         sign-in    .          report     choose     .          choose
readMaintenance         sign-in    .          report     choose     .          choose
sendMaintenance         sign-in    .          report     choose     .          choose
changeMaintenance       sign-in    .          report     choose     .          choose
cancelMaintenance       sign-in    .          report     choose     .          choose
commentMaintenance      sign-in    .          report     choose     .          choose
listOpenMaintenance     sign-in    hidden     hidden     hidden     hidden     .
workOnMaintenance       sign-in    hidden     hidden     hidden     hidden     .
readMaintenanceFile     sign-in    hidden     hidden     hidden     hidden     .
readTerms               .          .          .          .          .          .
listStaffContacts       sign-in    .          .          choose     .          choose
readParameter           sign-in    .          .          .          .          .
listSlots               sign-in    .          .          choose     .          choose
listMeetings            sign-in    .          .          choose     .          choose
scheduleMeeting         sign-in    .          .          choose     .          choose
cancelMeeting           sign-in    .          .          choose     .          choose
exportMeeting           sign-in    .          .          choose     .          choose
listMessages            sign-in    .          .          choose     .          choose
sendMessage             sign-in    .          .          choose     .          choose
listUnanswered          sign-in    hidden     hidden     hidden     hidden     .
answerMessage           sign-in    hidden     hidden     hidden     hidden     .
listComingMeetings      sign-in    hidden     hidden     hidden     hidden     .
callOffMeeting          sign-in    hidden     hidden     hidden     hidden     .
logEvents               sign-in    .          .          .          .          .
findOwners              sign-in    hidden     hidden     .          .          .
listHousing             sign-in    hidden     hidden     .          .          .
readChoices             sign-in    hidden     hidden     .          .          .
actForOwner             sign-in    hidden     hidden     .          .          .
stopActing              sign-in    hidden     hidden     .          .          .
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
