import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '../../../dashboard/dashboard.endpoints.ts'
import { API } from '../../../kernel/endpoint.ts'
import { listProducts } from '../../../marketplace/catalogue.endpoints.ts'
import { readOrder } from '../../../marketplace/orders/orders.endpoints.ts'
import { signIn } from '../../../membership/membership.endpoints.ts'
import { type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { requestBooking } from '../../../reservations/reservations.endpoints.ts'

let stage: TestApp
let elena: Visitor
let ines: Visitor
beforeAll(async () => {
  stage = await testApp()
  const { db } = stage.database
  // What she reads the portal in says nothing about the language of the validators.
  await sql`UPDATE owners SET language_name = 'Español' WHERE email = 'elena@marea.example'`.execute(db)
  await sql`UPDATE owners SET language_code = 'ESP', language_name = 'English' WHERE email = 'ines@marea.example'`.execute(
    db,
  )
  elena = await stage.signedIn('elena')
  ines = await stage.signedIn('ines')
})
afterAll(() => stage.close())

const HEADERS: Record<string, string>[] = [{}, { 'accept-language': 'es' }, { 'accept-language': 'en' }]

describe('refusals and validation follow the account’s language code, whatever the header says (spec, 3 and 5)', () => {
  test.each(HEADERS)('with %j', async (headers) => {
    const wrong = async (visitor: Visitor) => (await visitor.call(requestBooking, { body: {}, headers })).body
    expect((await wrong(elena)).fields.idContract).toBe('This field is empty. Fill it in.')
    expect((await wrong(ines)).fields.idContract).not.toBe('This field is empty. Fill it in.')
    const missing = async (visitor: Visitor) =>
      (await visitor.call(readOrder, { query: { idOrder: 99_999 }, headers })).body.message
    expect(await missing(elena)).toBe('We couldn’t find that order.')
    expect(await missing(ines)).toBe('No encontramos ese pedido.')
  })

  test.each(HEADERS)('a body that cannot be read, with %j', async (headers) => {
    const sent = async ({ cookies }: Visitor) => {
      const { payload, ...rest } = { payload: '{"idOrder":', cookies }
      const answer = await stage.app.inject({
        method: 'PUT',
        url: `${API}/orders/cancel/`,
        headers: { token: stage.config.apiToken, 'content-type': 'application/json', ...headers },
        payload,
        ...rest,
      })
      return answer.json()
    }
    const [english, spanish] = [await sent(elena), await sent(ines)]
    expect([english.code, spanish.code]).toEqual(['NOT_JSON', 'NOT_JSON'])
    expect(english.message).not.toBe(spanish.message)
  })

  test.each(HEADERS)('an address that is none, with %j', async (headers) => {
    for (const [method, url] of [
      ['GET', `${API}/nothing/`],
      ['PUT', `${API}/session/`],
    ] as const) {
      const sent = async ({ cookies }: Visitor) =>
        (
          await stage.app.inject({
            method,
            url,
            headers: { token: stage.config.apiToken, ...headers },
            cookies,
          })
        ).json()
      expect((await sent(elena)).message).toBe('We couldn’t find that.')
      expect((await sent(ines)).message).toBe('No encontramos lo que busca.')
    }
  })

  test('signed out it is the screen’s', async () => {
    const body = { email: 'nobody@marea.example', password: 'wrong-one' }
    const message = async (language: string) =>
      (await stage.visitor().call(signIn, { body, headers: { 'accept-language': language } })).body.message
    expect(await message('en')).toBe('The email or password doesn’t match our records.')
    expect(await message('es')).toBe('El correo o la contraseña no coinciden con nuestros registros.')
  })

  test('what an answer holds is the account’s where no header says a language, or any will do', async () => {
    const contractOf = async (email: string) => {
      const { rows } = await sql<{ id: number }>`
        SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = ${email} ORDER BY c.id LIMIT 1`.execute(
        stage.database.db,
      )
      return rows[0]?.id
    }
    const contracts = new Map([
      [elena, await contractOf('elena@marea.example')],
      [ines, await contractOf('ines@marea.example')],
    ])
    const texts = async (visitor: Visitor, headers: Record<string, string>) => {
      const answer = await visitor.call(readDashboard, {
        query: { idContract: contracts.get(visitor) },
        headers,
      })
      expect(answer.code).toBe(200)
      return JSON.stringify(answer.body)
    }
    const [english, spanish] = [{ 'accept-language': 'en' }, { 'accept-language': 'es' }]
    for (const headers of [{}, { 'accept-language': '*' }, { 'accept-language': '*;q=0.5' }] as never[]) {
      expect(await texts(ines, headers)).toBe(await texts(ines, spanish))
      expect(await texts(elena, headers)).toBe(await texts(elena, english))
    }
    expect(await texts(ines, english)).not.toBe(await texts(ines, spanish))
  })

  test('what an answer holds stays in the language of the screen', async () => {
    const first = async (language: string) =>
      (await elena.call(listProducts, { headers: { 'accept-language': language } })).body.data[0].name[
        language
      ]
    expect((await first('es')).localeCompare(await first('en'))).not.toBe(0)
  })
})
