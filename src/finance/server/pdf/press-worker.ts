import { renderToBuffer } from '@react-pdf/renderer'
import { sealPdf } from '../sealing/seal-pdf.ts'
import { registerFonts } from './look.ts'
import type { PressAnswer, PressOrder } from './press.ts'
import { reportDocument } from './report-document.ts'

/**
 * The worker's program: sets a paper, and seals it where that is asked for, one order after the other. It ends
 * with the server, which finishes what it has in hand after a signal that both have got.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
registerFonts()
process.on('message', async ({ paper, seal }: PressOrder) => {
  const answer = await make().catch(
    (error: unknown): PressAnswer => ({
      ok: false,
      error: error instanceof Error ? error.message : `${error}`,
    }),
  )
  process.send?.(answer)

  async function make(): Promise<PressAnswer> {
    const pdf = await renderToBuffer(reportDocument(paper))
    return { ok: true, pdf: seal ? await sealPdf(pdf, seal) : pdf }
  }
})
