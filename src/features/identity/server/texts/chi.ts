import type { IdentityMailTexts } from './jpn.ts';

const toLoginDetails = '查看登录信息';

export default {
  connected: {
    subject: (site, name) => `【${site}】已关联“${name}”`,
    heading: (name) => `已关联“${name}”`,
    paragraphs: (site, name) => [
      `您在“${site}”的账号已与“${name}”关联，今后也可使用“${name}”登录。`,
      '如非您本人操作，请立即在登录信息页面解除关联并更改密码。',
    ],
    button: toLoginDetails,
  },
  disconnected: {
    subject: (site, name) => `【${site}】已解除与“${name}”的关联`,
    heading: (name) => `已解除与“${name}”的关联`,
    paragraphs: (site, name) => [
      `您在“${site}”的账号已解除与“${name}”的关联，今后无法使用“${name}”登录。`,
      '如非您本人操作，请立即更改密码。',
    ],
    button: toLoginDetails,
  },
} satisfies IdentityMailTexts;
