import { listOffers } from '../../../../promotions/publish.endpoints.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { useQueue } from '../../desk/use-queue.ts'
import { Edited } from '../edited.tsx'
import { publishSearch } from '../publish-search.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { PromotionShelf } from './promotion-shelf.tsx'

/** The promotions: all of them, or one being written. */
export default function Promotions() {
  const { edit } = useSearchOf(publishSearch)
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
