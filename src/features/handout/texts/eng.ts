import type { HandoutTexts } from './jpn.ts';

const eng = {
  addressGone: 'This download link has expired. Open the file from its page again.',
  withdrawn: 'This file is no longer available.',
} satisfies HandoutTexts;
export default eng;
