import { expect, test } from 'vitest'
import { isNight } from '../times/publish-times.ts'
import { minutesOf } from '../times/times.ts'
import { products } from './products.ts'
import { timed } from './times.ts'
import { TOLD_OF_ONE } from './told-of-one.ts'

const sold = products()
const { details, slots, products: goods } = timed(sold.products, sold.details)
const slugs = goods.map(({ slug }) => slug)
const of = (slug: string) => {
  const id = goods.find((one) => one.slug === slug)?.id
  return details.filter((one) => one.product_id === id)
}

test('what is told of one alone is told of something on sale', () => {
  expect(Object.keys(TOLD_OF_ONE).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('what has hours ends within them; only transfers go through the night', () => {
  const wrong = goods.flatMap(({ slug, duration_minutes, transfer }) =>
    of(slug).flatMap(({ times, opens, closes }) => {
      if (times !== 'hours' || opens === null || closes === null) return []
      if (isNight({ times, opens, closes })) return transfer ? [] : [slug]
      return minutesOf(closes) - minutesOf(opens) < (transfer ? 0 : duration_minutes) ? [slug] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('a dinner begins in the evening, a car of the night in the night', () => {
  for (const slug of ['chefs-table-on-the-terrace', 'supper-under-the-stars', 'private-chef-at-home'])
    for (const { opens } of of(slug)) expect(opens! >= '18:00', slug).toBe(true)
  for (const { opens, closes } of of('airport-transfer-by-night'))
    expect([opens, closes]).toEqual(['22:00', '06:00'])
})

test('what its name says of the hour holds', () => {
  const startsOf = (slug: string) =>
    of(slug).flatMap(({ id, opens }) => [
      ...(opens === null ? [] : [opens]),
      ...slots.filter(({ detail_id }) => detail_id === id).map(({ starts }) => starts),
    ])
  for (const slug of slugs.filter(
    (one) => /dawn|first-light|before-breakfast|morning/.test(one) && !/day/.test(one),
  ))
    for (const starts of startsOf(slug)) expect(starts <= '09:00', `${slug} ${starts}`).toBe(true)
  for (const slug of slugs.filter((one) => /dusk|sunset|night|candlelight|stars|stargazing/.test(one)))
    for (const starts of startsOf(slug)) expect(starts >= '16:00', `${slug} ${starts}`).toBe(true)
})
