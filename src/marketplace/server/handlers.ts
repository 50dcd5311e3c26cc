import { type Handler, handle, handleKept, handleOpen } from '../../server/http/handle.ts'
import * as catalogue from '../catalogue.endpoints.ts'
import * as changes from '../changes/changes.endpoints.ts'
import * as checkout from '../checkout.endpoints.ts'
import * as choices from '../choices.endpoints.ts'
import * as dayLists from '../day-lists/day-lists.endpoints.ts'
import * as days from '../days/days.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as guests from '../guests/guests.endpoints.ts'
import * as card from '../orders/card.endpoints.ts'
import * as customers from '../orders/customers.endpoints.ts'
import * as orders from '../orders/orders.endpoints.ts'
import * as allotment from '../publish/publish-allotment.endpoints.ts'
import * as closedDays from '../publish/publish-closed-days.endpoints.ts'
import * as publishEvents from '../publish/publish-events.endpoints.ts'
import * as publishPackages from '../publish/publish-packages.endpoints.ts'
import * as publishProducts from '../publish/publish-products.endpoints.ts'
import * as reviews from '../reviews/reviews.endpoints.ts'
import * as counts from '../search/counts.endpoints.ts'
import * as synonyms from '../search/synonyms.endpoints.ts'
import { countVainSearch as vainSearch } from '../search/vain.endpoints.ts'
import * as stayLines from '../stays/stay-lines.endpoints.ts'
import * as stays from '../stays/stays.endpoints.ts'
import { askOrderPage, openOrderPage } from './card/open-order-page.ts'
import { catalogueVersion } from './catalogue/catalogue-version.store.ts'
import { countProducts } from './catalogue/count-products.ts'
import {
  listCategories,
  listCurrencies,
  listEvents,
  listHotels,
  listLanguages,
  listPackages,
} from './catalogue/list-catalogue.ts'
import { listDays } from './catalogue/list-days.ts'
import { listNextDays } from './catalogue/list-next-days.ts'
import { listNotAvailable } from './catalogue/list-not-available.ts'
import { listProducts } from './catalogue/list-products.ts'
import { listStaysToPlan } from './catalogue/list-stays.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from './changes/change-line.ts'
import { cancelStayLines, listStayLines } from './changes/stay-lines.ts'
import { closeSlot, openSlot } from './day-lists/close-slot.ts'
import { exportDayList, listDayLists, noteCame, readDayList } from './day-lists/read-list.ts'
import { endDayListMail, mailDayList, setDayListMail } from './day-lists/send-lists.ts'
import { readGuestPass } from './guests/guest-pass.ts'
import { nameLineGuests, readLineGuests } from './guests/name-guests.ts'
import { printGuestPass } from './guests/print-pass.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { readCustomer, saveCustomer } from './orders/customers.ts'
import { exportOrder } from './orders/export-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { priceCart } from './orders/price-cart.ts'
import { listOrders, readOrder } from './orders/read-orders.ts'
import { listPlacedOrders, settleOrder } from './orders/settle-order.ts'
import { changeAllotment, findVariants, readAllotment } from './publish/publish-allotment.ts'
import { closeDays, listClosedDays, openDays, readProductDays } from './publish/publish-closed-days.ts'
import { listWrittenEvents, saveEvent, withdrawEvent } from './publish/publish-events.ts'
import { listWrittenPackages, savePackage, withdrawPackage } from './publish/publish-packages.ts'
import { listWrittenProducts, readGoodsChoices, withdrawProduct } from './publish/publish-products.ts'
import { addSynonym, listSynonyms, removeSynonym } from './publish/publish-synonyms.ts'
import { saveProduct } from './publish/save-product.ts'
import { listAlsoTaken, listOwnReviews, listReviews, saveReview } from './reviews/reviews.ts'
import { listWaitingReviews, settleReview } from './reviews/settle-review.ts'
import { countVainSearch } from './vain/count-vain.ts'

