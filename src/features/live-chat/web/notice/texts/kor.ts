import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '알림 설정',
  title: '알림 설정',
  loading: '설정을 불러오는 중입니다…',
  unread: '설정을 불러오지 못했습니다.',
  again: '다시 불러오기',
  mails: '메일로 알림 받기',
  mailsHint: '채팅을 떠나 계신 동안 도착한 읽지 않은 메시지를 메일 한 통으로 모아 알려 드립니다.',
  failed: '설정을 저장하지 못했습니다. 다시 시도해 주세요.',
  saved: '설정을 저장했습니다.',
} satisfies NoticeScreenTexts;
