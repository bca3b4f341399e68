import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '미리보기',
  bannerText: '공개 전의 내용을 표시하고 있습니다. 저장하거나 신청할 수 없습니다.',
  notSaved: '미리보기에서는 저장할 수 없습니다.',
  notOperated: '미리보기에서는 이 작업을 할 수 없습니다.',
} satisfies PreviewTexts;
