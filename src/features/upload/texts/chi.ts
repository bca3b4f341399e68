import type { UploadTexts } from './jpn.ts';

export default {
  missing: '请选择图片。',
  tooManyBytes: '图片过大，请选择不超过100MB的图片。',
  tooManyPixels: '图片过大，请选择长宽均不超过8000像素的图片。',
  wrongType: '不支持该格式的图片，请选择JPG、PNG、GIF或WebP文件。',
  unreadable: '无法读取图片，文件可能已损坏。',
} satisfies UploadTexts;
