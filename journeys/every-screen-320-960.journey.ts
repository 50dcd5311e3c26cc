import { everyScreen, LOW } from './every-screen.ts'

everyScreen(1, [
  { theme: 'light', language: 'es', sizes: [{ width: 320, height: 900 }, LOW] },
  { theme: 'dark', language: 'en', sizes: [{ width: 960, height: 900 }] },
])
