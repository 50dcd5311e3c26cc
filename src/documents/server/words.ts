import type { Words } from '../../kernel/language.ts'

/** Why a call about documents may be refused. */
export const DOCUMENT_REFUSALS = {
  PICTURE_UNREADABLE: /*i18n*/ {
    id: 'refusal.PICTURE_UNREADABLE',
    message: '“{name}” could not be read as a picture, or has too many pixels. Nothing was saved.',
  },
  FILE_NEEDED: /*i18n*/ {
    id: 'refusal.FILE_NEEDED',
    message: 'A document needs a file. Nothing was saved; choose one and save again.',
  },
  DOCUMENT_STAYS: /*i18n*/ {
    id: 'refusal.DOCUMENT_STAYS',
    message:
      'A contract’s document stays with its contract, and the club’s does not become one. Nothing was saved; remove it and publish it again.',
  },
  DAY_AHEAD: /*i18n*/ {
    id: 'refusal.DAY_AHEAD',
    message:
      'A contract’s document cannot come out on a later day: its owner is told at once. Nothing was published; choose today or an earlier day.',
  },
} satisfies Record<string, Words>
