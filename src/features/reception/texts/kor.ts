import type { ReceptionMessages } from './jpn.ts';

export default {
  mayNotFind: '이 링크로는 이름으로 찾을 수 없습니다. 주최자에게 문의해 주세요.',
  tooManyTickets: (most) => `티켓이 ${most}장을 넘어 오프라인 목록을 만들 수 없습니다.`,
  period: '끝 시각은 시작 시각과 현재보다 나중이어야 합니다.',
  notPublic: '이벤트를 공개하면 현황판을 열 수 있습니다.',
} satisfies ReceptionMessages;
