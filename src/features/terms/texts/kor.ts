import common from '#kernel/texts/kor.ts';
import type { TermsTexts } from './jpn.ts';

export default {
  terms: '이용약관',
  privacy: common.privacyPolicy,
  elsewhere: (title: string) =>
    `${title}은 다른 페이지에 공개되어 있습니다. 자동으로 이동하지 않으면 아래 버튼을 눌러 주세요.`,
  open: (title: string) => `${title} 열기`,
  emptyTitle: '아직 게시되지 않았습니다',
  emptyText: '내용이 게시될 때까지 잠시만 기다려 주세요.',
  askTitle: '이용에 앞서',
  askBody: (site: string) => `‘${site}’ 사이트를 이용하시려면 아래 내용을 확인하신 후 동의해 주세요.`,
  askAgainTitle: '약관이 변경되었습니다',
  askAgainBody: '계속 이용하시려면 변경된 내용을 확인하신 후 다시 동의해 주세요.',
  newTab: common.opensNewTab,
  agree: '내용을 확인했으며 동의합니다',
  disagree: '동의하지 않으시면 계속 이용하실 수 없습니다.',
  logOut: '로그아웃',
  sending: '전송 중',
  agreeFailed: '동의를 저장하지 못했습니다',
  networkError: '통신 오류가 발생했습니다. 네트워크 연결을 확인한 후 다시 시도해 주세요.',
} satisfies TermsTexts;
