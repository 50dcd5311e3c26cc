import { registerFonts } from '../../../server/press/look.ts'
import { runPress } from '../../../server/press/press-program.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { passDocument } from './pass-document.ts'
import type { GuestPassPaper } from './pass-paper.ts'

registerFonts()

/** The worker's program for the passes of guests. */
runPress(async (paper: GuestPassPaper) => new Uint8Array(await taggedPdf(passDocument(paper))))
