import type { PreviewTexts } from './jpn.ts';

export default {
  banner: '미리보기',
  bannerText: '공개 전의 내용을 표시하고 있습니다. 저장하거나 신청할 수 없습니다.',
  notSaved: '미리보기에서는 저장할 수 없습니다.',
  notOperated: '미리보기에서는 이 작업을 할 수 없습니다.',
  noMemberTitle: '회원 페이지',
  noMember: '미리보기 링크에는 회원 페이지가 없습니다',
  noMemberText:
    '미리보기 링크로는 공개 전의 사이트만 볼 수 있습니다. 회원으로 로그인되지 않으므로 마이페이지 등에 표시할 정보가 없습니다.',
  toDraft: '공개 전의 사이트로',
} satisfies PreviewTexts;
