import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { loadWords } from '../../../web/words.ts'
import { ROUTES } from '../route-table.ts'
import { isShownTo } from './admin-screens.ts'

// Comes with its first opening.
const Palette = lazy(async () => {
  const [{ Palette: found }] = await Promise.all([
    import('../../../admin/web/palette/palette.tsx'),
    loadWords('admin/web/palette'),
  ])
  return { default: found }
})

/** Finds from anywhere at the desk: a button, and Ctrl-K (Cmd-K). */
export function Finder({ roles }: { roles: readonly StaffRole[] }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return
      // The browser's own Ctrl-K leads to its address bar.
      event.preventDefault()
      // A dialog that waits for an answer stays in front.
      if (document.querySelector('dialog[open]:not(.palette)')) return
      setAsked(true)
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  const screens = ROUTES.filter((row) => isShownTo(row, roles)).map(({ path, title }) => ({
    path,
    title: i18n._(title),
  }))
  return (
    <>
      <IconButton
        className="admin-find"
        label={t`Find an owner, a contract, a stay`}
        title="Ctrl K"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        <Search className="icon" />
      </IconButton>
      {asked &&
        // Outside the bar, whose ink is for a dark ground.
        createPortal(
          <Suspense>
            <Palette open={open} onClose={() => setOpen(false)} screens={screens} roles={roles} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
