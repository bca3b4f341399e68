import type { ChecklistTexts } from './jpn.ts';

const texts: ChecklistTexts = {
  faults: '공개 전에 고칠 곳',
  stray: {
    title: (count: number) => `이벤트 날짜에서 벗어난 일시가 ${count}개 있습니다`,
    move: (count: number) => `이벤트와 함께 옮기기(${count}개)`,
    moved: (count: number) => `일시 ${count}개를 옮겼습니다`,
  },
  open: (count: number) => `공개 전에 볼 것 ${count}개`,
  confirm: {
    title: '확인이 필요한 일이 남아 있습니다',
    text: '이대로 공개하면 고치지 않은 곳도 그대로 표시됩니다. 알고 있다면 공개할 수 있습니다.',
    textAt: (date) => `${date}까지 고치지 않은 곳은 그때 그대로 공개됩니다. 알고 있다면 예약할 수 있습니다.`,
    back: '돌아가서 고치기',
    anyway: (button) => `이대로 ${button}`,
  },
  left: '아직 할 수 있는 일',
  needed: '필요',
  places: '위치 보기',
  putAway: '이 목록 접어 두기',
  isPutAway: '목록을 접어 두었습니다. 새로운 일이 생기면 다시 보여 드립니다.',
  good: '있으면 좋음',
  more: (count: number) => `그 밖에 ${count}개가 있습니다.`,
  codes: {
    lostReference: '선택한 것이 더 이상 없습니다. 다시 선택하세요.',
    deadLink: '링크한 페이지가 없습니다.',
    domainTaken: '이 도메인은 다른 사이트에서 쓰고 있습니다.',
    endBeforeStart: '종료가 시작보다 앞섭니다.',
    untitled: '사이트의 첫 번째 언어로 이름을 입력하세요.',
    passcode: '패스코드 설정이 올바르지 않습니다.',
    noProvider:
      '이 로그인 방법에는 아직 연결된 서비스가 없습니다. 방법을 해제하거나 서버 관리자에게 연결 등록을 요청해 주세요.',
    other: '입력한 내용이 서로 맞지 않습니다.',
  },
};
export default texts;
