import { expect, test } from 'vitest'
import { daysOfYearWords, stayDaysWords } from './stay-words.ts'

test('the days of a stay name their month', () => {
  expect(stayDaysWords('2026-10-23', '2026-10-27', 'en')).toMatch(/^Oct 23\s–\s27$/)
  expect(stayDaysWords('2026-05-30', '2026-06-02', 'en')).toMatch(/^May 30\s–\sJun 2$/)
  expect(stayDaysWords('2026-10-23', '2026-10-27', 'es')).toMatch(/^23\s?–\s?27 (de )?oct$/)
  expect(daysOfYearWords('2027-02-12', '2027-02-16', 'en')).toMatch(/^Feb 12\s–\s16, 2027$/)
  expect(daysOfYearWords('2026-12-29', '2027-01-03', 'es')).toMatch(
    /^29 (de )?dic (de )?2026\s–\s3 (de )?ene (de )?2027$/,
  )
})

test('a single day has its word as a range of days has', () => {
  expect(stayDaysWords('2026-12-12', '2026-12-12', 'es')).toBe('12 de dic')
  expect(stayDaysWords('2026-12-12', '2026-12-12', 'en')).toBe('Dec 12')
})
