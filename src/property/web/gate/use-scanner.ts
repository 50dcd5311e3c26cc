import { useEffect, useRef, useState } from 'react'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

/** The browser's own reader of QR codes, where it has one. */
const BarcodeDetector = (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector })
  .BarcodeDetector

const LOOK_EVERY_MS = 250

/** Whether this browser can look through its camera for a pass. */
export const canScan =
  BarcodeDetector !== undefined && typeof navigator !== 'undefined' && Boolean(navigator.mediaDevices)

/** Looks through the camera while `on`; calls back with what stands in the first QR code, once. */
export function useScanner(on: boolean, onFound: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!on || !BarcodeDetector) return
    setFailed(false)
    let stream: MediaStream | null = null
    let stopped = false
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    const look = async () => {
      if (stopped || !video.current) return
      const [code] = await detector.detect(video.current).catch(() => [])
      if (stopped) return
      if (code) {
        stopped = true
        found.current(code.rawValue)
      }
    }
    const looking = setInterval(() => void look(), LOOK_EVERY_MS)
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (stopped || !video.current) return release(opened)
        video.current.srcObject = opened
        void video.current.play().catch(() => setFailed(true))
      },
      () => setFailed(true),
    )
    return () => {
      stopped = true
      clearInterval(looking)
      if (stream) release(stream)
    }
  }, [on])
  return { video, failed }
}

function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
