import { quoted } from '#kernel/quoted.ts';
import type { IdentityMailTexts } from './jpn.ts';

const toLoginDetails = '查看登入資訊';

export default {
  connected: {
    subject: (site, name) => `【${site}】已連結${quoted(name)}`,
    heading: (name) => `已連結${quoted(name)}`,
    paragraphs: (site, name) => [
      `您在${quoted(site)}的帳號已與${quoted(name)}連結，今後也可使用${quoted(name)}登入。`,
      '如非您本人操作，請立即在登入資訊頁面解除連結並變更密碼。',
    ],
    button: toLoginDetails,
  },
  disconnected: {
    subject: (site, name) => `【${site}】已解除與${quoted(name)}的連結`,
    heading: (name) => `已解除與${quoted(name)}的連結`,
    paragraphs: (site, name) => [
      `您在${quoted(site)}的帳號已解除與${quoted(name)}的連結，今後無法使用${quoted(name)}登入。`,
      '如非您本人操作，請立即變更密碼。',
    ],
    button: toLoginDetails,
  },
} satisfies IdentityMailTexts;
