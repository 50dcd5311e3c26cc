import { registerFonts } from '../../../server/press/look.ts'
import { runPress } from '../../../server/press/press-program.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { agreementDocument } from '../agreements/agreement-document.ts'
import { sealPdf } from '../sealing/seal-pdf.ts'
import type { PressOrder } from './press.ts'
import { reportDocument } from './report-document.ts'
import { sheetDocument } from './sheet-document.ts'

registerFonts()

/** The worker's program for papers of money: sets a paper, and seals it where that is asked for. */
runPress(async (order: PressOrder) => {
  if ('sheet' in order) return taggedPdf(sheetDocument(order.sheet))
  const { paper, seal } = order
  const pdf = await taggedPdf('form' in paper ? agreementDocument(paper) : reportDocument(paper))
  return seal ? sealPdf(pdf, seal) : pdf
})
