import { everyScreen } from './every-screen.ts'

everyScreen(0, [
  { theme: 'light', language: 'en', widths: [1440, 1440] },
  { theme: 'dark', language: 'es', widths: [390, 390] },
])
