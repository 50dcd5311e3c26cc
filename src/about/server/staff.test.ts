import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { listStaffContacts, readParameter } from '../staff.endpoints.ts'

describe.each(ENGINES)('the people of the club on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
  })
  afterAll(() => stage.close())

  test('owners see how to reach them, in both languages', async () => {
    const elena = await stage.signedIn('elena')
    const { code, body } = await elena.call(listStaffContacts)
    expect(code).toBe(200)
    expect(body.data).toHaveLength(8)
    expect(body.data[1]).toEqual({
      idStaff: 2,
      name: 'Andrés',
      lastname: 'Poot Balam',
      department: 'concierge',
      title: { en: 'Head concierge, Bahía Serena', es: 'Jefe de concierges, Bahía Serena' },
      about: expect.objectContaining({ en: expect.any(String), es: expect.any(String) }),
      hotel: { id: 1, name: 'Bahía Serena' },
      email: 'andres.poot@marea.example',
      phone: '+52 998 555 0202',
      zone: 'America/Cancun',
      speaks: ['es', 'en'],
      inTeam: true,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
    })
    expect(body.data[0].hotel).toBeNull()
  })

  test('a figure that the club sets, by its number', async () => {
    const elena = await stage.signedIn('elena')
    const { body } = await elena.call(readParameter, { query: { idParameter: 3 } })
    expect(body.data).toEqual({ id: 3, name: 'concierge-hours', value: { from: '07:00', to: '23:00' } })
    expect((await elena.call(readParameter, { query: { idParameter: 99 } })).code).toBe(404)
    expect((await elena.call(readParameter, { query: { idParameter: 'x' } })).code).toBe(400)
  })

  test('nobody else does', async () => {
    expect((await stage.visitor().call(listStaffContacts)).code).toBe(401)
    expect((await stage.visitor().call(readParameter, { query: { idParameter: 3 } })).code).toBe(401)
    const ruth = await stage.signedIn('ruth', { admin: true })
    expect((await ruth.call(listStaffContacts)).body.code).toBe('NO_OWNER_SELECTED')
  })
})
