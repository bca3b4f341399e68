import common from '#kernel/texts/kor.ts';
import type { ChatSafetyTexts } from './jpn.ts';

export default {
  tooManyReports: (most) => `신고는 하루 ${most}건까지 할 수 있습니다.`,
  textTooLong: common.maxLength,
  until: (when) => `글쓰기 중지는 ${when}에 끝납니다.`,
  mails: {
    warn: {
      subject: (site) => `[${site}] 채팅 이용에 관한 주의`,
      heading: '채팅 이용에 관한 주의',
      text: '신고를 받고 주최자가 확인했습니다. 다음 사항에 주의해 주세요.',
      reason: '주최자 메시지',
    },
    remove: {
      subject: (site) => `[${site}] 채팅 메시지가 삭제되었습니다`,
      heading: '메시지 삭제 안내',
      text: '신고를 받고 주최자가 확인한 뒤 메시지를 삭제했습니다.',
      reason: '사유',
    },
    suspend: {
      subject: (site) => `[${site}] 채팅 글쓰기가 중지되었습니다`,
      heading: '채팅 글쓰기 중지 안내',
      text: '신고를 받고 주최자가 확인한 뒤 채팅 글쓰기를 중지했습니다. 지금까지의 메시지는 계속 읽을 수 있습니다.',
      reason: '사유',
    },
    readmit: {
      subject: (site) => `[${site}] 채팅에 다시 글을 쓸 수 있습니다`,
      heading: '채팅 글쓰기 재개 안내',
      text: '주최자가 중지를 해제했습니다. 채팅에 다시 글을 쓸 수 있습니다.',
      reason: '주최자 메시지',
    },
    close: {
      subject: (site) => `[${site}] 신고에 대한 답변`,
      heading: '신고에 대한 답변',
      text: '신고해 주셔서 감사합니다. 주최자가 확인했습니다.',
      reason: '주최자의 답변',
    },
  },
} satisfies ChatSafetyTexts;
