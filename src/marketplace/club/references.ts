import type { ClubFile } from '../../club-folder/club-file.ts'
import { cell, reference } from '../../club-folder/field.ts'
import { code, picture, whole } from '../../club-folder/kinds.ts'

/** The product that a row is of. */
export const product = () => reference('product_id', 'products', ['product_slug'], 'The product.')

/** The variant that a row is of. */
export const variant = () =>
  reference(
    'detail_id',
    'product-variants',
    ['product_slug', 'variant_position'],
    'The variant: its product and its place.',
  )

/** A quarter of an hour of the day. */
export const quarter = code(/^([01][0-9]|2[0-3]):(00|15|30|45)$/, 'quarter of an hour, 17:00')

/** The pictures of what is offered: one file for each kind of it. */
export function pictures(of: 'product' | 'package' | 'event', file: string): ClubFile {
  return {
    name: `${of}-pictures`,
    table: `${of}_pictures`,
    says: 'Further illustrations, in order.',
    key: [`${of}_id`, 'position'],
    numbered: false,
    partOf: { file, column: `${of}_id` },
    fields: [
      reference(`${of}_id`, file, [`${of}_slug`], `The ${of}.`),
      cell('position', whole(1), 'The place.'),
      cell('picture', picture, 'The illustration, with its hour.'),
    ],
  }
}
