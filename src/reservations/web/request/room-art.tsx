import { Art, type Hour } from '../../../web/ui/art.tsx'

/** The hour at which each room is drawn, and those that have a night of their own; the rest have a dawn. */
const HOUR: Record<string, Hour> = { suite: 'noon', studio: 'noon', terrace: 'dusk', penthouse: 'dusk' }
const LIT = new Set(['terrace', 'penthouse'])

/** The picture of a room category, filling its frame. */
export function RoomArt({ scene, eager }: { scene: string; eager?: boolean }) {
  return <Art name={scene} hour={HOUR[scene] ?? 'dawn'} night={LIT.has(scene)} eager={eager} />
}
