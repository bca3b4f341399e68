import type { ModerationTexts } from './jpn.ts';

const texts: ModerationTexts = {
  refused: {
    changed: '다른 담당자가 먼저 처리했습니다. 내용을 확인한 뒤 다시 선택해 주세요.',
    closed: '이 신고는 이미 종료되었습니다.',
    noMessage: '이 신고는 사람에 대한 것이어서 삭제할 메시지가 없습니다.',
    gone: '신고된 사람의 계정은 이미 삭제되었습니다.',
    notSuspended: '이 사람은 이미 글을 쓸 수 있습니다.',
  },
};
export default texts;
