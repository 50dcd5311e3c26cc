import './art.css'
import { clsx } from 'clsx'
import { useTheme } from '../theme.ts'

export type Hour = 'dawn' | 'noon' | 'dusk' | 'night'

interface ArtProps {
  /** The scene: `bay`, `loggia`, `cover-shell` ... */
  name: string
  hour: Hour
  /** The scene has a night of its own: the dark skin shows that instead of dimming this hour. */
  night?: boolean
  /** Seen at once (a hero): not left for later. */
  eager?: boolean
  className?: string
}

/** One of our illustrations, decorative, filling its frame; the frame gives the size. */
export function Art({ name, hour, night, eager, className }: ArtProps) {
  const dark = useTheme() === 'dark'
  const shown = dark && night ? 'night' : hour
  return (
    <img
      className={clsx('art', shown === 'night' && 'art-lit', className)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      // `src` is the last attribute: the browser starts loading when it is set.
      src={`/art/${name}/${shown}.svg`}
    />
  )
}
