import type { EndingTexts } from './jpn.ts';

export default {
  title: '공개 중지와 삭제',
  lead: '사이트를 닫거나 없앱니다.',
  link: '공개 중지와 삭제',
  linkText: '끝난 이벤트를 닫거나 쓰지 않는 사이트를 없앱니다.',
  close: '공개 중지하기',
  closeText: '방문자에게는 공개가 끝났다고 표시되고 새로 신청할 수 없게 됩니다. 언제든지 다시 열 수 있습니다.',
  tickets: (count) =>
    `판매된 티켓 ${count}매는 그대로 유효합니다. 내 티켓, 주문, 당일 입장 확인은 계속 쓸 수 있습니다.`,
  waiting: (count) => `결제나 추첨을 기다리는 주문 ${count}건도 그대로 유효합니다.`,
  closed: '공개를 중지한 상태입니다.',
  open: '다시 공개하기',
  isClosed: '공개를 중지했습니다.',
  isOpen: '다시 공개했습니다.',
  notPublic: '아직 공개하지 않았습니다.',
  callOff: '이벤트 취소',
  callOffText: '개최하지 않습니다. 판매를 멈추고 모든 주문을 취소해 환불합니다.',
  toCallingOff: '취소 절차로',
  remove: '사이트 삭제하기',
  removeText:
    '초안, 공개한 내용, 방문자가 저장하거나 답한 것이 사라지며 되돌릴 수 없습니다. 지난 주문은 장부로 남습니다.',
  members: (count) => `이 사이트 회원 ${count}명의 계정도 사라집니다.`,
  backup: '나중에 다시 쓸 수도 있다면 먼저 파일로 내보내 주세요.',
  reasonsTitle: '아직 삭제할 수 없습니다',
  reasons: {
    events: (count) => `이 포털에 이벤트가 ${count}개 있습니다. 먼저 하나씩 삭제해 주세요.`,
    tickets: (count) => `끝나지 않은 이벤트의 티켓이 ${count}매 팔렸습니다.`,
    waiting: (count) => `결제나 추첨을 기다리는 주문이 ${count}건 있습니다.`,
    refunds: (count) => `아직 끝나지 않은 환불이 ${count}건 있습니다.`,
  },
  insteadClose: '대신 공개를 중지할 수 있습니다.',
  confirmTitle: (name) => `${name}: 정말 삭제할까요?`,
  confirmLabel: '확인을 위해 사이트 이름을 입력해 주세요',
  confirmWrong: (name) => `‘${name}’이라고 입력해 주세요.`,
  removed: (name) => `삭제했습니다: ${name}`,
} satisfies EndingTexts;
