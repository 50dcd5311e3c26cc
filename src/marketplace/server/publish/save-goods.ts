import { finishDraft } from '../../../drafts/server/drafts.store.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { PhotoText } from '../../../photos/pictures.ts'
import { readyPhotos } from '../../../photos/server/photos.store.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { notePublication } from '../../../server/publications.store.ts'
import { type GoodsKind, whyItStays } from '../../publish/publish.ts'
import type { withdrawProduct } from '../../publish/publish-products.endpoints.ts'
import { makeSlug, setOnSale, throwAway } from './goods-on-sale.store.ts'

/** What every kind of goods knows of the one that is there. */
export interface StandingGoods {
  id: number
  slug: string
  active: boolean
  onceOnSale: boolean
}

interface Saving {
  kind: GoodsKind
  /** The one that is there; null for a new one. */
  standing: StandingGoods | null
  /** Its address is made from the English name until it has been on sale; of its photographs each is told. */
  text: {
    name: Bilingual
    picture: string
    gallery: readonly string[]
    photos: readonly PhotoText[]
  }
  version: number
  /** The unfinished draft that it was made from. */
  unfinished: number | undefined
  /** Whether it shall be on sale. */
  active: boolean
  /** Writes it under this address. Answers its number. */
  write: (slug: string) => Promise<number>
}

type Fault = 'CHANGED_MEANWHILE' | 'PHOTO_GONE' | 'PHOTO_UNTOLD'

/** Writes goods that may be written, and notes who did it: of two desks that began on the same state one is refused. */
export async function saveGoods(
  { kind, standing, text, version, unfinished, active, write }: Saving,
  { db, now, caller }: SignedContext,
): Promise<Outcome<{ data: { id: number; slug: string; active: boolean } }, Fault>> {
  const { name, picture, gallery, photos: texts } = text
  const wanting = await readyPhotos(db, { pictures: [picture, ...gallery], texts, isOut: active })
  if (wanting) return refused(wanting)
  const slug = standing?.onceOnSale ? standing.slug : await makeSlug(db, name.en, kind, standing?.id ?? null)
  const id = await write(slug)
  const deed = standing?.active ? 'changed' : active ? 'published' : 'drafted'
  const noted = { kind, subject: id, deed, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await finishDraft(db, kind, { draft: unfinished ?? null, subject: id })
  return done({ data: { id, slug, active } })
}

/** Takes goods off sale, or throws away a draft that nothing else holds. Orders keep what they name. */
export async function takeAway(
  kind: GoodsKind,
  { id, version, deed }: BodyOf<typeof withdrawProduct>,
  standing: StandingGoods | null,
  { db, now, caller }: SignedContext,
  holders: readonly unknown[] = [],
): Promise<Outcome<{ data: { active: false } }, 'NOT_FOUND' | 'OFFER_STAYS' | 'CHANGED_MEANWHILE'>> {
  if (!standing) return refused('NOT_FOUND')
  const because = deed === 'remove' ? whyItStays(standing, holders) : null
  if (because) return refused('OFFER_STAYS', { because })
  const what = deed === 'remove' ? 'removed' : 'withdrawn'
  const noted = { kind, subject: id, deed: what, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await (deed === 'remove' ? throwAway(db, kind, id) : setOnSale(db, kind, id, false))
  if (deed === 'remove') await finishDraft(db, kind, { draft: null, subject: id })
  return done({ data: { active: false as const } })
}
