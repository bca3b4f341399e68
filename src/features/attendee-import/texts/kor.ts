import type { ImportRefusalTexts } from './jpn.ts';

const texts: ImportRefusalTexts = {
  unpublished: '이벤트를 공개하면 참가자를 가져올 수 있습니다.',
  changed: '이벤트의 티켓이나 질문이 바뀌었습니다. 파일을 다시 선택해 주세요.',
  tooManyRows: '행이 너무 많습니다. 파일을 다시 선택해 주세요.',
  tooManyImports: '시작하지 않은 가져오기가 너무 많습니다. 하나를 삭제해 주세요.',
  startedBefore: '이 가져오기는 이미 시작되었습니다.',
  incomplete: '아직 모든 행이 전송되지 않았습니다.',
  otherGoing: '다른 가져오기가 끝나지 않았습니다. 끝날 때까지 기다리거나 삭제해 주세요.',
  twice: '같은 사람이 두 번 있는 행이 있습니다. 파일을 수정해 주세요.',
  known: '이미 티켓을 가진 사람의 행이 있습니다. 제외할지 선택해 주세요.',
  soldOut: '남은 티켓이 부족합니다. 티켓을 늘리거나 행을 줄여 주세요.',
  nobodyLeft: '가져올 사람이 없습니다. 모두 이미 티켓을 가지고 있습니다.',
  notGoing: '이 가져오기는 진행 중이 아닙니다.',
  notStopped: '이 가져오기는 중지되지 않았습니다.',
};
export default texts;
