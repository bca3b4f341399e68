import byHand from '#features/my-ticket/texts/by-hand/kor.ts';
import type { DayTexts } from './jpn.ts';

export default {
  ways: '체크인 방법',
  byCode: '코드로 접수',
  byName: '이름으로 접수',
  find: {
    field: '이름·읽는 법·번호',
    hint: '일부만 입력해도 찾을 수 있습니다.',
    look: '찾기',
    none: (typed) => `‘${typed}’에 해당하는 방문자를 찾지 못했습니다.`,
    more: '더 있습니다. 조금 더 자세히 입력해 주세요.',
    noName: '이름 없음',
    states: { notYet: '미입장', entered: '입장함', canceled: '취소됨' },
    at: (time) => `${time} 입장`,
    number: (end) => `번호 끝자리 ${end}`,
    back: '결과로 돌아가기',
  },
  visitor: {
    checkIn: '체크인하기',
    collectAndCheckIn: byHand.collectAndCheckIn,
    checkedIn: '체크인했습니다',
    undo: byHand.undo,
    reason: '취소하는 이유',
    reasonHint: '기록에 남습니다.',
    reasonMissing: byHand.reasonMissing,
    undone: byHand.undone,
    badge: '명찰 인쇄',
    notes: '메모',
    noNotes: byHand.noNotes,
    note: '새 메모',
    noteHint: '접수처 스태프와 주최자에게 표시됩니다.',
    noteMissing: byHand.noteMissing,
    addNote: '메모 추가',
    by: (author, time) => `${author}, ${time}`,
    cancel: '그만두기',
  },
} satisfies DayTexts;
