import '../../web/styles/main.css'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../../membership/web/session/start-session.ts'
import { boot } from '../../web/boot.ts'
import { namePromotions } from '../../web/brand-words.ts'
import { startConnection } from '../../web/calls/connection.ts'
import { i18n, startWords } from '../../web/words.ts'
import { findFirstFrame } from './first-frame.ts'
import { PAGE_WORDS, SLICE_WORDS } from './page-words.ts'
import { router } from './router.tsx'
import { TakesOver } from './takes-over.tsx'

startConnection()
namePromotions(boot.brand.promotions, boot.brand.es?.promotions)
void begin()

/** In a function: whatever imports this file would wait for what it awaits at its top. */
async function begin() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the portal')
  const [stays] = await Promise.all([startSession(), startWords(PAGE_WORDS, SLICE_WORDS)])
  if (!stays) return
  // Where the page has drawn the sign-in or the home by itself, React draws once it has all of it, over the same: nothing flashes.
  if (findFirstFrame(root)) await Promise.all([router.load().catch(() => {}), window.firstHome?.answered])
  // A transition: React draws it in pieces, and what is typed meanwhile is not held up.
  startTransition(() =>
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
        <TakesOver root={root} />
      </I18nProvider>,
    ),
  )
}
