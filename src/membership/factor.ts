import * as z from 'zod/mini'
import type { FieldFault } from '../kernel/words.ts'

/** How many recovery codes there are. */
export const RECOVERY_CODES = 10

/** Letters and digits that nobody takes for one another: 32, five bits each. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const DIGITS = /^\d{6}$/
const RECOVERY = new RegExp(`^[${RECOVERY_LETTERS}]{8}$`)

/** A code as it was typed, without what people put between its parts. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Whether a bare code is six digits of an app; else it is a recovery code. */
export function isDigits(code: string): boolean {
  return DIGITS.test(code)
}

/** What is typed where a second factor is asked for: digits of the app or a recovery code, however they are spaced. */
export const typedCode = () =>
  z.string().check(
    z.maxLength(40),
    z.overwrite(bareCode),
    z.refine((code) => DIGITS.test(code) || RECOVERY.test(code), 'format' satisfies FieldFault),
  )

/** A recovery code as it is shown: `7KQM-2XRT`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** A key in groups of four, to be typed: `KZ4T Q2LH N5RW`. */
export function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
