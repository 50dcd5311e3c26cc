import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { drawMark, type MarkRules, readMarkSetting, saveMark } from '../../settings/mark.endpoints.ts'
import { listSettingChanges, takeSettingBack } from '../../settings/settings.endpoints.ts'
import { asManager } from '../testing.marina.ts'
import { SETTING_MAILS } from './mails.ts'

const picture = async (colour: string, size = { width: 96, height: 96 }) => {
  const drawn = sharp({ create: { ...size, channels: 4, background: colour } })
  return new File([new Uint8Array(await drawn.png().toBuffer())], 'logo.png', { type: 'image/png' })
}

describe.each(ENGINES)('the club’s logo, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    marina = await asManager(club)
  })
  afterAll(() => club.close())

  const read = async () => (await marina.call(readMarkSetting)).body.data
  const bring = async (...of: Parameters<typeof picture>) =>
    marina.call(drawMark, { body: {}, files: { mark: [await picture(...of)] } })
  const save = async (value: MarkRules) =>
    marina.call(saveMark, { body: { value, seen: (await read()).seen } })
  const worn = () => club.config.brand.mark

  test('is measured, worn where it can be made out in both themes, and taken back', async () => {
    const dark = (await bring('#0e5a60')).body.data
    expect(dark.reads).toEqual({ day: true, night: false })
    const light = (await bring('#f4efe5')).body.data
    expect(light.reads).toEqual({ day: false, night: true })
    expect((await save({ day: dark.key, night: '' })).body).toMatchObject({ code: 'MARK_TOO_FAINT' })
    expect((await save({ day: light.key, night: '' })).body).toMatchObject({ code: 'MARK_TOO_FAINT' })
    expect(worn()).toBeUndefined()

    expect((await save({ day: dark.key, night: light.key })).code).toBe(200)
    await vi.waitFor(() => expect(worn()?.day.key).toBe(dark.key))
    expect(await read()).toMatchObject({ day: { key: dark.key }, night: { key: light.key } })
    const got = await club.app.inject({ url: `/api/brand/${light.key}` })
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await sharp(got.rawPayload).metadata()).width).toBe(96)
    const mail = { content: { name: 'Ana', sender: 'x', address: 'a@b.example' }, language: 'es' as const }
    expect(renderMail(SETTING_MAILS['sender-test'], mail, club.config).html).toContain('cid:mark@veranda')

    const [last] = (await marina.call(listSettingChanges, { query: { of: 'mark' } })).body.data
    expect(last).toMatchObject({ after: { day: dark.key, night: light.key }, undoable: true })
    expect((await marina.call(takeSettingBack, { body: { idChange: last.id } })).code).toBe(200)
    await vi.waitFor(() => expect(worn()).toBeUndefined())
    expect((await club.app.inject({ url: `/api/brand/${dark.key}` })).statusCode).toBe(404)
  })

  test('is a picture that goes into its place', async () => {
    expect((await bring('#0e5a60', { width: 40, height: 96 })).body).toMatchObject({ code: 'MARK_UNFIT' })
    expect((await bring('#0e5a60', { width: 96, height: 300 })).body).toMatchObject({ code: 'MARK_UNFIT' })
    const large = (await bring('#808080', { width: 900, height: 700 })).body.data
    expect((await sharp(Buffer.from(large.image.split(',')[1], 'base64')).metadata()).width).toBe(192)
    expect((await marina.call(drawMark, { body: {}, files: {} })).code).toBe(400)
    const nobodys = '00000000-0000-4000-8000-000000000000'
    expect((await save({ day: nobodys, night: '' })).code).toBe(404)
  })
})
