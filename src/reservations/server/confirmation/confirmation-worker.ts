import { registerFonts } from '../../../server/press/look.ts'
import { runPress } from '../../../server/press/press-program.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { confirmationDocument } from './confirmation-document.ts'
import type { StayPaper } from './stay-paper.ts'

registerFonts()

/** The worker's program for the papers of stays. */
runPress(async (paper: StayPaper) => new Uint8Array(await taggedPdf(confirmationDocument(paper))))
