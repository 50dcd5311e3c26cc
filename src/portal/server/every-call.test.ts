import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { TEST_PASSWORD } from '../../server/testing.day.ts'
import { HANDLERS } from './handlers.ts'
import { BOTH_ENGINES, ENGINES, type TestApp, type TestCall, testApp, type Visitor } from './testing.ts'

const { calls } = JSON.parse(
  readFileSync(new URL('../../../docs/specification/calls.json', import.meta.url), 'utf8'),
) as { calls: { method: string; path: string }[] }

/** What Elena has that a call can be about, by number. */
interface Facts {
  contract: number
  hotel: number
  transaction: number
  report: number
  stay: number
  /** A stay with a benefit that waits for the owner's word. */
  authorizing: number
  benefitOfStay: number
  benefitYear: number
  photo: number
  access: number
  maintenance: number
  promotion: number
  product: number
  picture: File
}

interface Row {
  /** Who has it; Elena, unless the call is for others. */
  who?: 'nobody' | 'ruth'
  input: (facts: Facts) => TestCall
  /** The status for the one who has it: 200, or what a rule or a missing file says to this very input. */
  code?: number
  /** It is about nobody's things in particular: there is no stranger to it. */
  common?: true
  /** It is about a person's own, which a co-owner of the contract has no part in. */
  personal?: true
}

const contract = ({ contract: idContract }: Facts) => ({ idContract })
const ADULT = { na: false, name: 'Elena', lastname: 'Duarte', email: '', phone: '' }
const VISIT = {
  type: 'VI',
  datein: '2026-12-01',
  dateout: '2026-12-02',
  allDay: true,
  reason: 'Dinner',
  guests: [{ name: 'Ana', lastname: 'Ruiz', guestType: 'adult' }],
}
const REPAIR = {
  description: 'The tap drips',
  firstDay: '2026-12-01',
  lastDay: '2026-12-03',
  providerType: 'club',
}

