import type { HandoutTexts } from './jpn.ts';

const zhtw = {
  addressGone: '此下載連結已過期，請從頁面重新開啟。',
  withdrawn: '此資料已停止提供。',
} satisfies HandoutTexts;
export default zhtw;
