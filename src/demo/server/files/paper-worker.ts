import { registerFonts } from '../../../server/press/look.ts'
import { runPress } from '../../../server/press/press-program.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { type PaperTask, paperDocument } from './paper-document.ts'

registerFonts()

/** The worker's program for the demo club's papers. */
runPress(async (task: PaperTask) => new Uint8Array(await taggedPdf(paperDocument(task))))
