import { Art, type Hour } from '../../web/ui/art.tsx'

/** A promotion's illustration by the name that the club gave it: `serena-dawn` is Serena at dawn. */
export function PromotionPicture({ name, eager }: { name: string; eager?: boolean }) {
  const cut = name.lastIndexOf('-')
  return <Art name={name.slice(0, cut)} hour={name.slice(cut + 1) as Hour} eager={eager} />
}
