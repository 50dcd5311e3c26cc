import { openCropping, photosCame, withPhotos } from './account.acts.ts'
import { openDialog } from './dialog.acts.ts'
import { answered } from './shown.ts'
import type { View } from './view.ts'

export const ACCOUNT_VIEWS: readonly View[] = [
  { name: 'my-account', path: '/my-account', who: 'elena' },
  {
    name: 'my-account-photos',
    path: '/my-account',
    who: 'elena',
    before: withPhotos,
    act: photosCame,
  },
  {
    name: 'my-account-remove-photo',
    path: '/my-account',
    who: 'elena',
    before: withPhotos,
    act: async (page) => {
      await photosCame(page)
      await openDialog(page, /^(Remove photo|Eliminar la foto) 2: The pool before breakfast$/)
    },
  },
  {
    name: 'my-account-caption',
    path: '/my-account',
    who: 'elena',
    before: withPhotos,
    act: async (page) => {
      await photosCame(page)
      await openDialog(page, /^The pool before breakfast/)
    },
  },
  { name: 'my-account-crop', path: '/my-account', who: 'elena', act: openCropping },
  {
    name: 'my-account-crop-free',
    path: '/my-account',
    who: 'elena',
    act: async (page) => {
      await openCropping(page)
      await page.getByRole('button', { name: /^(Free|Libre)$/ }).click()
      await page.getByRole('slider').first().fill('60')
    },
  },
  {
    name: 'my-account-loading',
    path: '/my-account',
    who: 'elena',
    ...answered('/fivesClub/galleryOwners/', 'never'),
  },
  {
    name: 'my-account-error',
    path: '/my-account',
    who: 'elena',
    ...answered('/fivesClub/galleryOwners/', 'failure'),
  },
  { name: 'my-account-deadlines', path: '/my-account/deadlines', who: 'elena' },
  { name: 'my-account-mail', path: '/my-account/mail', who: 'elena' },
  {
    name: 'my-account-mail-loading',
    path: '/my-account/mail',
    who: 'elena',
    ...answered('/mail/choices/', 'never'),
  },
  {
    name: 'my-account-mail-error',
    path: '/my-account/mail',
    who: 'elena',
    ...answered('/mail/choices/', 'failure'),
  },
]
