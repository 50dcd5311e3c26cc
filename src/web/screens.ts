import type { ComponentType } from 'react'
import { loadWords } from './words.ts'

/** A screen that exists, registered against a row of the route table by its path. */
export interface Screen {
  /** The row's path, verbatim: `/my-reservations/edit/$id`. */
  path: string
  /** The slice whose words the screen speaks, or its room with words of its own; they load beside it. */
  slice: string
  load: () => Promise<{ default: ComponentType }>
}

/** A chunk that has not come after this long counts as failed (spec, section 9: 120 seconds). */
const CHUNK_TIMEOUT_MS = 120_000

/** Loads a screen and, at the same time, its slice's words. */
export async function loadScreen(screen: Screen): Promise<{ default: ComponentType }> {
  const [loaded] = await inTime(Promise.all([screen.load(), loadWords(screen.slice)]), CHUNK_TIMEOUT_MS)
  return loaded
}

/** The promise's value, or an exception when it takes longer than `ms` milliseconds. */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
