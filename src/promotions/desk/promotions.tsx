import { Edited } from '../../web/desk/edited.tsx'
import { editSearch } from '../../web/desk/publish-search.ts'
import { useQueue } from '../../web/desk/use-queue.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listOffers } from '../publish.endpoints.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { PromotionShelf } from './promotion-shelf.tsx'

/** The promotions: all of them, or one being written. */
export default function Promotions() {
  const { edit } = useSearchOf(editSearch)
  const query = useQueue(listOffers)
  if (edit === undefined) return <PromotionShelf query={query} />
  return (
    <Edited query={query} kind="promotions" edit={edit} numberOf={({ id }) => id}>
      {(offer, { today, hotels }) => (
        <PromotionEditor key={edit} offer={offer} today={today} hotels={hotels} />
      )}
    </Edited>
  )
}
