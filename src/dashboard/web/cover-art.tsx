import { Art, type Hour } from '../../web/ui/art.tsx'

/** A newsletter's cover, filling its frame. It is named with its hour: `reef-noon`. */
export function CoverArt({ cover }: { cover: string }) {
  const at = cover.lastIndexOf('-')
  return <Art name={cover.slice(0, at)} hour={cover.slice(at + 1) as Hour} />
}
