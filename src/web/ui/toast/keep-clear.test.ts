import { expect, test } from 'vitest'
import { liftOf } from './keep-clear.ts'

const at = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const box = at(20, 700, 370, 780)

test.each([
  ['nothing below it', [], 0],
  ['a bar at the foot', [at(0, 740, 390, 800)], 52],
  ['a button behind it', [at(20, 690, 370, 736)], 102],
  ['a bar, and a button that it would then cover', [at(0, 740, 390, 800), at(20, 650, 370, 696)], 142],
  ['a button above it', [at(20, 600, 370, 646)], 0],
  ['a button beside it', [at(400, 700, 500, 746)], 0],
  ['a button as high as the window', [at(20, 0, 370, 800)], null],
])('it rises over %s', (_, others, lift) => {
  expect(liftOf(box, others)).toBe(lift)
})
