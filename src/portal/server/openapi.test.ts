import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe as documentOf } from '../../server/http/openapi.ts'
import { HANDLERS } from './handlers.ts'

/** The deeds that count, by the file that does. */
const COUNTING = [
  { file: 'membership/server/sign-in/sign-in.ts', calls: ['signIn'] },
  { file: 'membership/server/factor/second-step.ts', calls: ['signInWithFactor'] },
  { file: 'membership/server/factor/set-up.ts', calls: ['checkFactor'] },
  { file: 'membership/server/proof/prove.ts', calls: ['proveItsYou'] },
  { file: 'membership/server/sign-in/change-password.ts', calls: ['changePassword'] },
  {
    file: 'membership/server/sign-in/request-password-reset.ts',
    calls: ['requestPasswordReset', 'sendResetLink'],
  },
  { file: 'membership/server/sign-in/validate-reset-token.ts', calls: ['validateResetToken'] },
  { file: 'membership/server/sign-in/discard-reset-token.ts', calls: ['discardResetToken'] },
  {
    file: 'membership/server/passkeys/sign-in-with-passkey.ts',
    calls: ['challengePasskey', 'signInWithPasskey'],
  },
  { file: 'membership/server/access/devices.ts', calls: ['readAlarm', 'raiseAlarm'] },
  {
    file: 'membership/server/contact/change-address.ts',
    calls: ['askForAddress', 'readAddressLink', 'confirmAddress'],
  },
  { file: 'membership/server/lost/stop-loss.ts', calls: ['readLoss', 'stopLoss'] },
  { file: 'membership/server/lost/report-loss.ts', calls: ['reportLostFactor'] },
  {
    file: 'membership/server/trusted/accept-invitation.ts',
    calls: ['readInvitation', 'acceptInvitation', 'declineInvitation'],
  },
  { file: 'verification/server/verify-mail.ts', calls: ['verifyMail'] },
  { file: 'verification/server/report-suspicion.ts', calls: ['reportSuspicion'] },
  { file: 'property/server/check-pass.ts', calls: ['checkPass'] },
  {
    file: 'property/server/repairs/link-limits.ts',
    calls: ['readLinkedRepair', 'readLinkedPhoto', 'photographByLink', 'finishByLink'],
  },
  { file: 'property/server/change-pass.ts', calls: ['renewPass', 'sendPass'] },
  { file: 'trades/server/try-code.ts', calls: ['findTrade', 'lookAtGives', 'lookAtTrade', 'proposeTrade'] },
  { file: 'admin/server/settings/change-settings.ts', calls: ['testSender'] },
]

interface Operation {
  operationId: string
  responses: Record<string, { description: string }>
}

const { paths } = documentOf(HANDLERS, 'https://club.example') as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths).flatMap((path) => Object.values(path))
const saidOf = (name: string, status: number) =>
  operations.find(({ operationId }) => operationId === name)?.responses[status]?.description.split(', ') ?? []

test('the document says where who one is may be asked again', () => {
  const asking = operations
    .filter(({ responses }) => responses[403]?.description.split(', ').includes('CONFIRM_ITS_YOU'))
    .map(({ operationId }) => operationId)
  const declared = HANDLERS.filter(({ endpoint }) => endpoint.stepUp || endpoint.mayStepUp)
  expect(asking.toSorted()).toEqual(declared.map(({ endpoint }) => endpoint.name).toSorted())
  expect(asking).toContain('changePassword')
})

test('the document says which calls slow down who guesses or asks too much', () => {
  const slowing = operations
    .filter(({ responses }) => responses[429]?.description.split(', ').includes('TOO_MANY'))
    .map(({ operationId }) => operationId)
  // What counts guesses, misses or askings says so in its own source.
  const counting = /reserveAttempt|countAttempts|countMiss/
  for (const name of ['signIn', 'verifyMail', 'challengePasskey', 'proveItsYou', 'stopLoss', 'checkPass'])
    expect(slowing).toContain(name)
  for (const { file, calls } of COUNTING) {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file).toMatch(counting)
    for (const call of calls) expect(slowing, file).toContain(call)
  }
  expect(slowing.toSorted()).toEqual(COUNTING.flatMap(({ calls }) => calls).toSorted())
})

test('the document says who is not allowed, and who has to set up a second factor first', () => {
  expect(saidOf('readDevices', 403)).toEqual(['RESTRICTED_ACTION', 'FACTOR_REQUIRED'])
  expect(saidOf('requestBooking', 403)).toContain('NO_OWNER_SELECTED')
  expect(saidOf('requestBooking', 403)).toContain('CROSS_SITE')
  expect(saidOf('beginFactor', 403)).not.toContain('FACTOR_REQUIRED')
  expect(saidOf('listLosses', 404)).toEqual(['NOT_FOUND'])
  expect(saidOf('verifyMail', 401)).toEqual(['TOKEN_REQUIRED'])
})
