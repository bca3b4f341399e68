import common from '#kernel/texts/kor.ts';
import type { TalkMessages } from './jpn.ts';

const cancelled = {
  subject: (site: string) => `[${site}] 상담이 취소되었습니다`,
  heading: '상담이 취소되었습니다',
};

const notMade = {
  subject: (site: string) => `[${site}] 상담이 성사되지 않았습니다`,
  heading: '상담이 성사되지 않았습니다',
};

/** For the page of the talks, and their mails. */
export const labels = {
  reason: '담당자 메시지',
  visitor: '신청자',
};

export default {
  taken: '방금 다른 분이 이 시간을 예약했습니다. 다른 시간을 선택해 주세요.',
  closed: '이 시간의 접수가 마감되었습니다. 다른 시간을 선택해 주세요.',
  unknownSlot: '이 시간은 예약할 수 없습니다. 다른 시간을 선택해 주세요.',
  overlap: (booth, when) => `같은 시간대에 이미 다른 상담이 있습니다(${booth && `${booth}, `}${when}).`,
  promised: (booth, when) =>
    `담당자가 같은 시간대에 다른 부스의 상담을 이미 승인했습니다(${booth && `${booth}, `}${when}).`,
  tooManyPending: (most) => `답변을 기다리는 신청은 ${most}건까지 가능합니다. 답변을 기다리거나 신청을 취소해 주세요.`,
  tooMany: '신청 횟수가 너무 많습니다.',
  invalidMail: common.invalidMail,
  changed: '그 사이 상담 상태가 변경되었습니다. 최신 내용을 확인해 주세요.',
  otherBooth: '이 신청은 이미 다른 부스로 전송되었습니다. 페이지를 새로고침한 뒤 다시 신청해 주세요.',
  begun: '시작 시간이 지나 변경할 수 없습니다.',
  calendarName: '상담',
  with: (booth) => `상담: ${booth}`,
  mails: {
    facts: {
      booth: (booth, stand) => ['부스', `${booth}${stand && ` (${stand})`}`],
      person: (name) => ['담당자', name],
      when: (when) => ['일시', when],
      visitor: (name, company) => [labels.visitor, `${name}${company && ` (${company})`}`],
      mail: (mail) => ['이메일 주소', mail],
      contents: '상담 내용',
      reason: labels.reason,
    },
    button: '상담 예약 보기',
    toPerson: {
      requested: {
        subject: (site) => `[${site}] 상담 신청이 도착했습니다`,
        heading: '상담 신청이 도착했습니다',
        text: '마이페이지의 ‘상담 예약’에서 승인 또는 거절을 선택해 주세요. 시작 시간까지 답변이 없으면 신청은 자동으로 만료됩니다.',
      },
      cancel: {
        ...cancelled,
        text: '신청자가 다음 상담을 취소했습니다. 이 시간은 다시 예약을 받습니다.',
      },
      unapproved: {
        subject: (site) => `[${site}] 상담 신청이 만료되었습니다`,
        heading: '답변이 없어 신청이 만료되었습니다',
        text: '시작 시간까지 답변이 없어 다음 신청이 만료되었습니다.',
      },
      declined: {
        subject: (site) => `[${site}] 상담 신청을 거절했습니다`,
        heading: '상담 신청을 거절했습니다',
        text: '다음 신청을 거절하고 신청자에게 알렸습니다.',
      },
      approved: {
        subject: (site) => `[${site}] 상담을 승인했습니다`,
        heading: '상담을 승인했습니다',
        text: '다음 상담이 확정되었습니다. 첨부 파일로 일정을 캘린더에 추가할 수 있습니다.',
      },
      reject: {
        subject: (site) => `[${site}] 상담 승인을 취소했습니다`,
        heading: '상담 승인을 취소했습니다',
        text: '다음 상담의 승인을 취소하고 신청자에게 알렸습니다.',
      },
      left: {
        ...cancelled,
        text: '신청자가 탈퇴하여 다음 상담이 취소되었습니다. 이 시간은 다시 예약을 받습니다.',
      },
    },
    toVisitor: {
      requested: {
        subject: (site) => `[${site}] 상담 신청을 접수했습니다`,
        heading: '상담 신청을 접수했습니다',
        text: '담당자의 답변을 기다려 주세요. 결과는 이메일과 마이페이지에서 알려 드립니다.',
      },
      approved: {
        subject: (site) => `[${site}] 상담 예약이 확정되었습니다`,
        heading: '상담 예약이 확정되었습니다',
        text: '시작 시간까지 부스로 와 주세요. 첨부 파일로 일정을 캘린더에 추가할 수 있습니다.',
      },
      unapproved: {
        ...notMade,
        text: '시작 시간까지 담당자의 답변이 없었습니다. 다른 시간도 확인해 주세요.',
      },
      declined: {
        ...notMade,
        text: '원하시는 시간에 상담을 진행할 수 없게 되었습니다. 다른 시간도 확인해 주세요.',
      },
      reject: {
        ...cancelled,
        text: '부스 사정으로 확정된 다음 상담이 취소되었습니다.',
      },
      cancel: {
        subject: (site) => `[${site}] 상담을 취소했습니다`,
        heading: '상담을 취소했습니다',
        text: '다음 상담을 취소했습니다.',
      },
      left: {
        ...cancelled,
        text: '담당자의 사정으로 다음 상담을 진행할 수 없게 되었습니다. 다른 부스도 둘러봐 주세요.',
      },
    },
  },
} satisfies TalkMessages;
