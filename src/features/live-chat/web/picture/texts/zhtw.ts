import type { PictureTexts } from './jpn.ts';

export default {
  choose: '傳送圖片',
  camera: '拍照',
  strip: '要傳送的圖片',
  preparing: '正在準備圖片…',
  ready: '可以傳送',
  failed: '無法傳送圖片，請檢查網路連線。',
  tooMany: (most: number) => `一次最多可傳送${most}張圖片。`,
  again: '再試一次',
  remove: (name: string) => `移除 ${name}`,
  open: '放大檢視圖片',
  title: '圖片',
  close: '關閉',
  loading: '正在載入圖片…',
  unavailable: '無法顯示圖片',
} satisfies PictureTexts;
