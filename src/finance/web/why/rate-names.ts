import type { MessageDescriptor } from '@lingui/core'
import { RATE_WORDS, RENTAL_CHANNEL_WORDS } from '../../why-words.ts'

/** The same words as the file's. */
export const CHANNEL_NAMES: Readonly<Record<keyof typeof RENTAL_CHANNEL_WORDS, MessageDescriptor>> =
  RENTAL_CHANNEL_WORDS
export const RATE_NAMES: Readonly<Record<keyof typeof RATE_WORDS, MessageDescriptor>> = RATE_WORDS
