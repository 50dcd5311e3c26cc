import { answering } from './shown.ts'
import type { View } from './view.ts'

const LINK = '/not-me?loss=a-token-of-a-mail'
const LOSS = '/api/v1/account/loss/'
const FACTOR = /\/api\/v1\/account\/factor\/$/
const LOSSES = '/api/v1/desk/losses/'

const loss = (isGone: boolean) => ({
  status: true,
  data: { grantedAt: '2026-11-22T15:30:00.000Z', goesAt: '2026-11-23T15:30:00.000Z', isGone },
})
const on = { on: true, codesLeft: 3, required: false, lost: { goesAt: '2026-11-23T15:30:00.000Z' } }
const ELENA = {
  name: 'Elena',
  lastname: 'Harrington Ruiz',
  email: 'elena@marea.example',
  phone: '+1 415 555 0142',
  phoneBefore: { phone: '+1 415 555 0100', until: '2026-11-20T15:00:00Z' },
}
const asked = (question: string, triesLeft: number, isRight: boolean | null) => ({
  question,
  triesLeft,
  isRight,
})
const WAITING = {
  status: true,
  data: [
    {
      id: 1,
      at: '2026-11-22T15:30:00.000Z',
      fromDoor: true,
      owner: ELENA,
      questions: [
        asked('contract', 0, true),
        asked('residence', 0, true),
        asked('since', 1, false),
        asked('past-stay', 0, true),
        asked('next-stay', 2, null),
      ],
      goesAt: null,
      grantedBy: null,
      alsoKnow: [{ name: 'Carmen Ávila', relation: 'accountant' }],
    },
    {
      id: 2,
      at: '2026-11-21T15:30:00.000Z',
      fromDoor: false,
      owner: {
        ...ELENA,
        name: 'Tomás',
        lastname: 'Arce',
        email: 'tomas@marea.example',
        phone: null,
        phoneBefore: null,
      },
      questions: [],
      goesAt: '2026-11-22T22:10:00.000Z',
      grantedBy: 'Joel Canul Uc',
      alsoKnow: [],
    },
  ],
}

/** A second factor that is lost: the mail's link, the owner's page and the desk's queue. */
export const LOST_FACTOR_VIEWS: readonly View[] = [
  { name: 'factor-lost', path: LINK, ...answering(LOSS, loss(false)) },
  { name: 'factor-lost-gone', path: LINK, ...answering(LOSS, loss(true)) },
  { name: 'factor-lost-used-up', path: LINK },
  {
    name: 'security-factor-lost',
    path: '/my-account/security',
    who: 'elena',
    ...answering(FACTOR, { status: true, data: on }),
  },
  { name: 'desk-factors', path: '/desk?show=losses', who: 'raul', ...answering(LOSSES, WAITING) },
]
