import type { UploadTexts } from './jpn.ts';

export default {
  missing: 'Please choose an image.',
  tooManyBytes: 'The image is too large. Please choose one of at most 100 MB.',
  tooManyPixels: 'The image is too large. Please choose one of at most 8000 pixels on each side.',
  wrongType: 'Images of this type cannot be used. Please choose a JPG, PNG, GIF or WebP file.',
  unreadable: 'The image could not be read. The file may be damaged.',
} satisfies UploadTexts;
