import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST } from '../../../membership/cast/owners.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import * as calls from '../../maintenance.endpoints.ts'

const picture = async (name = 'leak.png', width = 40, height = 30) => {
  const image = sharp({ create: { width, height, channels: 3, background: '#a75' } })
  return new File([new Uint8Array(await image.png().toBuffer())], name)
}
const paper = (name = 'quote.csv', text = 'item,price\nvalve,120\n') => new File([text], name)

const wish = {
  description: 'The tap in the kitchen drips.',
  firstDay: '2026-11-20',
  lastDay: '2026-11-22',
  providerType: 'club',
}

describe.each(ENGINES)('maintenance requests, %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let ines: Visitor
  let contract: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    ines = await club.signedIn('ines')
    contract = await contractOf('elena')
  })
  afterAll(() => club.close())

  const contractOf = async (name: string, membership = 'CLASSIC') => {
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = ${`${name}@marea.example`} AND c.membership_code = ${membership}`.execute(
      club.database.db,
    )
    return rows[0]?.id ?? 0
  }
  const count = async (table: 'stored_files' | 'maintenance_requests' | 'maintenance_log') =>
    Number(
      (
        await club.database.db
          .selectFrom(table)
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )
  const send = (more: object = {}, files: Record<string, File[]> = {}, headers = {}, who = elena) =>
    who.call(calls.sendMaintenance, { body: { idContract: contract, ...wish, ...more }, files, headers })
  const change = (idRequest: number, more: object = {}, files: Record<string, File[]> = {}) =>
    elena.call(calls.changeMaintenance, { body: { idRequest, ...wish, ...more }, files })
  const sent = async (files: Record<string, File[]> = {}) =>
    (await send({}, files)).body.data as MaintenanceDetails

  test('is sent with files and images, and listed; only its owner opens them', async () => {
    const answer = await send({}, { files: [paper()], images: [await picture('leak.png', 3000, 1500)] })
    expect(answer.body.code).toBeUndefined()
    const request = answer.body.data as MaintenanceDetails
    expect(request).toMatchObject({
      ...wish,
      status: 'open',
      provider: null,
      byAdmin: false,
      log: [{ deed: 'created', actor: 'owner', at: '2026-11-18T15:00:00.000Z' }],
    })
    const image = await elena.open(request.images[0]?.fileRoute ?? '')
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(image.rawPayload).metadata()).width).toBe(2000)
    const file = await elena.open(request.files[0]?.fileRoute ?? '')
    expect(file.body).toBe('item,price\nvalve,120\n')
    expect(file.headers['content-type']).toContain('text/csv')
    for (const { fileRoute } of [...request.files, ...request.images])
      expect((await ines.open(fileRoute)).statusCode).toBe(404)

    const { data, total } = (await elena.call(calls.listMaintenance, { query: { idContract: contract } }))
      .body
    expect(total).toBe(data.length)
    expect(data[0]).toMatchObject({ id: request.id, files: 1, images: 1, comments: 0 })
    const closed = data.map(({ closedAt }: { closedAt: string | null }) => closedAt ?? '9999')
    expect(closed).toEqual([...closed].sort().reverse())
  })

  test('is nobody else’s', async () => {
    const { id } = await sent()
    const body = { idRequest: id, ...wish }
    const tries = [
      ines.call(calls.readMaintenance, { query: { idRequest: id } }),
      ines.call(calls.listMaintenance, { query: { idContract: contract } }),
      ines.call(calls.sendMaintenance, { body: { idContract: contract, ...wish }, files: {} }),
      ines.call(calls.changeMaintenance, { body, files: {} }),
      ines.call(calls.cancelMaintenance, { body: { idRequest: id, resolution: 'No' } }),
      ines.call(calls.commentMaintenance, { body: { idRequest: id, comment: 'No' } }),
    ]
    for (const { code } of await Promise.all(tries)) expect(code).toBe(404)
    const nobody = await club.visitor().call(calls.readMaintenance, { query: { idRequest: id } })
    expect(nobody.code).toBe(401)
  })

  test('belongs to CLASSIC contracts, and waits for the report that is not signed', async () => {
    await sql`UPDATE contracts SET membership_code = 'RESERVE' WHERE id = ${contract}`.execute(
      club.database.db,
    )
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM maintenance_requests WHERE contract_id = ${contract} LIMIT 1`.execute(club.database.db)
    const idRequest = rows[0]?.id ?? 0
    const before = await count('maintenance_log')
    for (const answer of [
      await elena.call(calls.listMaintenance, { query: { idContract: contract } }),
      await elena.call(calls.readMaintenance, { query: { idRequest } }),
      await send(),
      await change(idRequest),
      await elena.call(calls.cancelMaintenance, { body: { idRequest, resolution: 'No' } }),
      await elena.call(calls.commentMaintenance, { body: { idRequest, comment: 'No' } }),
    ])
      expect([answer.code, answer.body.code]).toEqual([403, 'MAINTENANCE_CLASSIC_ONLY'])
    expect(await count('maintenance_log')).toBe(before)
    await sql`UPDATE contracts SET membership_code = 'CLASSIC' WHERE id = ${contract}`.execute(
      club.database.db,
    )
    const marcos = await club.signedIn('marcos')
    expect((await send({}, {}, {}, marcos)).body.code).toBe('UNSIGNED_REPORT')
  })

  test('what cannot be taken leaves nothing behind, whatever came with it', async () => {
    const before = [await count('stored_files'), await count('maintenance_requests')]
    const good = await picture('good.png')
    const bomb = sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
    const bombed = new File([new Uint8Array(await bomb.png().toBuffer())], 'bomb.png')
    const huge = new File([new Uint8Array(10_485_760)], 'huge.png')
    const refusals = [
      [{ images: [good, new File(['<html><script>'], 'tap.png')] }, 'BAD_FILE_TYPE'],
      [{ images: [paper('list.csv')] }, 'BAD_FILE_TYPE'],
      [{ files: [await picture('invoice.pdf')] }, 'BAD_FILE_TYPE'],
      [{ images: [good, new File([good.slice(0, 60)], 'cut.png')], files: [paper()] }, 'IMAGE_UNREADABLE'],
      [{ images: [good, bombed] }, 'IMAGE_UNREADABLE'],
      [{ images: [good, huge] }, 'FILE_TOO_LARGE'],
      [{ files: [1, 2, 3, 4, 5, 6].map((n) => paper(`${n}.csv`)) }, 'TOO_MANY_FILES'],
    ] as const
    for (const [files, code] of refusals) expect((await send({}, files as never)).body.code).toBe(code)
    const named = await send({}, { images: [good, new File([good.slice(0, 60)], 'cut.png')] })
    expect(named.body.message).toContain('“cut.png”')
    expect((await send({ firstDay: '2026-11-17' })).body.code).toBe('MAINTENANCE_IN_THE_PAST')
    expect((await send({ lastDay: '2026-11-19' })).body.code).toBe('MAINTENANCE_DAYS_BACKWARDS')
    const nameless = await send({ providerType: 'external', description: ' ' })
    expect(Object.keys(nameless.body.fields).sort()).toEqual(['description', 'provider'])
    expect([await count('stored_files'), await count('maintenance_requests')]).toEqual(before)
  })

  test('a file below 10 MiB is taken; one of exactly that, or more, the refusal names', async () => {
    const of = (bytes: number) => new File(['a,b\n'.padEnd(bytes, 'x')], `${bytes}.csv`)
    expect((await send({}, { files: [of(10_485_759)] })).code).toBe(200)
    for (const bytes of [10_485_760, 10_485_761, 12_000_000]) {
      const { code, body } = await send({}, { files: [of(bytes)] })
      expect([code, body.code, body.message]).toEqual([
        413,
        'FILE_TOO_LARGE',
        expect.stringContaining(`“${bytes}.csv”`),
      ])
    }
  })

  test('holds five of a kind over all that is ever sent; one taken out makes room', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => paper(`${name}.csv`))
    const request = await sent({ files: four })
    const two = [paper('e.csv'), paper('f.csv')]
    const before = await count('stored_files')
    const full = await change(request.id, {}, { files: two, images: [await picture()] })
    expect(full.body).toMatchObject({ code: 'MAINTENANCE_FILES_FULL', message: expect.stringContaining('1') })
    expect(await count('stored_files')).toBe(before)

    const [first] = request.files
    const swapped = await change(request.id, { remove: [first?.key] }, { files: two })
    const names = swapped.body.data.files.map(({ name }: { name: string }) => name)
    expect(names.sort()).toEqual(['b.csv', 'c.csv', 'd.csv', 'e.csv', 'f.csv'])
    expect((await elena.open(first?.fileRoute ?? '')).statusCode).toBe(404)
    expect(swapped.body.data.log.at(-1)).toMatchObject({
      deed: 'changed',
      changes: ['files-removed', 'files-added'],
    })
    await sent({ images: [await picture()] })
    const atOnce = await Promise.all(
      [1, 2, 3].map(async (n) =>
        change(request.id, {}, { images: [await picture(`${n}.png`), await picture()] }),
      ),
    )
    expect(atOnce.map(({ body }) => body.code ?? 'done').sort()).toEqual([
      'MAINTENANCE_IMAGES_FULL',
      'done',
      'done',
    ])
  })

  test('a file of another request stays where it is', async () => {
    const other = await sent({ files: [paper()] })
    const { id } = await sent()
    await change(id, { remove: [other.files[0]?.key] })
    const { data } = (await elena.call(calls.readMaintenance, { query: { idRequest: other.id } })).body
    expect(data.files).toHaveLength(1)
  })

  test('says what was changed; saving what it was already writes nothing', async () => {
    const { id } = await sent()
    const outside = { providerType: 'external', provider: 'Clima Peninsular', lastDay: '2026-11-25' }
    const { data } = (await change(id, outside)).body
    expect(data).toMatchObject(outside)
    expect(data.log.at(-1).changes).toEqual(['days', 'provider'])
    expect((await change(id, outside)).body.data.log).toHaveLength(2)
    // The club comes again: whoever was named is not.
    expect((await change(id, { ...outside, providerType: 'club' })).body.data.provider).toBeNull()
  })

  test('the same key is the same request', async () => {
    const headers = { 'idempotency-key': `request-${engine}` }
    const files = { images: [await picture()] }
    const [one, two] = [await send({}, files, headers), await send({}, files, headers)]
    expect(two.body.data.id).toBe(one.body.data.id)
  })

  test('the same words of three tabs at once are one request; other papers or two minutes make another', async () => {
    const description = 'The lamp of the terrace flickers.'
    let tab = 0
    const sentFrom = (files: File[]) =>
      send({ description }, { files }, { 'idempotency-key': `tab-${++tab}-of-${engine}` })
    const answers = await Promise.all([1, 2, 3].map(() => sentFrom([paper()])))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const written = async () => {
      const all = club.database.db.selectFrom('maintenance_requests').select('id')
      return (await all.where('description', '=', description).execute()).length
    }
    expect(await written()).toBe(1)
    await sentFrom([paper('other.csv')])
    expect(await written()).toBe(2)
    club.clock.pass(2 * 60_000)
    await sentFrom([paper()])
    expect(await written()).toBe(3)
  })

  test('both say what they have to say until it is closed; then it stays as it is', async () => {
    const { id } = await sent()
    const say = (who: Visitor, comment: string) =>
      who.call(calls.commentMaintenance, { body: { idRequest: id, comment } })
    await say(elena, 'It drips faster now.')
    const ruth = await club.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = ${CAST.elena} WHERE admin_id = ${CAST.ruth}`.execute(
      club.database.db,
    )
    expect((await say(ruth, 'A plumber comes on Friday.')).code).toBe(200)
    const start = sql`UPDATE maintenance_requests SET status = 'in-progress' WHERE id = ${id}`
    await start.execute(club.database.db)
    expect((await change(id)).body.code).toBe('MAINTENANCE_STARTED')
    await say(elena, 'Good.')

    const cancel = (resolution: string) =>
      elena.call(calls.cancelMaintenance, { body: { idRequest: id, resolution } })
    expect((await cancel('  ')).body.fields).toHaveProperty('resolution')
    const { data } = (await cancel('It stopped by itself.')).body
    expect(data).toMatchObject({ status: 'cancelled', resolution: 'It stopped by itself.' })
    expect(data.closedAt).toBe('2026-11-18T15:02:00.000Z')
    const told = data.log.map((entry: MaintenanceDetails['log'][number]) => [
      entry.deed,
      entry.actor,
      entry.comment,
    ])
    expect(told).toEqual([
      ['created', 'owner', null],
      ['commented', 'owner', 'It drips faster now.'],
      ['commented', 'club', 'A plumber comes on Friday.'],
      ['commented', 'owner', 'Good.'],
      ['cancelled', 'owner', null],
    ])
    for (const answer of [await cancel('Again'), await say(elena, 'Hello?'), await change(id)])
      expect([answer.code, answer.body.code]).toEqual([409, 'MAINTENANCE_CLOSED'])
  })
})
