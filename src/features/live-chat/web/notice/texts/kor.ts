import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '알림 설정',
  title: '알림 설정',
  loading: '설정을 불러오는 중입니다…',
  unread: '설정을 불러오지 못했습니다.',
  again: '다시 불러오기',
  mails: '이메일로 알림 받기',
  mailsHint: '채팅을 떠나 계신 동안 도착한 읽지 않은 메시지를 메일 한 통으로 모아 알려 드립니다.',
  push: '이 브라우저에서 알림 받기',
  pushHint: '새 메시지가 도착하면 이 브라우저의 알림으로 알려 드립니다. 로그아웃하면 중지됩니다.',
  pushImpossible: '이 브라우저에서는 알림을 사용할 수 없습니다.',
  pushOnIphone:
    'iPhone·iPad에서는 공유 버튼에서 ‘홈 화면에 추가’를 선택한 뒤, 홈 화면의 아이콘으로 열어 로그인하면 알림을 켤 수 있습니다.',
  pushDenied: '브라우저에서 알림이 허용되지 않았습니다. 브라우저 설정에서 허용한 뒤 다시 시도해 주세요.',
  failed: '설정을 저장하지 못했습니다. 다시 시도해 주세요.',
  saved: '설정을 저장했습니다.',
} satisfies NoticeScreenTexts;
