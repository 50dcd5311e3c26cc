import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from '../../../finance/server/pdf/look.ts'
import { type PaperTask, paperDocument } from './paper-document.ts'

/** A thread that sets papers: a page keeps a processor busy, and the portal answers meanwhile. */
if (!parentPort) throw new Error('This runs in a thread of its own')
const port = parentPort
registerFonts()
port.on('message', async (task: PaperTask) => {
  port.postMessage(new Uint8Array(await renderToBuffer(paperDocument(task))))
})
