import { expect, test } from 'vitest'
import { hashPassword, NOBODYS_HASH, verifyPassword } from './hash.ts'

const cost = (phc: string) => phc.split('$').slice(1, 4).join('$')

test('a password is known again, another is not', async () => {
  const kept = await hashPassword('mangrove at dawn')
  expect(await verifyPassword(kept, 'mangrove at dawn')).toBe(true)
  expect(await verifyPassword(kept, 'mangrove at dusk')).toBe(false)
})

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('mangrove at dawn')).not.toBe(await hashPassword('mangrove at dawn'))
})

test('where there is no account the work is the same and the answer no', async () => {
  const kept = await hashPassword('mangrove at dawn')
  expect(cost(kept)).toBe('argon2id$v=19$m=19456,t=2,p=1')
  expect(cost(NOBODYS_HASH)).toBe(cost(kept))
  expect(NOBODYS_HASH).toHaveLength(kept.length)
  expect(await verifyPassword(null, 'mangrove at dawn')).toBe(false)
})
