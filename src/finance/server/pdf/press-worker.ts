import { renderToBuffer } from '@react-pdf/renderer'
import { sealPdf } from '../sealing/seal-pdf.ts'
import type { PressOrder } from './press.ts'
import { runPress } from './press-program.ts'
import { reportDocument } from './report-document.ts'

/** The worker's program for reports: sets a paper, and seals it where that is asked for. */
runPress(async ({ paper, seal }: PressOrder) => {
  const pdf = await renderToBuffer(reportDocument(paper))
  return seal ? sealPdf(pdf, seal) : pdf
})
