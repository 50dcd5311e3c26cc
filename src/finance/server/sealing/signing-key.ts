import { readFile, stat } from 'node:fs/promises'
import { type Outcome, refused } from '../../../kernel/outcome.ts'
import { type Config, signingKeyPath } from '../../../server/boot/config.ts'
import type { KeyFault, SigningKey } from './open-key.ts'

type KeyConfig = Pick<Config, 'signingKey' | 'signingPassword' | 'dataDir' | 'databaseUrl' | 'brand'>

/**
 * The key that seals, or why there is none. It is the file that SIGNING_KEY names, looked at anew when that has changed.
 * A portal that runs for itself alone makes a demo key on first asking; a club on its own database never gets one.
 */
export async function findSigningKey(config: KeyConfig, now: Date): Promise<Outcome<SigningKey, KeyFault>> {
  const path = signingKeyPath(config)
  if (!path)
    return refused('NO_SIGNING_KEY', { why: 'SIGNING_KEY names no key: signed reports wait for their seal' })
  const isOwn = config.signingKey !== null
  if (!isOwn && !(await stat(path).catch(() => null))) {
    const { makeDemoKey } = await import('./demo-key.ts')
    await makeDemoKey(path, config.brand, config.signingPassword, now)
  }

  const key = await readKey(path, config.signingPassword)
  if (!key.ok) return key
  const { from, until } = key.value
  if (now >= until)
    return refused('SIGNING_KEY_EXPIRED', { why: `The signing key ${path} expired on ${day(until)}` })
  if (now < from)
    return refused('SIGNING_KEY_EXPIRED', {
      why: `The signing key ${path} is valid only from ${day(from)} on`,
    })
  return key
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** A cache: deriving the key from its passphrase is slow on purpose. Valid until the file changes. */
const remembered = new Map<string, { mark: string; key: Outcome<SigningKey, KeyFault> }>()

async function readKey(path: string, passphrase: string): Promise<Outcome<SigningKey, KeyFault>> {
  const file = await stat(path).catch(() => null)
  if (!file) return refused('BAD_SIGNING_KEY', { why: `There is no signing key at ${path}` })
  if (!file.isFile()) return refused('BAD_SIGNING_KEY', { why: `${path} is no file, so no signing key` })
  const mark = `${file.mtimeMs} ${file.size} ${passphrase}`
  const known = remembered.get(path)
  if (known?.mark === mark) return known.key
  // The library that reads keys is large: imported only where there is a key.
  const { openKey } = await import('./open-key.ts')
  const key = openKey(path, await readFile(path), passphrase)
  remembered.set(path, { mark, key })
  return key
}
