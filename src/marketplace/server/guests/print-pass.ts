import { done, refused } from '../../../kernel/outcome.ts'
import { passKey } from '../../../property/server/pass-key.store.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { openPress } from '../../../server/press/press.ts'
import type { printGuestPass as call } from '../../guests/guests.endpoints.ts'
import { guestQr, hourOf } from './guest-pass.ts'
import { findGuestPass } from './guests.store.ts'
import { type GuestPassPaper, passFileName, writePass } from './pass-paper.ts'

/** The process's press for the passes of guests. */
const press = openPress<GuestPassPaper, Uint8Array>({
  program: new URL('./pass-worker.ts', import.meta.url),
})

/** A guest's pass as a PDF, as it is now. Nothing of it is kept. */
export const printGuestPass: Deed<typeof call, Context> = async ({ body }, { db, now, config, caller }) => {
  const pass = await findGuestPass(db, body.link, now)
  if (!pass) return refused('NOT_FOUND')
  const { code } = pass
  if (pass.void || pass.ended || code === null) return refused('PASS_OPENS_NO_MORE')
  const qr = guestQr(config.publicUrl, await passKey(db, now), pass)
  const paper = writePass({ ...pass, language: caller.screen, time: hourOf(pass), qr, code }, config)
  const made = await press(paper)
  if (!made.ok) return refused('PASS_NOT_MADE')
  return done({ name: passFileName(paper), mediaType: 'application/pdf', content: made.value })
}
