import nav from '../../nav/texts/kor.ts';
import type { KeyTexts } from './jpn.ts';

const texts: KeyTexts = {
  title: nav.keys,
  lead: '회계 프로그램이나 사내 시스템 등 다른 프로그램이 이 사이트를 읽고 쓰기 위한 키입니다.',
  make: 'API 키 만들기',
  list: '만든 API 키',
  none: '아직 API 키가 없습니다',
  noneText: '프로그램을 연결할 때 만듭니다. 프로그램마다 하나씩 만들면 나중에 하나만 중지할 수 있습니다.',
  name: '이름',
  nameHint: '어디에 쓰는 키인지 알 수 있는 이름으로 정해 주세요. 작업 기록에 표시됩니다.',
  role: '할 수 있는 일',
  isProven: '개인정보와 금전을 다루는 작업도 허용',
  provenHint: '주문과 참가자 조회, 환불, 유료 이벤트 공개 등입니다. 필요할 때만 허용해 주세요.',
  life: '사용 기간',
  days: (days: number) => (days === 365 ? '1년' : `${days}일`),
  madeText: '이 키는 지금 한 번만 표시됩니다. 프로그램 설정에 붙여 넣어 주세요.',
  states: { works: '사용 가능', ended: '취소됨', expired: '기한 만료', makerLeft: '중지됨' },
  makerLeftText: '만든 사람이 더 이상 소유자가 아니어서 사용할 수 없습니다.',
  until: (date: string) => `${date}까지`,
  used: (date: string) => `마지막 사용 ${date}`,
  neverUsed: '사용한 적 없음',
  madeBy: (name: string) => `${name} 님이 만듦`,
  withProof: '개인정보와 금전 포함',
  end: '취소',
  endOf: (name: string) => `‘${name}’ API 키 취소`,
  reallyEnd: '정말 취소하기',
  ended: 'API 키를 취소했습니다. 이제 사용할 수 없습니다.',
};
export default texts;
