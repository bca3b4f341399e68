import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '预览',
  bannerText: '当前显示的是尚未发布的内容，无法保存或申请。',
  notSaved: '预览时无法保存。',
  notOperated: '预览时无法进行此操作。',
} satisfies PreviewTexts;
