import { type Handler, handle, handleKept } from '../../server/handle.ts'
import * as catalogue from '../catalogue.endpoints.ts'
import * as checkout from '../checkout.endpoints.ts'
import * as choices from '../choices.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as orders from '../orders.endpoints.ts'
import * as allotment from '../publish-allotment.endpoints.ts'
import * as closedDays from '../publish-closed-days.endpoints.ts'
import * as publishEvents from '../publish-events.endpoints.ts'
import * as publishPackages from '../publish-packages.endpoints.ts'
import * as publishProducts from '../publish-products.endpoints.ts'
import { cancelOrder } from './cancel-order.ts'
import { catalogueVersion } from './catalogue-version.store.ts'
import { readCustomer, saveCustomer } from './customers.ts'
import {
  listCategories,
  listCurrencies,
  listEvents,
  listHotels,
  listLanguages,
  listPackages,
} from './list-catalogue.ts'
import { listNotAvailable } from './list-not-available.ts'
import { listProducts } from './list-products.ts'
import { placeOrder } from './place-order.ts'
import { priceCart } from './price-cart.ts'
import { changeAllotment, findVariants, readAllotment } from './publish-allotment.ts'
import { closeDays, listClosedDays, openDays, readProductDays } from './publish-closed-days.ts'
import { listWrittenEvents, saveEvent, withdrawEvent } from './publish-events.ts'
import { listWrittenPackages, savePackage, withdrawPackage } from './publish-packages.ts'
import { listWrittenProducts, readGoodsChoices, withdrawProduct } from './publish-products.ts'
import { listOrders, readOrder } from './read-orders.ts'
import { saveProduct } from './save-product.ts'
import { listPlacedOrders, settleOrder } from './settle-order.ts'

/** The slice's calls with their deeds. */
export const marketplaceHandlers: readonly Handler[] = [
  handle(choices.listCategories, listCategories),
  handle(choices.listHotels, listHotels),
  handle(choices.listLanguages, listLanguages),
  handle(choices.listCurrencies, listCurrencies),
  handleKept(catalogue.listProducts, catalogueVersion, listProducts),
  handleKept(catalogue.listPackages, catalogueVersion, listPackages),
  handle(catalogue.listEvents, listEvents),
  handle(catalogue.listNotAvailable, listNotAvailable),
  handle(checkout.saveCustomer, saveCustomer),
  handle(checkout.readCustomer, readCustomer),
  handle(checkout.priceCart, priceCart),
  handle(checkout.placeOrder, placeOrder),
  handle(orders.listOrders, listOrders),
  handle(orders.readOrder, readOrder),
  handle(orders.cancelOrder, cancelOrder),
  handle(desk.listPlacedOrders, listPlacedOrders),
  handle(desk.settleOrder, settleOrder),
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
  handle(publishEvents.listWrittenEvents, listWrittenEvents),
  handle(publishEvents.saveEvent, saveEvent),
  handle(publishEvents.withdrawEvent, withdrawEvent),
  handle(publishPackages.listWrittenPackages, listWrittenPackages),
  handle(publishPackages.savePackage, savePackage),
  handle(publishPackages.withdrawPackage, withdrawPackage),
]
