import type { ChatWidgetTexts } from './jpn.ts';

export default {
  title: '채팅',
  points: {
    find: { title: '참가자 찾기', text: '이름이나 관심 주제로 찾을 수 있습니다.' },
    contact: { title: '연락처 교환', text: 'QR 코드만 보여 주면 됩니다.' },
    talk: { title: '대화 이어 가기', text: '일대일로도, 그룹으로도.' },
  },
  logIn: '로그인하고 시작하기',
  register: '프로필을 등록하고 시작하기',
  open: (unread) => (unread === 0 ? '채팅 열기' : `채팅 열기(읽지 않은 대화 ${unread}개)`),
  unread: '읽지 않은 대화',
  messages: (count) => `읽지 않은 메시지 ${count}개`,
  invitation: '초대가 도착했습니다',
  someone: '참가자',
  left: '탈퇴한 사용자',
  allRead: '읽지 않은 대화가 없습니다.',
  noTalks: '아직 대화가 없습니다. 관심 있는 참가자에게 말을 걸어 보세요.',
  failed: '읽지 않은 대화를 불러오지 못했습니다.',
} satisfies ChatWidgetTexts;
