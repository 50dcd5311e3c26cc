import { expect, test } from 'vitest'
import { fillReply, openPlaceholders, unknownPlaceholders } from './replies.ts'

const values = { owner: 'Elena', code: 'BK-20832', resort: 'Bahía Serena', arrival: null }

test.each([
  ['Dear {owner}, {code} is yours.', 'Dear Elena, BK-20832 is yours.', []],
  ['See you on {arrival}, {owner}.', 'See you on {arrival}, Elena.', ['{arrival}']],
  ['{me} and {me}', '{me} and {me}', ['{me}']],
  ['No braces at all.', 'No braces at all.', []],
  ['{resort} {other}', 'Bahía Serena {other}', []],
  ['{{owner}}', '{Elena}', []],
])('%s becomes %s', (text, filled, open) => {
  expect(fillReply(text, values)).toBe(filled)
  expect(openPlaceholders(filled)).toEqual(open)
})

test.each([
  ['{owner} {code}', []],
  ['{name}, {name} {Owner}', ['name', 'Owner']],
  ['{}', ['']],
  ['a { b }', [' b ']],
])('in %s these are no placeholders: %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})
