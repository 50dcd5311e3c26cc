import { renderToBuffer } from '@react-pdf/renderer'
import { runPress } from '../../../finance/server/pdf/press-program.ts'
import { type PaperTask, paperDocument } from './paper-document.ts'

/** The worker's program for the demo club's papers. */
runPress(async (task: PaperTask) => new Uint8Array(await renderToBuffer(paperDocument(task))))
