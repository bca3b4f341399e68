import type { SeveralTexts } from './jpn.ts';

const texts: SeveralTexts = {
  open: '한 번에 여러 개 추가',
  label: '이름',
  hint: (most) =>
    `한 줄에 하나씩 ${most}개까지 입력할 수 있습니다. 스프레드시트의 열도 붙여 넣을 수 있습니다. 나머지 내용은 추가한 뒤에 입력합니다.`,
  add: (count) => (count === 0 ? '추가' : `${count}개 추가`),
  added: (count) => `${count}개를 추가했습니다`,
  adding: (done, all) => `추가하고 있습니다(${all}개 중 ${done}개)`,
  empty: '이름을 입력해 주세요.',
  tooMany: (count, most) => `이름이 ${count}개입니다. 한 번에 ${most}개까지 추가할 수 있습니다.`,
  tooLong: (name, most) => `‘${name}…’이 너무 깁니다. 이름은 ${most}자까지입니다.`,
  stopped: '중간에 멈췄습니다. 추가하지 못한 이름은 아래에 남아 있습니다.',
};
export default texts;