/** Every call of the specification with an input that its owner may send. A call without a row fails the test. */
const ROWS: Record<string, Row> = {
  signIn: {
    who: 'nobody',
    input: () => ({ body: { email: CLUB_CAST.elena.email, password: TEST_PASSWORD } }),
    common: true,
  },
  readOwner: { input: () => ({ query: { idlOwner: CLUB_CAST.elena.id } }), personal: true },
  changePassword: {
    input: () => ({ body: { currentPassword: 'not this one', newPassword: 'another long one' } }),
    code: 409,
    common: true,
  },
  readContracts: { input: () => ({ query: { idOwner: CLUB_CAST.elena.id } }), personal: true },
  listPhotos: { input: () => ({ query: { idOwner: CLUB_CAST.elena.id } }), personal: true },
  addPhoto: {
    input: ({ picture }) => ({ body: { idOwner: CLUB_CAST.elena.id }, files: { file: [picture] } }),
    personal: true,
  },
  removePhoto: { input: ({ photo }) => ({ query: { idGallery: photo } }), personal: true },
  updateOwnerStatus: {
    input: () => ({ body: { idOwner: CLUB_CAST.elena.id, newsletter: true } }),
    personal: true,
  },
  findOwners: { who: 'ruth', input: () => ({ body: { search: 'elena' } }) },
  requestPasswordReset: {
    who: 'nobody',
    input: () => ({ query: { email: CLUB_CAST.elena.email } }),
    common: true,
  },
  validateResetToken: {
    who: 'nobody',
    input: () => ({ body: { token: 'x'.repeat(43) } }),
    code: 410,
    common: true,
  },
  discardResetToken: {
    who: 'nobody',
    input: () => ({ body: { token: 'x'.repeat(43) } }),
    code: 410,
    common: true,
  },
  listHousing: { who: 'ruth', input: ({ hotel }) => ({ query: { idHotel: hotel } }) },
  listStaffContacts: { input: () => ({}), common: true },
  readStatement: { input: ({ contract: id }) => ({ query: { id, year: 2026 } }) },
  readTransactionDetail: { input: ({ transaction: id }) => ({ query: { id } }) },
  readAccount: { input: (facts) => ({ query: contract(facts) }) },
  readWhy: { input: ({ transaction: id }) => ({ query: { id } }) },
  exportWhy: { input: ({ transaction: id }) => ({ query: { id } }) },
  readProfit: { input: (facts) => ({ query: contract(facts) }) },
  readMonthlyProfit: { input: (facts) => ({ query: contract(facts) }) },
  readCondoFees: { input: (facts) => ({ query: contract(facts) }) },
  readHotelPerformance: { input: ({ hotel: resort }) => ({ query: { resort } }) },
  listLatestTransactions: { input: (facts) => ({ query: contract(facts) }) },
  signReport: {
    input: ({ report: idReport }) => ({
      body: { idReport, cashBack: 'pay-out', signer: 'Elena Duarte', issuedAt: '2026-11-17T15:00:00Z' },
    }),
    code: 409,
  },
  readReportFile: { input: ({ report: id }) => ({ query: { id } }) },
  readAgreement: { input: (facts) => ({ query: { ...contract(facts), year: 2026 } }) },
  answerAgreement: { input: (facts) => ({ body: { ...contract(facts), year: 2026, accepted: true } }) },
  readSignatureState: { input: (facts) => ({ query: contract(facts) }) },
  readNextReservation: { input: (facts) => ({ query: contract(facts) }) },
  listNewsletters: { input: () => ({}), common: true },
  listBookings: { input: (facts) => ({ query: contract(facts) }) },
  updateGuests: {
    input: ({ stay: idBooking }) => ({
      body: { idBooking, adults: [ADULT], children: [], occupant: 'owner' },
    }),
  },
  searchBookings: { input: (facts) => ({ body: contract(facts) }) },
  readPenalty: { input: ({ stay: idBooking }) => ({ query: { idBooking } }) },
  cancelBooking: {
    input: ({ stay: idBooking }) => ({ body: { idBooking, idMotive: 999, note: 'Plans changed' } }),
    code: 404,
  },
  searchRooms: {
    input: (facts) => ({
      body: { ...contract(facts), datein: '2027-03-06', dateout: '2027-03-10', adults: 2, children: 0 },
    }),
  },
  readBenefitYear: { input: (facts) => ({ query: { ...contract(facts), year: 2026 } }) },
  listBlackouts: { input: (facts) => ({ query: contract(facts) }) },
  modifyBooking: {
    input: ({ stay: idBooking }) => ({
      body: {
        idBooking,
        datein: '2026-01-05',
        dateout: '2026-01-07',
        adults: [ADULT],
        children: [],
        occupant: 'owner',
      },
    }),
    code: 409,
  },
  requestBooking: {
    input: (facts) => ({
      body: {
        ...contract(facts),
        datein: '2026-01-05',
        dateout: '2026-01-07',
        idCategory: 1,
        adults: [ADULT],
        children: [],
        occupant: 'owner',
        terms: true,
      },
    }),
    code: 409,
  },
  listBookingBenefits: { input: ({ stay: idBooking }) => ({ query: { idBooking } }) },
  addBenefit: {
    input: ({ stay: idBooking, benefitYear: idBenefitYear }) => ({
      body: { idBooking, idBenefitYear, quantity: 999 },
    }),
    code: 409,
  },
  decideBenefits: {
    input: ({ authorizing: idBooking, benefitOfStay: id }) => ({
      body: { idBooking, decisions: [{ id, authorize: true }] },
    }),
  },
  deleteBenefit: { input: ({ benefitOfStay: id }) => ({ query: { id } }), code: 200 },
  readBooking: { input: ({ stay: idBooking }) => ({ query: { idBooking } }) },
  listGeneralDocuments: { input: (facts) => ({ query: contract(facts) }) },
  listContractDocuments: { input: (facts) => ({ query: contract(facts) }) },
  listDocumentTypes: { input: () => ({}), common: true },
  listCancelMotives: { input: () => ({}), common: true },
  readTerms: {
    who: 'nobody',
    input: () => ({ query: { term: 'reservations', language: 'en' } }),
    common: true,
  },
  readParameter: { input: () => ({ query: { idParameter: 1 } }), common: true },
  logEvents: {
    input: () => ({
      body: {
        origin: 1,
        event: { event: 'view', action: 'open', component: 'page', page: '/home' },
        data: {},
      },
    }),
    common: true,
  },
  listPromotions: { input: (facts) => ({ query: contract(facts) }) },
  readDisclaimer: { input: (facts) => ({ query: { ...contract(facts), idPromo: facts.promotion } }) },
  acceptDisclaimer: { input: (facts) => ({ body: { ...contract(facts), idPromo: facts.promotion } }) },
  listExchanges: { input: (facts) => ({ query: contract(facts) }), code: 403 },
  subscribeExchange: {
    input: (facts) => ({ body: { ...contract(facts), year: 2027, deed: 'subscribe' } }),
    code: 403,
  },
  listAccess: { input: (facts) => ({ query: contract(facts) }) },
  createAccess: { input: (facts) => ({ body: { ...contract(facts), ...VISIT } }) },
  changeAccess: { input: ({ access: idAccess }) => ({ body: { idAccess, ...VISIT } }) },
  withdrawAccess: { input: ({ access: idAccess }) => ({ query: { idAccess } }) },
  listAccessTypes: { input: () => ({}), common: true },
  listMaintenance: { input: (facts) => ({ query: contract(facts) }) },
  sendMaintenance: {
    input: (facts) => ({ body: { ...contract(facts), ...REPAIR }, files: { images: [facts.picture] } }),
  },
  changeMaintenance: {
    input: ({ maintenance: idRequest }) => ({ body: { idRequest, ...REPAIR }, files: {} }),
  },
  cancelMaintenance: {
    input: ({ maintenance: idRequest }) => ({ body: { idRequest, resolution: 'It stopped' } }),
  },
  listCategories: { input: () => ({}), common: true },
  listHotels: { input: () => ({}), common: true },
  listLanguages: { input: () => ({}), common: true },
  listCurrencies: { input: () => ({}), common: true },
  listProducts: { input: () => ({ query: { idseccanal: 34 } }), common: true },
  listPackages: { input: () => ({}), common: true },
  listEvents: { input: () => ({ query: { idseccanal: 38 } }), common: true },
  saveCustomer: {
    input: () => ({
      body: {
        name: 'Elena',
        lastname: 'Duarte',
        email: CLUB_CAST.elena.email,
        phone: '+52 998 555 0142',
        language: 'en',
      },
    }),
    common: true,
  },
  listNotAvailable: {
    input: ({ product: idP }) => ({ query: { idP, qty: 1, fini: '2026-12-01' } }),
    common: true,
  },
}

