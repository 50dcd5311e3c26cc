import { call } from '../../../web/calls/call.ts'
import { cancelStayLines } from '../../stays/stay-lines.endpoints.ts'

/** Cancels lines with their stay; answers how many could not be cancelled, null where nothing was. */
export async function cancelWithStay(
  idBooking: number,
  lines: readonly { idOrder: number; idLine: number }[],
): Promise<number | null> {
  const outcome = await call(cancelStayLines, { body: { idBooking, lines: [...lines] } })
  return outcome.ok ? outcome.value.data.kept.length : null
}
