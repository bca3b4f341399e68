import type { CameraTexts } from './jpn.ts';

export default {
  start: 'Scan with camera',
  stop: 'Stop camera',
  starting: 'Starting camera',
  view: 'Camera view',
  aim: 'Hold the QR code inside the frame.',
  denied: 'This site is not allowed to use the camera. Allow it in your browser settings.',
  missing: 'No camera was found. Type it in instead.',
  busy: 'The camera could not be started. Check whether another app is using it.',
  insecure: 'The camera needs a secure connection. Open an address that begins with https://.',
} satisfies CameraTexts;
