import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refused } from '../../../kernel/outcome.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { WorkParts } from '../../../server/jobs/works.ts'
import { listReports, readReportFile, signReport } from '../../reports.endpoints.ts'
import { press, type ReportPress } from '../pdf/press.ts'
import {
  issuedAtOf,
  issueReport,
  keptReport,
  marcosWaitingReport,
  sealingsOf,
} from '../reports/testing.reports.store.ts'
import { makeDemoKey } from './demo-key.ts'
import { sealingWork, signingCheck } from './seal-reports.ts'
import { ask, checkSeal, has } from './testing.check-seal.ts'

describe.each(ENGINES)('sealing what was signed, on %s', (engine) => {
  let stage: TestApp
  let marcos: Visitor
  let contractId: number
  let year = 2031
  let logged: string[] = []

  beforeAll(async () => {
    stage = await testApp(engine)
    marcos = await stage.signedIn('marcos')
    const waiting = await marcosWaitingReport(stage.database.db)
    contractId = waiting.contractId
    await sign(waiting.id)
    await stage.work()
  })
  afterAll(() => stage.close())

  async function sign(idReport: number): Promise<void> {
    const issuedAt = await issuedAtOf(stage.database.db, idReport)
    const body = { idReport, cashBack: 'set-against-condo-fee', signer: 'Marcos Valdivia Rojas', issuedAt }
    const { code, body: answer } = await marcos.call(signReport, { body })
    if (code !== 200) throw new Error(JSON.stringify(answer))
  }

  /** A report of Marcos that was signed; nobody has worked since. */
  async function aSigned(): Promise<number> {
    year += 1
    const id = await issueReport(stage.database.db, { contractId, month: `${year}-01-01` })
    await sign(id)
    return id
  }

  /** The parts of a process that works beside the others. */
  function parts(config: Partial<WorkParts['config']> = {}): WorkParts {
    const note = (...said: unknown[]) => void logged.push(said.map((one) => JSON.stringify(one)).join(' '))
    return {
      db: stage.database.db,
      files: stage.files,
      config: { ...stage.config, ...config },
      clock: stage.clock.now,
      log: { info: note, warn: note, error: note } as unknown as WorkParts['log'],
      isStopping: () => false,
    }
  }

  const filesOf = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM stored_files WHERE contract_id = ${contractId}`.execute(
      stage.database.db,
    )
    return rows[0]!.count
  }

  test('the sealed file is downloaded exactly as it is kept, and says whose it is', async () => {
    const { body } = await marcos.call(listReports, { query: { idContract: contractId } })
    expect(body.data[0]).toMatchObject({ signed: true, sealing: false, sealed: true })
    const kept = await keptReport(stage.database.db, body.data[0].id)
    const first = await marcos.call(readReportFile, { query: { id: body.data[0].id } })
    const again = await marcos.call(readReportFile, { query: { id: body.data[0].id } })
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.headers['content-disposition']).toContain('Reporte%20ejecutivo%20')
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const { rows } = await sql<{ sha256: Buffer }>`
      SELECT sha256 FROM stored_files WHERE key = ${kept.fileKey}`.execute(stage.database.db)
    expect(createHash('sha256').update(first.bytes).digest().equals(Buffer.from(rows[0]!.sha256))).toBe(true)
  })

  describe('the seal', () => {
    let pdf: Buffer
    beforeAll(async () => {
      const { body } = await marcos.call(listReports, { query: { idContract: contractId } })
      const sealed = body.data.find((one: { sealed: boolean }) => one.sealed)
      pdf = (await marcos.call(readReportFile, { query: { id: sealed.id } })).bytes
    })

    test('holds, over the whole file, in the name of the club', () => {
      expect(checkSeal(pdf)).toEqual({
        valid: true,
        whole: true,
        holder: 'Marea Residence Club (demo)',
        at: stage.clock.now(),
      })
    })

    test('breaks with one changed byte, wherever it is', () => {
      for (const share of [0.01, 0.2, 0.5]) {
        const changed = Buffer.from(pdf)
        const at = Math.floor(pdf.length * share)
        changed[at] = (changed[at] ?? 0) ^ 1
        expect(checkSeal(changed).valid).toBe(false)
      }
    })

    test('does not cover what is appended', () => {
      expect(checkSeal(Buffer.concat([pdf, Buffer.from('\n%more\n')])).whole).toBe(false)
    })

    // Where the program is not installed there is nobody to ask; `.ci/run` installs it.
    test.skipIf(!has('pdfsig'))('an independent reader says the same', () => {
      const said = ask('pdfsig', pdf)
      expect(said).toContain('Signature is Valid')
      expect(said).toContain('Total document signed')
      expect(said).toContain('Marea Residence Club (demo)')
      const changed = Buffer.from(pdf)
      const at = Math.floor(pdf.length / 2)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(ask('pdfsig', changed)).toContain('Digest Mismatch')
    })

    // Where the program is not installed there is nobody to ask; `.ci/run` installs it.
    test.skipIf(!has('pdftotext'))('stands under a document that can be read', () => {
      const text = ask('pdftotext', pdf)
      for (const words of [
        'Reporte ejecutivo',
        'Octubre de 2026',
        'Cómo se forma la utilidad',
        'Los últimos doce meses',
        'Certificado de firma',
        'Marcos Valdivia Rojas',
        'Ajustado a cero con la firma',
        'Página 3 de 3',
        '127.0.0.1',
      ])
        expect(text).toContain(words)
      const [, content = ''] = /(executive-report\/1;[\s\S]*?from=[\d.]+)/.exec(text) ?? []
      const sum = createHash('sha256').update(content.replace(/\s+/g, ' ')).digest('hex')
      expect(text).toContain(sum)
    })
  })

  test('after a stop between signature and seal, two processes at once seal it once', async () => {
    const id = await aSigned()
    const before = await filesOf()
    expect(await keptReport(stage.database.db, id)).toMatchObject({ sealedAt: null, fileKey: null })
    await Promise.all([sealingWork().run(parts()), sealingWork().run(parts()), sealingWork().run(parts())])
    expect((await keptReport(stage.database.db, id)).sealedAt).toEqual(stage.clock.now())
    expect(await filesOf()).toBe(before + 1)
    expect(await sealingsOf(stage.database.db)).toEqual([])
  })

  test('a clock that jumps back keeps no seal longer than its pause, nor by a claim of another time', async () => {
    const [late, claimed, paused] = [await aSigned(), await aSigned(), await aSigned()]
    const { db } = stage.database
    const ahead = (ms: number) => new Date(stage.clock.now().getTime() + ms)
    const set = (id: number, due: Date, until: Date | null) => sql`
      UPDATE report_sealings SET attempts = 3, due_at = ${due}, claimed_until = ${until} WHERE report_id = ${id}`
    await set(late, ahead(86_400_000), null).execute(db)
    await set(claimed, ahead(0), ahead(86_400_000)).execute(db)
    await set(paused, ahead(100_000), null).execute(db)
    await sealingWork().run(parts())
    const sealed = await Promise.all(
      [late, claimed, paused].map(async (id) => (await keptReport(db, id)).sealedAt !== null),
    )
    expect(sealed).toEqual([true, true, false])
    stage.clock.pass(100_000)
    await sealingWork().run(parts())
    expect((await keptReport(db, paused)).sealedAt).not.toBeNull()
  })

  test('a claim whose process died holds a seal up only until it runs out', async () => {
    const id = await aSigned()
    const before = await filesOf()
    let free: () => void = () => {}
    const dead = new Promise<void>((resolve) => {
      free = resolve
    })
    let begun: () => void = () => {}
    const claimed = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow: ReportPress = async (order) => {
      begun()
      await dead
      return press(order)
    }
    const late = sealingWork(slow).run(parts())
    await claimed
    await sealingWork().run(parts())
    expect((await keptReport(stage.database.db, id)).sealedAt).toBeNull()
    stage.clock.pass(301_000)
    await sealingWork().run(parts())
    const { fileKey } = await keptReport(stage.database.db, id)
    expect(fileKey).not.toBeNull()
    // The one that was thought dead comes back: it finds the seal and leaves it.
    free()
    await late
    expect((await keptReport(stage.database.db, id)).fileKey).toBe(fileKey)
    expect(await filesOf()).toBe(before + 1)
  })

  test('a seal that fails holds up no other, is retried later, and is not given up', async () => {
    const bad = await aSigned()
    const good = await aSigned()
    let broken = true
    const flaky: ReportPress = async (order) =>
      broken && order.paper.title.includes(String(year - 1))
        ? refused('PRESS_FAILED', { error: 'out of ink' })
        : press(order)
    const work = sealingWork(flaky)
    await work.run(parts())
    expect((await keptReport(stage.database.db, bad)).sealedAt).toBeNull()
    expect((await keptReport(stage.database.db, good)).sealedAt).not.toBeNull()
    const [waiting] = await sealingsOf(stage.database.db)
    expect(waiting).toMatchObject({ reportId: bad, attempts: 1, lastError: 'PRESS_FAILED: out of ink' })

    await work.run(parts())
    expect((await sealingsOf(stage.database.db))[0]?.attempts).toBe(1)
    stage.clock.pass(31_000)
    await work.run(parts())
    expect((await sealingsOf(stage.database.db))[0]?.attempts).toBe(2)
    broken = false
    stage.clock.pass(61_000)
    await work.run(parts())
    expect((await keptReport(stage.database.db, bad)).sealedAt).not.toBeNull()
  })

  test('between signature and seal the download brings the sealed file, not a promise', async () => {
    const id = await aSigned()
    const [one, other] = await Promise.all([
      marcos.call(readReportFile, { query: { id } }),
      marcos.call(readReportFile, { query: { id } }),
    ])
    expect(checkSeal(one.bytes).valid).toBe(true)
    expect(other.bytes.equals(one.bytes)).toBe(true)
    expect(await sealingsOf(stage.database.db)).toEqual([])
  })

  test('a report of the years before the portal is sealed when it is first opened, and only then', async () => {
    const elena = await stage.signedIn('elena')
    const { body } = await elena.call(listReports, { query: { idContract: 1 } })
    const [newest] = body.data
    await stage.work()
    expect((await keptReport(stage.database.db, newest.id)).sealedAt).toBeNull()
    const { bytes } = await elena.call(readReportFile, { query: { id: newest.id } })
    expect(checkSeal(bytes)).toMatchObject({ valid: true, whole: true })
    if (has('pdftotext')) {
      const text = ask('pdftotext', bytes)
      for (const words of [
        'October 2026',
        'The last twelve months',
        'Certificate of signature',
        'Page 3 of 3',
      ])
        expect(text).toContain(words)
    }
    expect((await keptReport(stage.database.db, newest.id)).sealedAt).toEqual(stage.clock.now())
  })

  // Where the program is not installed there is nobody to ask; `.ci/run` installs it.
  test.skipIf(!has('pdftotext'))(
    'what waits for its signature says so, in the owner’s language',
    async () => {
      const id = await issueReport(stage.database.db, { contractId, month: '2029-01-01' })
      const { bytes } = await marcos.call(readReportFile, { query: { id } })
      const text = ask('pdftotext', bytes)
      expect(text).toContain('Sin firmar todavía')
      // Nothing is known of the twelve months before it: there is no page for them.
      expect(text).toContain('Página 1 de 1')
      expect(text).not.toContain('Certificado')
      await sign(id)
      await stage.work()
    },
  )

  describe('without a key', () => {
    /** What a club on its own database has that names none. */
    const none = { signingKey: null, databaseUrl: 'postgres://club' }

    test('signing works, the seal waits, `/ready` says so, the log once; with the key all is sealed', async () => {
      const ids = [await aSigned(), await aSigned()]
      logged = []
      const work = sealingWork()
      await work.run(parts(none))
      await work.run(parts(none))
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain('SIGNING_KEY names no key')
      expect(await sealingsOf(stage.database.db)).toMatchObject(
        ids.map((reportId) => ({ reportId, attempts: 0, lastError: null })),
      )
      expect(await signingCheck.ok(parts(none))).toBe(false)

      const signingKey = join(stage.config.dataDir, 'later.p12')
      expect(await signingCheck.ok(parts({ ...none, signingKey }))).toBe(false)
      await makeDemoKey(signingKey, stage.config.brand, '', stage.clock.now())
      expect(await signingCheck.ok(parts({ ...none, signingKey }))).toBe(true)
      await work.run(parts({ ...none, signingKey }))
      for (const id of ids) expect((await keptReport(stage.database.db, id)).sealedAt).not.toBeNull()
    })
  })

  test('an unsealed copy says that the seal is on its way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veranda-key-'))
    const nonsense = join(folder, 'nonsense.p12')
    writeFileSync(nonsense, 'not a key')
    const id = await aSigned()
    stage.config.signingKey = nonsense
    const ready = await stage.app.inject('/ready')
    expect(ready.statusCode).toBe(200)
    expect(ready.json().attention).toContain('signing')
    const { bytes, code } = await marcos.call(readReportFile, { query: { id } })
    stage.config.signingKey = null
    expect((await stage.app.inject('/ready')).statusCode).toBe(200)
    rmSync(folder, { recursive: true })
    expect(code).toBe(200)
    expect(bytes.toString('latin1')).not.toContain('/ByteRange')
    if (has('pdftotext')) expect(ask('pdftotext', bytes)).toContain('Firmado; el sello viene en camino')
    expect(await sealingsOf(stage.database.db)).toMatchObject([{ reportId: id, attempts: 0 }])
  })
})
