import { answerCalls } from './answers.ts'
import { openDialog } from './dialog.acts.ts'
import { answered, answering } from './shown.ts'
import type { View } from './view.ts'

export const DOCUMENTS_VIEWS: readonly View[] = [
  { name: 'documents', path: '/resources', who: 'elena' },
  { name: 'documents-contract', path: '/resources?show=mine', who: 'elena' },
  { name: 'documents-nothing-fits', path: '/resources?type=999', who: 'elena' },
  {
    name: 'documents-picture',
    path: '/resources?show=mine',
    who: 'elena',
    act: async (page) => {
      await openDialog(page, /as it was handed over|como se entregó/)
      await page.locator('.preview-canvas img').waitFor()
    },
  },
  {
    name: 'documents-pdf',
    path: '/resources',
    who: 'elena',
    readsPdf: true,
    act: async (page) => {
      await openDialog(page, /The owner’s guide|La guía del propietario/)
      await page.locator('.preview-frame').waitFor()
    },
  },
  {
    name: 'documents-not-opened',
    path: '/resources',
    who: 'elena',
    act: async (page) => {
      await answerCalls(page, '/api/files/', new Response(null, { status: 404 }))
      await openDialog(page, /The owner’s guide|La guía del propietario/)
      await page.locator('dialog[open] [role=alert]').waitFor()
    },
  },
  {
    name: 'documents-empty',
    path: '/resources?show=mine',
    who: 'elena',
    ...answering('/fivesClub/contractdocumentsData/', { status: true, data: [], total: 0 }),
    act: (page) => page.locator('.state-box').waitFor(),
  },
  {
    name: 'documents-loading',
    path: '/resources',
    who: 'elena',
    ...answered('/fivesClub/getgeneraldocumentsData', 'never'),
  },
  {
    name: 'documents-error',
    path: '/resources',
    who: 'elena',
    ...answered('/fivesClub/getgeneraldocumentsData', 'failure'),
  },
]
