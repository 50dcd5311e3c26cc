import type { MessageDescriptor } from '@lingui/core'
import { CHANNEL_WORDS, RATE_WORDS } from '../../why-words.ts'

/** The same words as the file's. */
export const CHANNEL_NAMES: Readonly<Record<keyof typeof CHANNEL_WORDS, MessageDescriptor>> = CHANNEL_WORDS
export const RATE_NAMES: Readonly<Record<keyof typeof RATE_WORDS, MessageDescriptor>> = RATE_WORDS
