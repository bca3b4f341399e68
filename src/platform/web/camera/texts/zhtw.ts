import type { CameraTexts } from './jpn.ts';

export default {
  start: '用相機掃描',
  stop: '關閉相機',
  starting: '正在啟動相機',
  view: '相機畫面',
  aim: '請將QR碼對準框內。',
  denied: '沒有使用相機的權限。請在瀏覽器設定中允許使用相機。',
  missing: '找不到相機，請改為手動輸入。',
  busy: '無法啟動相機。請確認是否有其他應用程式正在使用。',
  insecure: '連線不安全，無法使用相機。請使用以 https:// 開頭的網址開啟。',
} satisfies CameraTexts;
