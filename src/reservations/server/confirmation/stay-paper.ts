import type { Language } from '../../../kernel/language.ts'
import type { Letterhead, LetterRow } from '../../../server/press/letter.ts'

/** The content of a stay's PDF as plain data: texts translated, figures formatted. Only the layout is left to do. */
export interface StayPaper extends Letterhead {
  language: Language
  title: string
  subject: string
  resort: string
  place: string
  /** Whether it confirms, waits, or is over. */
  note: { tone: 'good' | 'waiting' | 'quiet'; title: string; text: string }
  /** Check-in, check-out and nights. */
  figures: readonly { label: string; value: string; hint: string }[]
  sections: readonly { title: string; rows: readonly LetterRow[] }[]
  /** What the owner has written for the resort. */
  wishes: { title: string; text: string } | null
}
