import type { BoothTexts } from './jpn.ts';

const texts: BoothTexts = {
  nav: '부스',
  title: '담당 부스',
  lead: '편집할 부스를 선택하세요.',
  untitled: '이름 없는 부스',
  live: '공개 중',
  changed: '공개되지 않은 변경 있음',
  draft: '아직 공개되지 않음',
  publish: '공개하기',
  published: '부스를 공개했습니다.',
  open: '공개 페이지',
  organiserPublishes: '변경 내용은 주최자가 확인한 뒤 공개합니다.',
  eventWaits: '이벤트가 공개되면 방문자가 부스를 볼 수 있습니다.',
  none: '담당하는 부스가 없습니다',
  noneText: '주최자가 부스를 배정하면 여기에 표시됩니다.',
  stand: (stand: string) => `부스 ${stand}`,
};
export default texts;
