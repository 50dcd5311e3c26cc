import { dialogIsOpen } from './dialog.acts.ts'
import { answered } from './shown.ts'
import {
  changedPrices,
  changeQuantity,
  checkoutErrors,
  emptyCart,
  openLineCalendar,
  openLineDetails,
  openOrder,
  placeOrder,
  withCart,
} from './things-to-do.acts.ts'
import type { View } from './view.ts'

export const THINGS_TO_DO_VIEWS: readonly View[] = [
  { name: 'market', path: '/things-to-do', who: 'elena' },
  { name: 'market-search-empty', path: '/things-to-do?q=zzzz', who: 'elena' },
  { name: 'market-category', path: '/things-to-do?cat=3&sort=price-up', who: 'elena' },
  { name: 'market-events', path: '/things-to-do?show=events', who: 'elena' },
  {
    name: 'market-loading',
    path: '/things-to-do',
    who: 'elena',
    ...answered('/products', 'never'),
  },
  {
    name: 'market-error',
    path: '/things-to-do',
    who: 'elena',
    ...answered('/products', 'failure'),
  },
  { name: 'product', path: '/things-to-do/product/reef-at-first-light', who: 'elena' },
  {
    name: 'product-warning',
    path: '/things-to-do/product/reef-at-first-light',
    who: 'elena',
    act: async (page) => {
      await page.locator('.buy .calendar').waitFor()
      await page.locator('.buy button[type=submit]').first().click()
    },
  },
  {
    name: 'transfer',
    path: '/things-to-do/product/private-airport-transfer',
    who: 'elena',
    act: async (page) => {
      await page.locator('.transfer .segmented button').last().click()
      await page.locator('.transfer-leg').nth(1).waitFor()
    },
  },
  {
    name: 'product-loading',
    path: '/things-to-do/product/reef-at-first-light',
    who: 'elena',
    ...answered('/products', 'never'),
  },
  { name: 'product-gone', path: '/things-to-do/product/no-such-thing', who: 'elena' },
  { name: 'package', path: '/things-to-do/product/reef-weekend?kind=package', who: 'elena' },
  { name: 'event', path: '/things-to-do/product/lantern-supper-on-the-sand?kind=event', who: 'elena' },
  { name: 'cart-empty', path: '/things-to-do/cart', who: 'elena', act: emptyCart },
  {
    name: 'cart',
    path: '/things-to-do/cart',
    who: 'elena',
    act: (page) => withCart(page, '/things-to-do/cart'),
  },
  { name: 'cart-calendar', path: '/things-to-do/cart', who: 'elena', act: openLineCalendar },
  { name: 'cart-details', path: '/things-to-do/cart', who: 'elena', act: openLineDetails },
  { name: 'cart-prices', path: '/things-to-do/cart', who: 'elena', act: changedPrices },
  { name: 'cart-quantity', path: '/things-to-do/cart', who: 'elena', act: changeQuantity },
  {
    name: 'cart-drawer',
    path: '/things-to-do',
    who: 'elena',
    act: async (page) => {
      await page.locator('#header-slot button').click()
      await dialogIsOpen(page)
    },
  },
  { name: 'checkout-empty', path: '/things-to-do/checkout', who: 'elena', act: emptyCart },
  { name: 'checkout-errors', path: '/things-to-do/checkout', who: 'elena', act: checkoutErrors },
  { name: 'order-placed', path: '/things-to-do/checkout', who: 'elena', act: placeOrder },
  { name: 'orders', path: '/things-to-do?view=orders', who: 'elena' },
  {
    name: 'order',
    path: '/things-to-do?view=orders',
    who: 'elena',
    act: (page) => openOrder(page, 'details'),
  },
  {
    name: 'cancel-order',
    path: '/things-to-do?view=orders',
    who: 'elena',
    act: (page) => openOrder(page, 'cancel'),
  },
  {
    name: 'orders-error',
    path: '/things-to-do?view=orders',
    who: 'elena',
    ...answered('/orders', 'failure'),
  },
]
