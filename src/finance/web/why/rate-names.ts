import type { MessageDescriptor } from '@lingui/core'
import { RATE_WORDS, SALES_CHANNEL_WORDS } from '../../why-words.ts'

/** The same words as the file's. */
export const CHANNEL_NAMES: Readonly<Record<keyof typeof SALES_CHANNEL_WORDS, MessageDescriptor>> =
  SALES_CHANNEL_WORDS
export const RATE_NAMES: Readonly<Record<keyof typeof RATE_WORDS, MessageDescriptor>> = RATE_WORDS
