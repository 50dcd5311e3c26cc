import type { VariantKind } from './variants.ts'

/**
 * A product as it is written down: subcategory (from 0), English and Spanish name, English and Spanish line under it,
 * illustration, price in whole dollars, minutes, and how it is sold.
 */
export type CastProduct = readonly [
  number,
  string,
  string,
  string,
  string,
  string,
  number,
  number,
  VariantKind,
]
