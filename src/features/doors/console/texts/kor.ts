import type { GuestTexts } from './jpn.ts';

const number = (count: number): string => new Intl.NumberFormat('ko').format(count);

const texts: GuestTexts = {
  title: '초대한 사람',
  lead: '이 이메일 주소의 회원만 들어올 수 있습니다. 추가하거나 취소하면 공개하지 않아도 바로 적용됩니다.',
  back: '입장할 수 있는 사람',
  label: '이메일 주소',
  hint: '한 줄에 하나씩 또는 쉼표로 구분해 붙여 넣을 수 있습니다. 한 번에 2,000건까지. 초대 메일은 추가한 뒤 목록에서 보낼 수 있습니다.',
  add: '초대하기',
  added: (count) => `${count}건을 초대했습니다`,
  known: '모두 이미 초대했습니다',
  wrong: (list) => `이메일 주소로 읽을 수 없습니다: ${list}`,
  empty: '이메일 주소를 입력해 주세요.',
  tooMany: '한 번에 2,000건까지 초대할 수 있습니다.',
  found: (count) => `초대 ${number(count)}건`,
  foundMany: (most) => `초대 ${number(most)}건 이상`,
  clear: '검색 해제',
  more: '더 표시',
  search: '이메일 주소 검색',
  none: '아직 아무도 초대하지 않았습니다',
  noneText: '초대한 회원만 들어오는 설정일 때는 아무도 들어올 수 없습니다.',
  noneFound: '맞는 이메일 주소가 없습니다',
  noneFoundText: '주소의 일부로 검색할 수 있습니다. 한 글자만 입력하면 그 글자로 시작하는 주소를 찾습니다.',
  send: '초대 메일 보내기',
  sendAgain: '다시 보내기',
  sendLabel: (mail) => `${mail} 주소로 초대 메일 보내기`,
  sendAgainLabel: (mail) => `${mail} 주소로 초대 메일 다시 보내기`,
  sendAll: (count) => `아직 보내지 않은 ${number(count)}명에게 초대 메일 보내기`,
  sendAllMany: (most) => `아직 보내지 않은 ${number(most)}명 이상에게 초대 메일 보내기`,
  notMailed: '아직 메일을 보내지 않았습니다',
  mailedAt: (when) => `${when} 메일 발송`,
  mailed: (count) => `초대 메일 ${count}통을 보냈습니다`,
  mailedBefore: '1시간 이내에 보냈습니다. 나중에 다시 보내 주세요.',
  remove: '취소하기',
  removeLabel: (mail) => `${mail} 초대 취소하기`,
  removed: (mail) => `${mail} 초대를 취소했습니다`,
};

export default texts;
