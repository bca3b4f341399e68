import type { SafetyTexts } from './jpn.ts';

export default {
  report: (name) => `${name} 님 신고하기`,
  reportMessage: '메시지 신고하기',
  whatIsSent: '이 메시지와 앞뒤 최대 5개의 메시지가 주최자에게 전송됩니다. 상대방은 누가 신고했는지 알 수 없습니다.',
  personIsSent: '상대방의 프로필과 신고 내용이 주최자에게 전송됩니다. 상대방은 누가 신고했는지 알 수 없습니다.',
  reason: '사유',
  reasonMissing: '신고 사유를 선택해 주세요.',
  reasons: {
    spam: '광고·홍보',
    harassment: '괴롭힘·비방',
    fraud: '사기·의심스러운 링크',
    sexual: '성적인 내용',
    impersonation: '사칭',
    other: '기타',
  },
  text: '자세한 내용(선택)',
  send: '신고하기',
  thanks: '알려 주셔서 감사합니다',
  thanksText: '주최자가 확인한 뒤 결과를 이메일로 알려 드립니다.',
  block: (name) => `${name} 님 차단하기`,
  blockText: '차단하면 이 사람의 메시지를 더 이상 받지 않습니다. 상대방에게는 알려지지 않습니다.',
} satisfies SafetyTexts;
