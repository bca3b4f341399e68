import type { IdentityMailTexts } from './jpn.ts';

export default {
  connected: {
    subject: (site, name) => `【${site}】已連結「${name}」`,
    heading: (name) => `已連結「${name}」`,
    paragraphs: (site, name) => [
      `您在「${site}」的帳號已與「${name}」連結，今後也可使用「${name}」登入。`,
      '如非您本人操作，請立即在登入資訊頁面解除連結並變更密碼。',
    ],
  },
  disconnected: {
    subject: (site, name) => `【${site}】已解除與「${name}」的連結`,
    heading: (name) => `已解除與「${name}」的連結`,
    paragraphs: (site, name) => [
      `您在「${site}」的帳號已解除與「${name}」的連結，今後無法使用「${name}」登入。`,
      '如非您本人操作，請立即變更密碼。',
    ],
  },
} satisfies IdentityMailTexts;
