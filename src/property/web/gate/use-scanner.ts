import { useEffect, useRef, useState } from 'react'
import { openQrReader, type ReadQr } from './qr-reader.ts'

/** The interval at which the camera is read, in milliseconds. */
const LOOK_EVERY_MS = 200

/** Whether there is a camera to ask for: browsers give none to a page that is not served safely. */
export const canScan = typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices)

/** Looks through the camera while `on`; calls back with what stands in the first QR code, once. */
export function useScanner(on: boolean, onFound: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!on) return
    setFailed(false)
    let stream: MediaStream | null = null
    let next: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const look = async () => {
      try {
        const read = await openQrReader()
        if (stopped) return
        stream = await openCamera()
        if (stopped || !video.current) return release(stream)
        video.current.srcObject = stream
        await video.current.play()
        await lookAgain(read)
      } catch {
        if (!stopped) setFailed(true)
      }
    }
    // One after the other: a slow machine looks less often, and is not buried under looks.
    const lookAgain = async (read: ReadQr) => {
      if (stopped || !video.current) return
      const text = await read(video.current).catch(() => null)
      if (stopped) return
      if (text) {
        stopped = true
        found.current(text)
      } else next = setTimeout(() => void lookAgain(read), LOOK_EVERY_MS)
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(next)
      if (stream) release(stream)
    }
  }, [on])
  return { video, failed }
}

function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
