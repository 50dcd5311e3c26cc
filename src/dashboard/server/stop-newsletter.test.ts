import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST } from '../../membership/cast/owners.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { renderMail } from '../../server/mail/render.ts'
import { stopUrl } from './stop-newsletter.ts'

const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}

describe.each(ENGINES)('stopping the newsletter from its mail, %s', (engine) => {
  let club: TestApp
  let elena: string
  let marcos: string
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await keyOf('elena')
    marcos = await keyOf('marcos')
    await sql`UPDATE owners SET wants_newsletter = true`.execute(club.database.db)
  })
  afterAll(() => club.close())

  async function keyOf(who: 'elena' | 'marcos'): Promise<string> {
    const { rows } = await sql<{ key: string }>`
      SELECT newsletter_key AS key FROM owners WHERE id = ${CAST[who]}`.execute(club.database.db)
    return rows[0]?.key ?? ''
  }
  const wants = async () => {
    const { rows } = await sql<{ id: number; wants: boolean }>`
      SELECT id, wants_newsletter AS wants FROM owners`.execute(club.database.db)
    return rows.filter((one) => !one.wants).map(({ id }) => id)
  }
  const open = (key: string) => club.app.inject({ method: 'GET', url: `/newsletter/${key}` })
  const post = (path: string, more: object = {}) =>
    club.app.inject({ method: 'POST', url: `/newsletter/${path}`, ...more })

  test('opening the address asks and changes nothing', async () => {
    const page = await open(elena)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<h1>Stop receiving the newsletter?</h1>')
    expect(page.body).toContain(`action="/newsletter/${elena}"`)
    expect((await open(marcos)).body).toContain('<html lang="es">')
    expect(await wants()).toEqual([])
  })

  test('a mail program’s one click stops it, without a cookie or a token, twice without harm', async () => {
    for (let time = 0; time < 2; time++) expect((await post(elena, ONE_CLICK)).statusCode).toBe(200)
    expect(await wants()).toEqual([CAST.elena])
    const page = await open(elena)
    expect(page.body).toContain('no longer comes by email')
    expect(page.body).toContain(`action="/newsletter/${elena}/again"`)
  })

  test('what was stopped is taken back; multipart, or nothing at all, will do', async () => {
    expect((await post(`${elena}/again`)).body).toContain('comes by email again')
    expect(await wants()).toEqual([])
    const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--\r\n' }
    expect((await post(marcos, form)).body).toContain('ya no llega por correo')
    expect(await wants()).toEqual([CAST.marcos])
    await post(`${marcos}/again`)
  })

  test.each(['nothing', '00000000-0000-4000-8000-000000000000', '%27%20OR%201=1'])(
    'of nobody’s address %s nothing comes',
    async (key) => {
      for (const answer of [await open(key), await post(key, ONE_CLICK)]) {
        expect(answer.statusCode).toBe(404)
        expect(answer.body).toContain('Nothing was changed.')
        expect(answer.body).not.toContain('<form')
      }
      expect(await wants()).toEqual([])
    },
  )

  test('the page runs nothing, is kept nowhere, and tells nobody where one came from', async () => {
    const { headers, body } = await open(elena)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).not.toContain('<script')
  })

  test('the mail has the address in its header and its text; one from before has neither', () => {
    const mail = (content: object) =>
      renderMail(
        MAILS.newsletter!,
        {
          language: 'en',
          content: { name: 'Elena', title: 'T', summary: 'S', link: 'https://club.example/home', ...content },
        },
        club.config,
      )
    const stop = stopUrl('https://club.example', elena)
    const now = mail({ stop })
    expect(now.list).toEqual({ unsubscribe: stop })
    expect(now.text).toContain(`Stop receiving the newsletter:\n${stop}`)
    expect(now.html).toContain(`href="${stop}"`)
    const before = mail({})
    expect(before.list).toBeUndefined()
    expect(before.text).not.toContain('Stop the newsletter')
  })
})
