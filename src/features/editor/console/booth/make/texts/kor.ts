import type { MakeBoothTexts } from './jpn.ts';

const texts: MakeBoothTexts = {
  offer: (count) =>
    `목록에 있는 부스 ${count}개가 아직 없습니다. 잘못 적은 것이 아니라면 회사명과 부스 번호로 초안을 만들 수 있습니다.`,
  where: '추가할 곳',
  make: (count) => `부스 ${count}개 만들기`,
  making: (done, all) => `만드는 중입니다(${all}개 중 ${done}개)`,
  made: (count) => `부스 ${count}개를 초안으로 만들었습니다.`,
  noContent: '목록에 있는 부스를 만들려면 먼저 콘텐츠에 참가 기업을 추가하세요.',
  toContent: '콘텐츠 열기',
};
export default texts;
