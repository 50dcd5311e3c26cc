import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ENGINES, type TestApp, testApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { type BrandRules, readBrandSetting, saveBrand } from '../../settings/brand.endpoints.ts'
import { listSettingChanges, takeSettingBack } from '../../settings/settings.endpoints.ts'
import { asManager } from '../testing.marina.ts'
import { SETTING_MAILS } from './mails.ts'

const NEW = {
  name: 'Coralina',
  tagline: 'Owners’ Club',
  taglineEs: 'Club de Propietarios',
  promotions: 'Coralina Extra',
  promotionsEs: '',
  phone: '+52 998 555 0199',
  accent: '#7a1f4b',
  night: '#e3a4c3',
  deep: '#4a1330',
}

describe.each(ENGINES)('the club’s brand, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    marina = await asManager(club)
  })
  const read = async () => (await marina.call(readBrandSetting)).body.data
  const save = async (value: BrandRules) =>
    marina.call(saveBrand, { body: { value, seen: (await read()).seen } })

  test('is the house’s until a manager says otherwise, and again when it is taken back', async () => {
    const before = await read()
    expect(before).toMatchObject({ seen: 0, sets: [], house: { name: 'Marea', tagline: 'Residence Club' } })
    expect(Object.values(before.brand).every((one) => one === '')).toBe(true)

    expect((await save(NEW)).code).toBe(200)
    expect((await read()).brand).toEqual(NEW)
    expect(club.config.brand).toMatchObject({
      name: 'Coralina',
      spanish: { tagline: 'Club de Propietarios' },
      look: { accent: '#7a1f4b' },
    })
    expect(club.config.conciergePhone).toBe(NEW.phone)

    const [last] = (await marina.call(listSettingChanges, { query: { of: 'brand' } })).body.data
    expect(last).toMatchObject({ setting: 'brand', before: before.brand, after: NEW, undoable: true })
    expect((await marina.call(takeSettingBack, { body: { idChange: last.id } })).code).toBe(200)
    expect(club.config.brand).toMatchObject({ name: 'Marea', look: null })
    expect(club.config.conciergePhone).toBe('+52 998 555 0142')
  })

  test('stands in mails in their reader’s language and in its colours', async () => {
    await save(NEW)
    const mail = { content: { name: 'Ana', sender: 'x', address: 'a@b.example' }, language: 'es' as const }
    const { html, text } = renderMail(SETTING_MAILS['sender-test'], mail, club.config)
    expect(text).toContain('Coralina Club de Propietarios')
    expect(html).toContain('.link { color: #e3a4c3')
  })

  test('is refused in colours that nobody can read', async () => {
    const before = await read()
    expect((await save({ ...NEW, accent: '#2fa39b' })).body).toMatchObject({ code: 'COLOUR_TOO_FAINT' })
    expect((await save({ ...NEW, accent: 'teal' })).code).toBe(400)
    expect((await save({ ...NEW, phone: 'call us' })).code).toBe(400)
    expect((await save({ ...NEW, name: 'two\nlines' })).code).toBe(400)
    expect(await read()).toEqual(before)
  })

  test('of two managers the second sees the newer one first', async () => {
    const late = await marina.call(saveBrand, { body: { value: NEW, seen: 0 } })
    expect(late.body).toMatchObject({ code: 'SETTING_CHANGED' })
  })
})

test.runIf(ENGINES.includes('postgres'))('another process hears of it', async () => {
  const one = await testApp('postgres')
  const other = await testAppOn(one.database)
  await sql`INSERT INTO club_brand VALUES (1, 'Elsewhere', '', '', '', '', '', '', '', '')`.execute(
    one.database.db,
  )
  await vi.waitFor(() => expect(other.config.brand.name).toBe('Elsewhere'))
  await one.close()
})

test('what the environment sets stays the environment’s', async () => {
  const club = await testApp(ENGINES[0], { BRAND_NAME: 'Of the server', CONCIERGE_PHONE: '+1 555 0100' })
  const marina = await asManager(club)
  const { sets, seen } = (await marina.call(readBrandSetting)).body.data
  expect(sets).toEqual(['name', 'phone'])
  expect((await marina.call(saveBrand, { body: { value: NEW, seen } })).code).toBe(200)
  expect(club.config.brand).toMatchObject({ name: 'Of the server', tagline: 'Owners’ Club' })
  expect(club.config.conciergePhone).toBe('+1 555 0100')
  expect((await marina.call(readBrandSetting)).body.data.brand).toMatchObject({ name: '', phone: '' })
  await club.close()
})
