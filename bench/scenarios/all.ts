import { checkout } from './checkout.ts'
import { createBooking } from './create-booking.ts'
import { dashboard } from './dashboard.ts'
import { productDetail, productList, productSearch } from './products.ts'
import { roomSearch } from './room-search.ts'
import type { Scenario } from './scenario.ts'
import { signIn } from './sign-in.ts'
import { statement } from './statement.ts'

/** Every scenario; creating comes last, for it makes the tables grow. */
export const SCENARIOS: readonly Scenario[] = [
  signIn,
  dashboard,
  roomSearch,
  statement,
  productList,
  productDetail,
  productSearch,
  createBooking,
  checkout,
]
