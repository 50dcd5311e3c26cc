/** A picture, as bytes or as the path of a file, in its right orientation, at most so wide and high, without its metadata: as WebP where nothing else is asked for. */
export interface SizeOrder {
  size: { picture: string | Uint8Array; most: { width: number; height: number } }
  /** AVIF is smaller and takes ten times as long to draw: for the background. JPEG is for papers: PDF knows no WebP. */
  as?: 'avif' | 'jpeg'
}

/** A drawing (SVG): its text, in the size that it gives itself, or a file of ours, so many pixels wide. */
export interface DrawOrder {
  draw: { svg: string } | { file: string; width: number }
  as: 'jpeg' | 'png' | 'webp'
}

/** A telephone's photograph (HEIC), by the path of its file: as a JPEG of its own size. */
export interface HeicOrder {
  heic: string
}

/** A club's logo, by the path of its file: as a PNG that keeps what is transparent, or its pixels at the size of a tab's icon. */
export interface LogoOrder {
  logo: string
  as: 'png' | 'pixels'
}

export type PictureOrder = SizeOrder | DrawOrder | HeicOrder | LogoOrder

export interface PictureFile {
  content: Uint8Array
  /** The size in pixels. */
  width: number
  height: number
}
