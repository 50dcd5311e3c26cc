import { type Handler, handle, handleOpen } from '../../server/http/handle.ts'
import * as exchanges from '../exchanges.endpoints.ts'
import * as promotions from '../promotions.endpoints.ts'
import * as publishing from '../publish.endpoints.ts'
import { acceptDisclaimer, readDisclaimer } from './disclaimer.ts'
import { listExchanges, subscribeExchange } from './exchanges.ts'
import { listOffers, removeOffer, saveOffer, withdrawOffer } from './publish-promotion.ts'
import { listPromotions, readSharedPromotion } from './read-promotions.ts'

/** The calls of promotions and of the weeks exchange, and their deeds. */
export const promotionHandlers: readonly Handler[] = [
  handle(promotions.listPromotions, listPromotions),
  handle(promotions.readDisclaimer, readDisclaimer),
  handle(promotions.acceptDisclaimer, acceptDisclaimer),
  handleOpen(promotions.readSharedPromotion, readSharedPromotion),
  handle(exchanges.listExchanges, listExchanges),
  handle(exchanges.subscribeExchange, subscribeExchange),
  handle(publishing.listOffers, listOffers),
  handle(publishing.saveOffer, saveOffer),
  handle(publishing.withdrawOffer, withdrawOffer),
  handle(publishing.removeOffer, removeOffer),
]
