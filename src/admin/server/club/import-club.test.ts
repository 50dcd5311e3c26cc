import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../portal/server/testing.ts'
import { CLUB_FILES } from '../../club/folder.ts'
import { faultLine } from './desk.ts'
import { exportClub } from './export-club.ts'
import { type Imported, importClub } from './import-club.ts'
import { countRows, EXAMPLE, emptyDatabase, exampleWith, filesOf, newFolder } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let database: Awaited<ReturnType<typeof emptyDatabase>>

const brings = (folder: string, more: object = {}) => importClub(database, { folder, now: NOW, ...more })
const linesOf = (imported: Imported) => (imported.ok ? [] : imported.faults.map(faultLine))
const touched = (imported: Imported) =>
  imported.ok
    ? imported.files
        .filter(({ added, changed, removed }) => added + changed + removed > 0)
        .map(({ name }) => name)
    : linesOf(imported)

async function exported(): Promise<Record<string, string>> {
  const folder = newFolder()
  expect(await exportClub(database, { folder })).toEqual({ ok: true })
  return filesOf(folder)
}

const PHOTO = 'photo-11111111-2222-4333-8444-555555555555'

/** Each wrong in its own way, and what is said of it. */
const WRONG: [string, Parameters<typeof exampleWith>[0], RegExp[]][] = [
  [
    'an unknown reference',
    { contracts: (text) => text.replace('julia.orozco@', 'nobody@') },
    [/^contracts\.csv:2: owner_email: there is no “nobody@cala\.example” in owners\.csv or in the club\.$/],
  ],
  [
    'an unknown reference of several cells',
    { housing: (text) => text.replace('105,G2', '105,G9') },
    [/^housing\.csv:3: category_code: there is no “CL, G9” in room-categories\.csv/],
  ],
  [
    'a key twice',
    { owners: (text) => `${text}JULIA.Orozco@cala.example,Julia,Otra,,English,yes,no,,\r\n` },
    [/^owners\.csv:4: email: the same stands in line 2 already\.$/],
  ],
  [
    'another code twice',
    {
      hotels: (text) =>
        `${text}CM,Cala Mar,Here,Aquí,America/Cancun,15:00,11:00,USD,16,,yes,CALA-1,202,yes,7,2,,,,,,serena\r\n`,
    },
    [/^hotels\.csv:3: dingus_code: the same stands in line 2 already\.$/],
  ],
  [
    'a day that is none',
    { contracts: (text) => text.replace('2024-03-01', '2024-02-30') },
    [/^contracts\.csv:2: starts: “2024-02-30” is no day/],
  ],
  [
    'days the wrong way round',
    { contracts: (text) => text.replace('2054-02-28', '2024-02-28') },
    [/^contracts\.csv:2: ends \(2024-02-28\) is not after starts/],
  ],
  [
    'money below zero',
    { 'condo-fees': (text) => text.replace('450.00', '-450.00') },
    [/^condo-fees\.csv:2: paid: “-450\.00” is negative, and may not be\.$/],
  ],
  [
    'money with a comma',
    { transactions: (text) => text.replace('-420.50', '"-420,50"') },
    [/^transactions\.csv:2: amount: “-420,50” is no amount: write 1200\.50/],
  ],
  [
    'lines that do not add up',
    { 'transaction-lines': (text) => text.replace('3,-90.00,-270.00', '3,-91.00,-273.00') },
    [/^transactions\.csv:2: its lines add up to -423\.50, and its amount is -420\.50\.$/],
  ],
  [
    'a photograph that the club does not have',
    { 'event-pictures': (text) => text.replace('lanterns-night', PHOTO) },
    [/^event-pictures\.csv:2: picture: the club has no such photograph; name an illustration/],
  ],
  [
    'a line that is not its product',
    { 'transaction-lines': (text) => text.replace('-270.00', '-270.01') },
    [/^transaction-lines\.csv:2: amount has to be quantity times unit_amount: -270\.$/],
  ],
  [
    'a transaction without lines',
    { 'transaction-lines': null },
    Array.from({ length: 11 }, (_, at) => at + 2).map(
      (line) => new RegExp(`^transactions\\.csv:${line}: it has no lines`),
    ),
  ],
  [
    'a fee whose parts are more',
    { 'condo-fee-lines': (text) => text.replace('200.00', '200.01') },
    [/^condo-fees\.csv:2: its lines add up to 900\.01, and its amount is 900\.00\.$/],
  ],
  [
    'instalments that are not their plan',
    { 'instalment-parts': (text) => text.replace('127.50', '127.51') },
    [
      /^instalment-plans\.csv:2: its parts in instalment-parts\.csv are not two or more, .* add up to its total\.$/,
    ],
  ],
  [
    'a document of no plan',
    { transactions: (text) => text.replace('-5.00,USD,,,,,,,', '-5.00,USD,,,,,instalment,,cala-plan-0001') },
    [/^transactions\.csv:8: it is of the origin instalment, and no plan names it\.$/],
  ],
  [
    'a text too long',
    { owners: (text) => text.replace('Julia', 'J'.repeat(81)) },
    [/^owners\.csv:2: name: the text has 81 characters, and 80 are the most\.$/],
  ],
  [
    'half a text in two languages',
    { benefits: (text) => text.replace('Crédito de spa', '') },
    [/^benefits\.csv:3: name_es is empty: the text is needed in both languages\.$/],
  ],
  [
    'another encoding',
    {
      owners: Buffer.from(
        'email,name,lastname,language_name\r\na@b.mx,Ana,Paz,English\r\nb@b.mx,Iv\xE1n,N\xFA\xF1ez,English\r\n',
        'latin1',
      ),
    },
    [/^owners\.csv:3: the text is not UTF-8/],
  ],
  [
    'UTF-16',
    { owners: Buffer.from('\uFEFFemail,name\r\n', 'utf16le') },
    [/^owners\.csv:1: the text is not UTF-8/],
  ],
  [
    'a column that is missing',
    { owners: (text) => text.replace('lastname', 'surname') },
    [
      /^owners\.csv:1: the column “surname” is not known here; known are email, name/,
      /^owners\.csv:1: the column lastname is missing\.$/,
    ],
  ],
  [
    'a column twice',
    { owners: (text) => text.replace('lastname', 'name') },
    [/^owners\.csv:1: the column name stands there twice/, /lastname is missing/],
  ],
  [
    'semicolons',
    { owners: (text) => text.replaceAll(',', ';') },
    [/^owners\.csv:1: the columns have to be parted by commas/],
  ],
  ['an empty file', { benefits: '' }, [/^benefits\.csv:1: the file is empty/]],
  [
    'a quote in the middle',
    { staff: (text) => text.replace('Knows every', 'Knows "every"') },
    [/^staff\.csv:2: a quote stands in the middle of a cell/],
  ],
  [
    'a quote that is never closed',
    { terms: (text) => text.replace(/"\r\n$/, '') },
    [/^terms\.csv:\d+: a quote is opened on this line or after it/],
  ],
  [
    'text after a quote',
    { terms: (text) => text.replace(/"\r\n$/, '"x\r\n') },
    [/^terms\.csv:\d+: text follows a closing quote/],
  ],
  [
    'too many cells',
    { seasons: (text) => text.replace('high', 'high,mid') },
    [/^seasons\.csv:2: there are 5 cells, and the header has 4\.$/],
  ],
  [
    'a value of no list',
    { seasons: (text) => text.replace('high', 'peak') },
    [/^seasons\.csv:2: level: “peak” is not one of high, mid, quiet\.$/],
  ],
  [
    'a balance below zero',
    { 'benefit-ledger': (text) => text.replace('hold,-2', 'hold,-29') },
    [/^benefit-ledger\.csv:3: the account’s balance would fall below 0\.$/],
  ],
  [
    'a hole in a ledger',
    {
      'benefit-ledger': (text) =>
        text.replace('2026,2,2026-09-02T16:20:00Z,hold,-2', '2026,3,2026-09-02T16:20:00Z,hold,-2'),
    },
    [/^benefit-ledger\.csv:3: position is 3, and the account’s next entry is 2\.$/],
  ],
  [
    'half a night',
    { 'benefit-ledger': (text) => text.replace('hold,-2,', 'hold,-1.5,') },
    [/^benefit-ledger\.csv:3: quantity is -1\.5, and this benefit counts whole ones\.$/],
  ],
  [
    'half a signature',
    { 'executive-reports': (text) => text.replace('Henry Walsh', '') },
    [/^executive-reports\.csv:2: a signed report needs/],
  ],
  [
    'a residence of another category, which only the database knows',
    { bookings: (text) => text.replace('G2,104', 'G2,301') },
    [/^bookings\.csv:2: the database refuses it/],
  ],
  ['a file of another name', { hotel: 'code\r\n' }, [/^hotel\.csv: no file of this name is known/]],
  [
    'several at once, told in the files’ order',
    {
      owners: (text) => text.replace('+52 333', 'x'),
      seasons: (text) => text.replace('high', 'peak').replace('mid', 'low'),
    },
    [/^seasons\.csv:2: level/, /^seasons\.csv:3: level/, /^owners\.csv:2: phone/],
  ],
]

describe.each(BOTH_ENGINES)('on %s', (engine) => {
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  describe('what is wrong', () => {
    afterEach(async () => {
      for (const { table } of CLUB_FILES) expect(await countRows(database, table), table).toBe(0)
    })

    test.each(WRONG)(
      '%s is told with file, line and reason, and nothing is written',
      async (_what, changes, said) => {
        const lines = linesOf(await brings(exampleWith(changes)))
        expect(lines).toHaveLength(said.length)
        for (const [index, pattern] of said.entries()) expect(lines[index]).toMatch(pattern)
      },
    )

    test('a check writes nothing either', async () => {
      expect((await brings(EXAMPLE, { onlyCheck: true })).ok).toBe(true)
    })

    test('a folder that is not there', async () => {
      expect(linesOf(await brings('/nowhere/at/all'))[0]).toMatch(/there is no such folder/)
    })
  })

  describe('what is right', () => {
    let first: Record<string, string>

    test('the example comes in whole, and again without a change', async () => {
      const imported = await brings(EXAMPLE)
      expect(linesOf(imported)).toEqual([])
      expect(touched(imported)).toEqual(CLUB_FILES.map(({ name }) => name))
      first = await exported()
      expect(touched(await brings(EXAMPLE))).toEqual([])
      expect(await exported()).toEqual(first)
      expect(Object.keys(first)).toHaveLength(CLUB_FILES.length)
    })

    test('what differs is changed, and nothing else', async () => {
      const folder = exampleWith({ owners: (text) => text.replace('+52 333 555 0141', '+52 333 555 9999') })
      const imported = await brings(folder)
      expect(touched(imported)).toEqual(['owners'])
      expect(imported).toMatchObject({
        files: expect.arrayContaining([expect.objectContaining({ name: 'owners', added: 0, changed: 1 })]),
      })
      expect((await exported())['owners.csv']).toContain('9999')
    })

    test('a column that is left out leaves known rows as they are', async () => {
      const owners = 'email,name,lastname,language_name\r\njulia.orozco@cala.example,Julia,Orozco,Español\r\n'
      const folder = exampleWith(
        Object.fromEntries(CLUB_FILES.map(({ name }) => [name, name === 'owners' ? owners : null])),
      )
      expect(touched(await brings(folder))).toEqual(['owners'])
      expect((await exported())['owners.csv']).toContain('Julia,Orozco,+52 333 555 9999')
    })

    test('what the portal has changed meanwhile stays: rooms taken, a newsletter stopped, a stay cancelled', async () => {
      const { db } = database
      await db.updateTable('room_nights').set({ free: 2 }).where('night', '=', '2026-12-12').execute()
      await db.updateTable('owners').set({ wants_newsletter: false }).execute()
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('booking_wishes').execute()
        await trx.updateTable('bookings').set({ status: 'cancelled' }).execute()
      })
      const folder = exampleWith({ 'room-nights': (text) => text.replace('2026-12-12,6', '2026-12-12,7') })
      expect(touched(await brings(folder))).toEqual(['room-nights', 'owners'])
      const night = await db.selectFrom('room_nights').selectAll().where('night', '=', '2026-12-12').execute()
      expect(night).toMatchObject([{ capacity: 7, free: 3 }])
      const after = await exported()
      expect(after['owners.csv']).not.toMatch(/yes,yes,[^,]*\r\n/)
      expect(after['bookings.csv']).not.toContain('confirmed')
    })

    test('a line that the folder leaves out stays, or goes where that is asked for', async () => {
      const folder = exampleWith({
        'condo-fee-lines': (text) => text.replace('700.00', '900.00').replace(/^.*Insurance.*\r\n/m, ''),
      })
      expect(linesOf(await brings(folder))[0]).toMatch(
        /^condo-fees\.csv:2: its lines add up to 1100\.00, and its amount is 900\.00; 1 of them is in the club/,
      )
      const imported = await brings(folder, { removeParts: true })
      expect(imported).toMatchObject({
        files: expect.arrayContaining([
          expect.objectContaining({ name: 'condo-fee-lines', changed: 1, removed: 1 }),
        ]),
      })
    })

    test('a signed report and a ledger entry do not change any more', async () => {
      const lines = linesOf(
        await brings(
          exampleWith({
            'executive-reports': (text) => text.replace('900.00', '901.00').replace('720.00', '721.00'),
            'benefit-ledger': (text) => text.replace('grant,28', 'grant,30'),
          }),
        ),
      )
      expect(lines).toEqual([
        expect.stringMatching(
          /^benefit-ledger\.csv:2: entry 1 of the account is written already and reads otherwise/,
        ),
        expect.stringMatching(/^executive-reports\.csv:2: the report is signed/),
      ])
    })

    test('a photograph of the desk’s goes out by its name and stays when it comes in; another picture takes it away', async () => {
      const { db } = database
      await sql`
        WITH kept AS (
          INSERT INTO stored_files (key, name, media_type, bytes, sha256, scope, created_at)
          SELECT gen_random_uuid(), 'reef.webp', 'image/webp', 1, sha256('r'), 'club', now() FROM generate_series(1, 3)
          RETURNING key
        ), files AS (SELECT array_agg(key) AS keys FROM kept)
        INSERT INTO photos (key, small, medium, large, alt, admin_id, uploaded_at)
        SELECT ${PHOTO.slice(6)}::uuid, keys[1], keys[2], keys[3], '{"en": "A reef", "es": "Un arrecife"}',
               (SELECT min(id) FROM admins), now() FROM files`.execute(db)
      await sql`UPDATE events SET picture = ${PHOTO}`.execute(db)
      const folder = newFolder()
      await exportClub(database, { folder })
      expect(filesOf(folder)['events.csv']).toContain(PHOTO)
      expect(touched(await brings(folder))).toEqual([])
      expect(await countRows(database, 'photos')).toBe(1)
      expect(touched(await brings(EXAMPLE))).toContain('events')
      expect(await countRows(database, 'photos')).toBe(0)
    })

    test('the portal counts on from what came in', async () => {
      const { db } = database
      const { id } = await db
        .selectFrom('owners')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      const added = await db
        .insertInto('owners')
        .values({ name: 'A', lastname: 'B', email: 'a@b.mx', language_code: 'ENG', language_name: 'English' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(added.id).toBe(Number(id) + 1)
    })

    test('owners with a contract and without a password are invited, each once, in their language', async () => {
      const invite = { publicUrl: 'https://club.example' }
      expect(await brings(EXAMPLE, { invite })).toMatchObject({ ok: true, invited: 2 })
      expect(await brings(EXAMPLE, { invite })).toMatchObject({ ok: true, invited: 0 })
      const mails = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
      expect(mails.map(({ kind, recipient, language }) => [kind, recipient, language])).toEqual([
        ['invitation', 'julia.orozco@cala.example', 'es'],
        ['invitation', 'henry.walsh@cala.example', 'en'],
      ])
      const links = await database.db.selectFrom('password_resets').selectAll().execute()
      expect(links.map(({ expires_at }) => expires_at.toISOString().slice(0, 10))).toEqual([
        '2026-12-04',
        '2026-12-04',
      ])
    })
  })
})
