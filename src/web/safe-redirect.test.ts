import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('where to go after signing in', () => {
  it.each([
    ['/my-reservations?view=year#may', '/my-reservations?view=year#may'],
    ['/home', '/home'],
    [undefined, '/home'],
    ['', '/home'],
    ['https://evil.example/', '/home'],
    ['//evil.example/', '/home'],
    ['/\\evil.example', '/home'],
    ['/\t/evil.example', '/home'],
    ['/x/..//evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/login?redirect=/login', '/home'],
  ])('%j leads to %s', (wanted, place) => {
    expect(safeRedirect(wanted)).toBe(place)
  })
})
