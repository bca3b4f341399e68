import type { UploadTexts } from './jpn.ts';

export default {
  missing: '請選擇圖片。',
  tooManyBytes: '圖片過大，請選擇不超過100MB的圖片。',
  tooManyPixels: '圖片過大，請選擇長寬皆不超過8000像素的圖片。',
  wrongType: '不支援此格式的圖片，請選擇JPG、PNG、GIF或WebP檔案。',
  unreadable: '無法讀取圖片，檔案可能已損毀。',
} satisfies UploadTexts;
