import type { HandoutTexts } from './jpn.ts';

const chi = {
  addressGone: '此下载链接已过期，请从页面重新打开。',
  withdrawn: '该资料已停止提供。',
} satisfies HandoutTexts;
export default chi;