/** Elena, and somebody who holds her contract with her: all that is the contract's is theirs alike (decision 0129). */
const WHO = [
  ...BOTH_ENGINES.map((engine) => ({ engine, who: 'elena' as const })),
  ...ENGINES.map((engine) => ({ engine, who: 'tomas' as const })),
]

describe.each(WHO)('every call of the specification, $engine, by $who', ({ engine, who }) => {
  let club: TestApp
  let facts: Facts
  let people: Record<'holder' | 'marcos' | 'ruth' | 'nobody', Visitor>
  beforeAll(async () => {
    club = await testApp(engine)
    // The stranger may do all that an owner may: nothing but whose thing it is stands in the way.
    await signReports(club)
    await sql`INSERT INTO contract_owners VALUES (${CAST_CONTRACTS.elena}, ${CLUB_CAST.tomas.id})`.execute(
      club.database.db,
    )
    const [holder, marcos, ruth] = await Promise.all([
      club.signedIn(who),
      club.signedIn('marcos'),
      club.signedIn('ruth', { admin: true }),
    ])
    people = { holder, marcos, ruth, nobody: club.visitor() }
    facts = await readFacts(club)
  })
  afterAll(() => club.close())

  test.each(calls)('$method $path', async ({ method, path }) => {
    const endpoint = HANDLERS.find(
      (one) => one.endpoint.method === method && one.endpoint.path === path,
    )?.endpoint
    const row = ROWS[endpoint?.name ?? '']
    if (!endpoint || !row) throw new Error(`${method} ${path} has no row`)
    const input = row.input(facts)
    if (!row.common) {
      const stranger = await people.marcos.call(endpoint, input)
      expect([stranger.code, stranger.body?.status], 'to a stranger').toEqual([404, false])
    }
    const answer = await people[row.who ?? 'holder'].call(endpoint, input)
    const code = row.personal && who !== 'elena' ? 404 : (row.code ?? 200)
    expect(answer.code, JSON.stringify(answer.body)).toBe(code)
    if (answer.body) expect(answer.body.status).toBe(answer.code === 200)
  })
})

