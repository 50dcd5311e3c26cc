import { Art, type Hour } from './art.tsx'

interface PictureProps {
  /** As things name it: `reef-noon` is an illustration of the house with its hour, `photo-<key>` a photograph. */
  name: string
  /** What a photograph shows, where its name does not stand beside it; an illustration only decorates. */
  alt?: string
  /** The language of that text, where it is not the page's. */
  lang?: string
  /** How wide the frame is (as the attribute of an image), so that no larger photograph comes than is shown. */
  sizes: string
  /** Seen at once: not left for later. */
  eager?: boolean | undefined
}

/** The picture of something, filling its frame; the frame gives the size, so that nothing moves when it comes. */
export function Picture({ name, eager, alt = '', ...rest }: PictureProps) {
  const at = name.lastIndexOf('-')
  if (!name.startsWith('photo-'))
    return <Art name={name.slice(0, at)} hour={name.slice(at + 1) as Hour} eager={eager} />
  const address = `/api/photos/${name.slice(6)}/`
  return (
    <img
      {...rest}
      className="art"
      src={`${address}800`}
      srcSet={[400, 800, 1600].map((width) => `${address}${width} ${width}w`).join()}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
