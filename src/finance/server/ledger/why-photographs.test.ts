import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FileMissing, type Files } from '../../../server/files/files.ts'
import type { Why } from '../../ledger.endpoints.ts'
import { press } from '../pdf/press.ts'
import { writeWhy } from './why-paper.ts'
import { readPhotographs } from './why-photographs.ts'

const [KEPT, GONE, BROKEN] = ['kept', 'gone', 'broken']
const photograph = (key: string, moment: 'asked' | 'before' | 'after') => ({
  key,
  name: `${key}.webp`,
  moment,
  day: '2026-11-03',
  fileRoute: `/api/files/${key}`,
})
const why = {
  id: 1,
  cents: -14_400,
  currency: 'USD',
  reference: 'MR-1001',
  concept: { en: 'Air conditioning service', es: 'Servicio de aire acondicionado' },
  day: '2026-11-05',
  lines: [],
  entries: [],
  corrections: [],
  corrected: null,
  reason: {
    kind: 'document',
    order: null,
    plan: null,
    payment: null,
    terms: null,
    cameIn: [],
    repair: {
      id: 1,
      code: 'MR-1001',
      description: 'It does not cool.',
      askedDay: '2026-10-28',
      firstDay: '2026-11-01',
      provider: null,
      status: 'resolved',
      resolution: 'It cools again.',
      closedDay: '2026-11-05',
      quote: null,
      lastDay: '2026-11-05',
      images: 3,
      papers: 0,
      pictures: [photograph(KEPT, 'before'), photograph(GONE, 'after'), photograph(BROKEN, 'asked')],
    },
  },
} as unknown as Why

test('photographs of a repair are pictures of its paper with what they show; one that is gone or cannot be read is left out', async () => {
  const webp = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f6f73' } })
    .webp()
    .toBuffer()
  const files = {
    read: async (key: string) => {
      if (key === GONE) throw new FileMissing(key)
      return Readable.from([key === KEPT ? webp : Buffer.from('no picture')])
    },
  } as unknown as Files
  const pictures = await readPhotographs(why, { files, language: 'en' })
  expect(pictures).toEqual([
    {
      jpeg: expect.anything(),
      width: 900,
      height: 675,
      caption: 'Photograph before the repair, Tue, 11/03/2026: kept.webp',
    },
  ])
  const house = {
    brand: { name: 'Marea', tagline: '', promotions: '', mailFrom: 'a@b.example' },
    conciergePhone: '1',
  }
  const sizeWith = async (all: typeof pictures) => {
    const made = await press({ sheet: writeWhy(why, { language: 'en', house, pictures: all }) })
    if (!made.ok) throw new Error('The paper was not made')
    return Buffer.from(made.value).toString('latin1')
  }
  expect(await sizeWith([])).not.toContain('/Subtype /Image')
  const paper = await sizeWith(pictures)
  expect(paper).toContain('/Subtype /Image')
  expect(paper).toContain('/Figure')
  expect(paper).toContain('(Photograph before the repair, Tue, 11/03/2026: kept.webp)')
})
