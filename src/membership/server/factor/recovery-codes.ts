import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES, RECOVERY_LETTERS } from '../../factor.ts'

/** Ten codes that nobody can guess: eight of 32 letters, 40 bits each. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES)
    codes.add([...randomBytes(8)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]).join(''))
  return [...codes]
}

/** The salt of a factor’s codes: one for all ten, so that a code that is typed is hashed once. */
export function saltOfCodes(factorId: number): Buffer {
  return createHash('sha256').update(`veranda recovery codes ${factorId}`).digest().subarray(0, 16)
}
