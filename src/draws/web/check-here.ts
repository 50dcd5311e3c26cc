import type { SendResult } from '../../web/calls/send-once.ts'
import { callForFile } from '../../web/save-file.ts'
import { checkDraw, type DrawCheck } from '../check-draw.ts'
import { readDrawnRound } from '../draws.endpoints.ts'
import { type DrawnRound, readDrawFile } from '../round.ts'
import type { DrawOfContract } from './draw-words.tsx'

/** A check of the file: one of `checkDraw`, or whether it is what this page says of the round and of the contract. */
export type HereCheck = Omit<DrawCheck, 'check'> & { check: DrawCheck['check'] | 'page' | 'own' }

/** Whether the file says of the round what the page says. */
function isOfPage(file: DrawnRound, { round }: DrawOfContract): boolean {
  return (
    file.seal === round.seal &&
    file.wishesSeal === round.wishesSeal &&
    file.publicNumber.value === round.publicValue &&
    file.each === round.each &&
    file.weights.join() === round.weights.join()
  )
}

/** Whether the file says of the contract's number what the page says: its wishes in their order, and what it received. */
function isOwn(file: DrawnRound, { number, wishes, results }: DrawOfContract): boolean {
  const mine = file.takers.find((one) => one.number === number)
  const given = file.given.filter((one) => one.number === number).map(({ place }) => place)
  return (
    (mine?.wishes ?? []).join() === wishes.join() &&
    given.toSorted().join() ===
      results
        .map(({ idPlace }) => idPlace)
        .toSorted()
        .join()
  )
}

/** All checks of a round's file against itself, the page and the contract's own part. */
export async function checksOf(file: DrawnRound, draw: DrawOfContract): Promise<HereCheck[]> {
  const own = { check: 'own' as const, agrees: isOwn(file, draw), published: '', computed: '' }
  return [
    { check: 'page', agrees: isOfPage(file, draw), published: '', computed: '' },
    ...(await checkDraw(file)),
    ...(draw.number === null || draw.why === null ? [] : [own]),
  ]
}

/** Reads the round's file and works it out again, with the functions that the server draws with. */
export async function checkHere(
  draw: DrawOfContract,
): Promise<SendResult<{ list: HereCheck[]; seconds: number }>> {
  const answer = await callForFile(readDrawnRound, { query: { idRound: draw.round.id } })
  if (!answer.ok) return answer
  const began = performance.now()
  const file = readDrawFile(await answer.value.content.text())
  const list: HereCheck[] = file
    ? await checksOf(file, draw)
    : [{ check: 'page', agrees: false, published: '', computed: '' }]
  return {
    ok: true,
    value: { list, seconds: Math.max(0.1, Math.round((performance.now() - began) / 100) / 10) },
  }
}
