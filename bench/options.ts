import { parseArgs } from 'node:util'
import { PRODUCTS } from './market.ts'

/** What can be measured, in the order in which it is. */
export const PARTS = [
  'sign-in',
  'dashboard',
  'room-search',
  'statement',
  'product-list',
  'product-detail',
  'product-search',
  'create-booking',
  'checkout',
  'growth',
  'export',
  'club',
  'bundles',
  'starts',
  'first-page',
  'memory',
  'draw',
  'waiting',
] as const
export type Part = (typeof PARTS)[number]

export interface Options {
  /** Seconds of load for each side at each number of users. */
  seconds: number
  /** Minutes of the load under which memory is watched. */
  minutes: number
  only: readonly Part[]
  /** Products in the catalogue of both sides. */
  products: number
  /** Where the figures go as JSON as well. */
  json: string | null
}

/** Reads the command line, or throws a sentence that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      products: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const seconds = Number(values.seconds ?? 10)
  if (!(seconds >= 1)) throw new Error(`--seconds has to be 1 or more, not “${values.seconds}”.`)
  const minutes = Number(values.minutes ?? 60)
  if (!(minutes >= 1)) throw new Error(`--minutes has to be 1 or more, not “${values.minutes}”.`)
  const products = Number(values.products ?? PRODUCTS)
  if (!(products >= PRODUCTS))
    throw new Error(`--products has to be ${PRODUCTS} or more, not “${values.products}”.`)
  // An hour is asked for by name.
  const only = values.only ? values.only.split(',').map(partOf) : PARTS.filter((part) => part !== 'memory')
  return { seconds, minutes, products, only, json: values.json ?? null }
}

function partOf(name: string): Part {
  const part = PARTS.find((one) => one === name.trim())
  if (!part) throw new Error(`--only knows ${PARTS.join(', ')}; not “${name}”.`)
  return part
}
