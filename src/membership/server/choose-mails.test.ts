import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { changeMailChoice, readMailChoices } from '../mail-choices.endpoints.ts'

describe.each(ENGINES)('which mails come, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  const off = async (who = elena) => (await who.call(readMailChoices)).body.data.off
  const turn = (choice: string, on: boolean) => elena.call(changeMailChoice, { body: { choice, on } })

  test('all of them, until one is turned off; twice is as once', async () => {
    expect(await off()).toEqual([])
    await turn('stay-arrival', false)
    await turn('stay-changed', false)
    expect((await turn('stay-arrival', false)).body.data.off).toEqual(['stay-changed', 'stay-arrival'])
    await turn('stay-arrival', true)
    expect((await turn('stay-arrival', true)).body.data.off).toEqual(['stay-changed'])
  })

  test('each owner has their own', async () => {
    expect(await off(await club.signedIn('ines'))).toEqual([])
  })

  test.each(['password-reset', 'password-changed', 'order-placed', 'report-issued', 'newsletter', ''])(
    'there is no choice that turns off %j',
    async (choice) => {
      const answer = await turn(choice, false)
      expect([answer.code, answer.body.code]).toEqual([400, 'BAD_INPUT'])
    },
  )
})