/** The slice's calls with their deeds. */
export const marketplaceHandlers: readonly Handler[] = [
  handle(choices.listCategories, listCategories),
  handle(choices.listHotels, listHotels),
  handle(choices.listLanguages, listLanguages),
  handle(choices.listCurrencies, listCurrencies),
  handleKept(catalogue.listProducts, catalogueVersion, listProducts),
  handleKept(catalogue.listPackages, catalogueVersion, listPackages),
  handleKept(counts.countProducts, catalogueVersion, countProducts),
  handle(catalogue.listEvents, listEvents),
  handle(days.listDays, listDays),
  handle(days.listNextDays, listNextDays),
  handle(stays.listStaysToPlan, listStaysToPlan),
  handle(catalogue.listNotAvailable, listNotAvailable),
  handle(customers.saveCustomer, saveCustomer),
  handle(customers.readCustomer, readCustomer),
  handle(checkout.priceCart, priceCart),
  handle(checkout.placeOrder, placeOrder),
  handle(orders.listOrders, listOrders),
  handle(orders.readOrder, readOrder),
  handle(orders.exportOrder, exportOrder),
  handle(orders.cancelOrder, cancelOrder),
  handle(card.openOrderPage, openOrderPage),
  handle(card.askOrderPage, askOrderPage),
  handle(changes.priceOrderLine, priceOrderLine),
  handle(changes.changeOrderLine, changeOrderLine),
  handle(changes.cancelOrderLine, cancelOrderLine),
  handle(stayLines.listStayLines, listStayLines),
  handle(stayLines.cancelStayLines, cancelStayLines),
  handle(guests.readLineGuests, readLineGuests),
  handle(guests.nameLineGuests, nameLineGuests),
  handleOpen(guests.readGuestPass, readGuestPass),
  handleOpen(guests.printGuestPass, printGuestPass),
  handle(reviews.listOwnReviews, listOwnReviews),
  handle(reviews.saveReview, saveReview),
  handle(reviews.listReviews, listReviews),
  handle(reviews.listAlsoTaken, listAlsoTaken),
  handle(reviews.listWaitingReviews, listWaitingReviews),
  handle(reviews.settleReview, settleReview),
  handle(desk.listPlacedOrders, listPlacedOrders),
  handle(desk.settleOrder, settleOrder),
  handle(dayLists.listDayLists, listDayLists),
  handle(dayLists.readDayList, readDayList),
  handle(dayLists.exportDayList, exportDayList),
  handle(dayLists.noteCame, noteCame),
  handle(dayLists.closeSlot, closeSlot),
  handle(dayLists.openSlot, openSlot),
  handle(dayLists.mailDayList, mailDayList),
  handle(dayLists.setDayListMail, setDayListMail),
  handle(dayLists.endDayListMail, endDayListMail),
  handle(allotment.findVariants, findVariants),
  handle(allotment.readAllotment, readAllotment),
  handle(allotment.changeAllotment, changeAllotment),
  handle(closedDays.listClosedDays, listClosedDays),
  handle(closedDays.readProductDays, readProductDays),
  handle(closedDays.closeDays, closeDays),
  handle(closedDays.openDays, openDays),
  handle(publishProducts.listWrittenProducts, listWrittenProducts),
  handle(publishProducts.readGoodsChoices, readGoodsChoices),
  handle(publishProducts.saveProduct, saveProduct),
  handle(publishProducts.withdrawProduct, withdrawProduct),
  handle(vainSearch, countVainSearch),
  handle(synonyms.listSynonyms, listSynonyms),
  handle(synonyms.addSynonym, addSynonym),
  handle(synonyms.removeSynonym, removeSynonym),
  handle(publishEvents.listWrittenEvents, listWrittenEvents),
  handle(publishEvents.saveEvent, saveEvent),
  handle(publishEvents.withdrawEvent, withdrawEvent),
  handle(publishPackages.listWrittenPackages, listWrittenPackages),
  handle(publishPackages.savePackage, savePackage),
  handle(publishPackages.withdrawPackage, withdrawPackage),
]
