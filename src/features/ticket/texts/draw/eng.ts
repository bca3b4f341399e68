import type { DrawTexts } from './jpn.ts';

export default {
  secretHash: 'Hash of the secret value (SHA-256)',
  publicValueSource: 'Public value used in the draw',
  nth: (number) => `Draw ${number}`,
} satisfies DrawTexts;
