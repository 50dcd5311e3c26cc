import { expect } from 'vitest'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { signIn } from '../../membership.endpoints.ts'
import { acceptInvitation, inviteTrusted } from '../../trusted.endpoints.ts'

interface LetIn {
  email: string
  scopes: readonly string[]
  contracts: readonly number[]
  lastDay?: string | null
  relation?: string
}

/** The token of the last invitation that was mailed to an address. */
export async function invitationTo(club: TestApp, email: string): Promise<string> {
  const mails = await club.database.db
    .selectFrom('outbox')
    .select('content')
    .where('kind', '=', 'trusted-invitation')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  const content = mails.at(-1)?.content as { link: string } | undefined
  return String(new URL(String(content?.link)).searchParams.get('token'))
}

/** An owner invites somebody, who accepts and signs in. */
export async function letIn(
  club: TestApp,
  owner: Visitor,
  { email, scopes, contracts, lastDay = null, relation = 'accountant' }: LetIn,
): Promise<{ id: number; visitor: Visitor }> {
  const asked = {
    name: 'Jorge Ruiz',
    email,
    relation,
    scopes,
    contracts,
    lastDay,
  }
  const invited = await owner.call(inviteTrusted, { body: asked })
  expect([invited.code, invited.body.code]).toEqual([200, undefined])
  const token = await invitationTo(club, email)
  const accepted = await club
    .visitor()
    .call(acceptInvitation, { body: { token, newPassword: TEST_PASSWORD } })
  expect([accepted.code, accepted.body]).toEqual([200, { status: true, data: { email } }])
  const visitor = club.visitor()
  const entered = await visitor.call(signIn, { body: { email, password: TEST_PASSWORD } })
  expect(entered.code).toBe(200)
  return { id: invited.body.data.id, visitor }
}
