import { useSyncExternalStore } from 'react'

/** The program that this tab loaded the page anew for: once for each build, whatever goes on missing (decision 0133). */
const KEY = 'veranda.loaded-for'
/** The time-out of the question (milliseconds). */
const PATIENCE_MS = 5_000

let isNewer = false
const listeners = new Set<() => void>()

/**
 * Hears of files of the build that could not be loaded, and then asks whether the portal serves another build; once,
 * when the portal starts.
 */
export function followBuild(): void {
  addEventListener('vite:preloadError', () => void newerProgram().then((program) => program && tell()))
}

/** Whether the portal is known to serve another build than this page is of; the component draws again when it is. */
export function useNewerBuild(): boolean {
  return useSyncExternalStore(listen, newerNow, newerNow)
}

/**
 * Loads the page anew where the portal serves another build by now, and answers whether it does. Once for each build: of
 * two machines one may still serve the former, and a page would be loaded again and again.
 */
export async function loadNewerBuild(): Promise<boolean> {
  const program = await newerProgram()
  if (!program || lastLoadedFor() === program) return false
  try {
    sessionStorage.setItem(KEY, program)
  } catch {
    // Where nothing can be remembered the person presses.
    return false
  }
  location.reload()
  return true
}

/** The address of the program that the portal's page starts now, where it is another than this page's; else null. */
async function newerProgram(): Promise<string | null> {
  // The page starts its program by the whole address.
  const here = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')
  const page = await fetch('/home', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const there = /id="program"[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1]
  return here && there && !here.src.endsWith(there) ? there : null
}

function lastLoadedFor(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function newerNow(): boolean {
  return isNewer
}

function tell() {
  isNewer = true
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
