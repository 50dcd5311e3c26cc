import { everyScreen, LOW } from './every-screen.ts'

everyScreen(0, [
  { theme: 'light', language: 'en', sizes: [{ width: 1440, height: 900 }] },
  { theme: 'dark', language: 'es', sizes: [{ width: 390, height: 900 }, LOW] },
])
