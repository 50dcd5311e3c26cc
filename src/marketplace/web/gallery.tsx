import { clsx } from 'clsx'
import { Picture } from './picture.tsx'

/** At most this many pictures stand side by side. */
const MOST = 3

/** The pictures of something to do, the first one large. */
export function Gallery({ pictures }: { pictures: readonly string[] }) {
  const shown = [...new Set(pictures)].slice(0, MOST)
  return (
    <div
      className={clsx('gallery', shown.length === 1 && 'gallery-one', shown.length === 2 && 'gallery-two')}
    >
      {shown.map((name) => (
        <div key={name}>
          <Picture name={name} eager />
        </div>
      ))}
    </div>
  )
}
