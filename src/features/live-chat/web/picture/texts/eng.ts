import type { PictureTexts } from './jpn.ts';

export default {
  choose: 'Send a picture',
  camera: 'Take a photo',
  strip: 'Pictures to send',
  preparing: 'Preparing the picture',
  ready: 'Ready to send',
  failed: 'The picture could not be sent. Check your connection.',
  tooMany: (most: number) => `You can send up to ${most} picture${most === 1 ? '' : 's'} at once.`,
  again: 'Try again',
  remove: (name: string) => `Remove ${name}`,
  open: 'Open the picture',
  title: 'Picture',
  close: 'Close',
  loading: 'Loading the picture',
  unavailable: 'The picture cannot be shown',
} satisfies PictureTexts;
