import { said } from '../../texts/kor.ts';
import type { ReceptionTexts } from './jpn.ts';

export default {
  content: '접수할 티켓',
  field: '티켓 번호',
  fieldHint: '번호를 입력하거나 바코드 리더로 스캔해 주세요.',
  look: '확인하기',
  looking: '확인하고 있습니다',
  signal: '소리와 진동으로 알림',
  result: {
    open: '입장할 수 있습니다',
    done: said.checkedIn,
    closed: '입장할 수 없습니다',
    refused: '아직 체크인 전입니다',
    unknown: said.notFound,
    failed: '확인하지 못했습니다',
    holder: '이름',
    ticket: '티켓',
    kind: '권종',
    slot: '회차',
    number: '티켓 번호',
    count: '체크인',
    times: (count) => `${count}회`,
    last: (time) => `이전 ${time}`,
    collect: (amount) => `${amount}을 받아 주세요`,
    collectAndCheckIn: (amount) => `${amount}을 받고 체크인`,
    checkIn: '체크인하기',
    working: '기록하고 있습니다',
    again: '다시 확인',
    next: '다음 분',
  },
  today: (count) => `이 기기에서 ${count}건 체크인했습니다`,
} satisfies ReceptionTexts;