async function signReports({ database: { db }, clock }: TestApp): Promise<void> {
  await sql`
    UPDATE executive_reports r SET signed_at = ${clock.now()}, signed_by_owner_id = c.owner_id, signer = 'Marcos',
           cash_back = 'pay-out', carried_cents = greatest(income_cents - fees_cents, 0)
      FROM contracts c WHERE c.id = r.contract_id AND r.signed_at IS NULL`.execute(db)
}

async function readFacts({ database: { db } }: TestApp): Promise<Facts> {
  const idContract = CAST_CONTRACTS.elena
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows[0]?.id ?? 0
  const key = crypto.randomUUID()
  await sql`
    INSERT INTO stored_files (key, name, media_type, bytes, sha256, scope, owner_id, created_at)
    VALUES (${key}, 'a.webp', 'image/webp', 1, sha256('a'), 'owner', ${CLUB_CAST.elena.id}, now())`.execute(
    db,
  )
  const waiting = await sql<{ id: number; stay: number }>`
    SELECT u.id, b.id AS stay FROM booking_benefits u JOIN bookings b ON b.id = u.booking_id
     WHERE b.contract_id = ${idContract} AND b.status = 'to-authorize' AND u.state = 'pending' LIMIT 1`.execute(
    db,
  )
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer()
  return {
    contract: idContract,
    hotel: await one(sql`SELECT hotel_id AS id FROM contracts WHERE id = ${idContract}`),
    transaction: await one(sql`SELECT id FROM transactions WHERE contract_id = ${idContract} LIMIT 1`),
    report: await one(sql`SELECT id FROM executive_reports WHERE contract_id = ${idContract} LIMIT 1`),
    stay: await one(sql`
      SELECT id FROM bookings WHERE contract_id = ${idContract} AND status = 'confirmed' AND check_in > '2026-12-05'
       ORDER BY check_in LIMIT 1`),
    authorizing: waiting.rows[0]?.stay ?? 0,
    benefitOfStay: waiting.rows[0]?.id ?? 0,
    benefitYear: await one(sql`
      SELECT y.id FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
       WHERE y.contract_id = ${idContract} AND '2026-12-12' BETWEEN y.starts AND y.expires LIMIT 1`),
    photo: await one(sql`
      INSERT INTO gallery_photos (owner_id, position, file_key, created_at)
      VALUES (${CLUB_CAST.elena.id}, 5, ${key}, now()) RETURNING id`),
    access: await one(sql`
      SELECT id FROM access_records WHERE contract_id = ${idContract} AND cancelled_at IS NULL
       ORDER BY last_day DESC LIMIT 1`),
    maintenance: await one(sql`
      SELECT id FROM maintenance_requests WHERE contract_id = ${idContract} AND status = 'open' LIMIT 1`),
    promotion: await one(sql`
      SELECT p.id FROM promotions p JOIN promotion_contracts c ON c.promotion_id = p.id
       WHERE c.contract_id = ${idContract} AND p.last_day > '2026-11-21' AND p.first_day < '2026-11-21' LIMIT 1`),
    product: await one(sql`SELECT id FROM products LIMIT 1`),
    picture: new File([new Uint8Array(picture)], 'tap.png'),
  }
}
