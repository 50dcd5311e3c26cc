import { generate } from 'otplib'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import { beginFactor, checkFactor, turnOnFactor } from '../../factor.endpoints.ts'

/** An app that has the secret of somebody's second factor, and the recovery codes that they kept. */
export interface FactorApp {
  secret: string
  codes: string[]
  /** What it shows so many steps of 30 seconds from now. */
  shows: (steps?: number) => Promise<string>
}

/** The digits of a secret at the moment of the club's clock, or some steps from it. */
export function digitsOf(club: Pick<TestApp, 'clock'>, secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(club.clock.now().getTime() / 1000) + steps * 30 })
}

/** Sets somebody's second factor up, as the screen does; the digits of this moment are used up by it. */
export async function setUpFactor(club: Pick<TestApp, 'clock'>, visitor: Visitor): Promise<FactorApp> {
  const begun = await visitor.call(beginFactor)
  const { secret } = begun.body.data
  const shows = (steps = 0) => digitsOf(club, secret, steps)
  const checked = await visitor.call(checkFactor, { body: { code: await shows() } })
  const on = await visitor.call(turnOnFactor)
  if (on.code !== 200) throw new Error(`The factor was not turned on: ${JSON.stringify(on.body)}`)
  return { secret, codes: checked.body.data.codes, shows }
}
