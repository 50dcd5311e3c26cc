import { Art, type Hour } from '../../web/ui/art.tsx'

/** An illustration by the name that the catalogue keeps: `reef-noon` is the reef at noon. */
export function Picture({ name, eager }: { name: string; eager?: boolean }) {
  const cut = name.lastIndexOf('-')
  return <Art name={name.slice(0, cut)} hour={name.slice(cut + 1) as Hour} eager={eager} />
}
