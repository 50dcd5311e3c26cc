import { everyScreen } from './every-screen.ts'

everyScreen(1, [
  { theme: 'dark', language: 'en', widths: [1440, 960] },
  { theme: 'light', language: 'es', widths: [390, 320] },
])
