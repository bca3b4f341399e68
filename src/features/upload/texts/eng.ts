import type { UploadTexts } from './jpn.ts';

export default {
  missing: 'Choose an image.',
  tooManyBytes: 'This image is too large. Choose one up to 100 MB.',
  tooManyPixels: 'This image is too large. Choose one up to 8000 pixels on each side.',
  wrongType: 'This file type is not supported. Choose a JPG, PNG, GIF or WebP image.',
  unreadable: 'This image could not be read. The file may be damaged.',
} satisfies UploadTexts;
