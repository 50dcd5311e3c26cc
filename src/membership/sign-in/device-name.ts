/** What a browser says of itself in its `User-Agent`: names of products, which no language translates. */
export interface NamedDevice {
  browser: string | null
  system: string | null
}

/** The first that fits counts: a browser that is built on another one names both. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A `User-Agent` as a person would say it: Chrome, Windows. What is not known is null, never the text that was sent. */
export function deviceNameOf(userAgent: string): NamedDevice {
  const text = userAgent.slice(0, 500)
  const first = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
