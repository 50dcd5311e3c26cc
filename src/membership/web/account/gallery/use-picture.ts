import { useEffect, useState } from 'react'

/** A chosen file as a picture, turned the way its camera was held; `unreadable` when the browser cannot open it. */
export function usePicture(file: File): ImageBitmap | 'unreadable' | null {
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable' | null>(null)
  useEffect(() => {
    let isGone = false
    let opened: ImageBitmap | undefined
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        opened = bitmap
        if (isGone) bitmap.close()
        else setPicture(bitmap)
      },
      () => !isGone && setPicture('unreadable'),
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [file])
  return picture
}
