import { expect, test } from 'vitest'
import { hashPassword, inTurn, NOBODYS_HASH } from './hash.ts'

const cost = (phc: string) => phc.split('$').slice(1, 4).join('$')
const verify = (kept: string | null, password: string) =>
  inTurn({ address: '10.0.0.1', account: 'elena' }, (hashing) => hashing.verify(kept, password))

test('a password is known again, another is not', async () => {
  const kept = await hashPassword('mangrove at dawn')
  expect(await verify(kept, 'mangrove at dawn')).toBe(true)
  expect(await verify(kept, 'mangrove at dusk')).toBe(false)
})

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('mangrove at dawn')).not.toBe(await hashPassword('mangrove at dawn'))
})

test('where there is no account the work is the same and the answer no', async () => {
  const kept = await hashPassword('mangrove at dawn')
  expect(cost(kept)).toBe('argon2id$v=19$m=19456,t=2,p=1')
  expect(cost(NOBODYS_HASH)).toBe(cost(kept))
  expect(NOBODYS_HASH).toHaveLength(kept.length)
  expect(await verify(null, 'mangrove at dawn')).toBe(false)
})

test('with 64 waiting from one address it refuses more from there, and another address still has room', async () => {
  const ask = (address: string, index: number) =>
    inTurn({ address, account: `account ${index}` }, async () => 'done')
  const flood = await Promise.all([
    ...Array.from({ length: 80 }, (_, index) => ask('10.0.0.1', index)),
    ask('10.0.0.2', 99),
  ])
  expect(flood.filter((one) => one === 'done')).toHaveLength(67)
  expect(flood.filter((one) => typeof one === 'object' && one.reason === 'BUSY')).toHaveLength(14)
  expect(flood.at(-1)).toBe('done')
})
