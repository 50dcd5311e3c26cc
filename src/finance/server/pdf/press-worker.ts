import { registerFonts } from '../../../server/press/look.ts'
import { runPress } from '../../../server/press/press-program.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { sealPdf } from '../sealing/seal-pdf.ts'
import type { PressOrder } from './press.ts'
import { reportDocument } from './report-document.ts'

registerFonts()

/** The worker's program for reports: sets a paper, and seals it where that is asked for. */
runPress(async ({ paper, seal }: PressOrder) => {
  const pdf = await taggedPdf(reportDocument(paper))
  return seal ? sealPdf(pdf, seal) : pdf
})
