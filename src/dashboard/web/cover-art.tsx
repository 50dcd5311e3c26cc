import { Art, type Hour } from '../../web/ui/art.tsx'

/** The hour each cover scene is drawn at; the rest have a dawn. */
const HOUR: Record<string, Hour> = {
  'cover-tiles': 'noon',
  cenote: 'noon',
  desk: 'noon',
  golf: 'noon',
  market: 'noon',
  reef: 'noon',
  road: 'noon',
  lanterns: 'dusk',
  dining: 'dusk',
  penthouse: 'dusk',
}

/** A newsletter's cover, filling its frame. */
export function CoverArt({ cover }: { cover: string }) {
  return <Art name={cover} hour={HOUR[cover] ?? 'dawn'} />
}
