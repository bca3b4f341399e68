import type { GuestTexts } from './jpn.ts';

const texts: GuestTexts = {
  title: '초대한 사람',
  lead: '이 이메일 주소의 회원만 들어올 수 있습니다. 추가하거나 취소하면 공개하지 않아도 바로 적용됩니다.',
  back: '입장할 수 있는 사람',
  label: '이메일 주소',
  hint: '한 줄에 하나씩 또는 쉼표로 나누어 붙여 넣을 수 있습니다. 한 번에 2,000건까지. 초대 메일은 보내지 않습니다.',
  add: '초대하기',
  added: (count) => `${count}건을 초대했습니다`,
  known: '모두 이미 초대했습니다',
  wrong: (list) => `이메일 주소로 읽을 수 없습니다: ${list}`,
  empty: '이메일 주소를 입력해 주세요.',
  tooMany: '한 번에 2,000건까지 초대할 수 있습니다.',
  total: (count) => `초대 ${count}건`,
  more: '더 표시',
  search: '이메일 주소 검색',
  none: '아직 아무도 초대하지 않았습니다',
  noneText: '초대한 회원만 들어오는 설정일 때는 아무도 들어올 수 없습니다.',
  noMatch: '맞는 이메일 주소가 없습니다',
  remove: '취소하기',
  removeLabel: (mail) => `${mail} 초대 취소하기`,
  removed: (mail) => `${mail} 초대를 취소했습니다`,
};

export default texts;
