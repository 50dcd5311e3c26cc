import type { Words } from '../../../kernel/language.ts'

/** What is said of a device where a mail or a file names it. */
export const DEVICE_WORDS = {
  unknown: /*i18n*/ { id: 'device.unknown', message: 'unknown' },
} satisfies Record<string, Words>
