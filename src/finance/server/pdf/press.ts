import { openPress, type Press } from '../../../server/press/press.ts'
import type { AgreementPaper } from '../agreements/agreement-paper.ts'
import type { SealOrder } from '../sealing/seal-pdf.ts'
import type { ReportPaper } from './paper.ts'
import type { SheetPaper } from './sheet.ts'

/** A report or an agreement that is to be made, and whose seal goes on it. */
interface ReportOrder {
  paper: ReportPaper | AgreementPaper
  seal?: SealOrder
}

/** A paper to be drawn: a report, an agreement, or a sheet of figures. */
export type PressOrder = ReportOrder | { sheet: SheetPaper }

/** Sets reports as PDFs. */
export type ReportPress = Press<ReportOrder, Uint8Array>

/** The process's press for papers of money. */
export const press: Press<PressOrder, Uint8Array> = openPress({
  program: new URL('./press-worker.ts', import.meta.url),
})
