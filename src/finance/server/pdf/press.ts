import { openPress, type Press } from '../../../server/press/press.ts'
import type { SealOrder } from '../sealing/seal-pdf.ts'
import type { ReportPaper } from './paper.ts'

/** What is to be made: a paper, and whose seal goes on it. */
export interface PressOrder {
  paper: ReportPaper
  seal?: SealOrder
}

/** Sets reports as PDFs. */
export type ReportPress = Press<PressOrder, Uint8Array>

/** The process's press for reports. */
export const press: ReportPress = openPress({ program: new URL('./press-worker.ts', import.meta.url) })
