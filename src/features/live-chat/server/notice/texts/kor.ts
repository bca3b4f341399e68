import type { NoticeTexts } from './jpn.ts';

export default {
  subject: (siteName) => `[${siteName}] 읽지 않은 메시지가 있습니다`,
  heading: '읽지 않은 메시지가 있습니다',
  intro: '자리를 비우신 동안 채팅에 메시지가 도착했습니다.',
  line: (name, count) => `${name}: ${count}개`,
  group: '그룹',
  more: (count) => `그 외 대화 ${count}개`,
  strangers: (count) => `아직 수락하지 않은 ${count}명의 초대`,
  button: '채팅 열기',
  footnote: '다음에 채팅을 여실 때까지 이 알림을 다시 보내지 않습니다.',
  stop: '이 알림 메일 받지 않기',
  push: {
    message: (count) => `새 메시지 ${count}개`,
    stranger: '새 채팅 초대가 도착했습니다',
  },
  page: {
    title: '채팅 알림 메일',
    ask: '읽지 않은 채팅 메시지 알림 메일을 그만 받을까요?',
    stop: '그만 받기',
    stopped: '알림 메일을 더 이상 보내지 않습니다.',
    stoppedMore: '채팅의 알림 설정에서 언제든지 다시 켤 수 있습니다.',
    start: '다시 받기',
    started: '알림 메일을 다시 보내 드립니다.',
    unknown: '사용할 수 없는 링크입니다',
    unknownMore: '링크가 중간에 잘리지 않았는지 확인해 주세요. 알림 메일은 채팅의 알림 설정에서도 끌 수 있습니다.',
  },
} satisfies NoticeTexts;
