import { form } from '#features/profile/texts/kor.ts';
import common from '#kernel/texts/kor.ts';
import type { QuestionnaireTexts } from './jpn.ts';

const notSent = '답변을 보내지 못했습니다';

export default {
  title: '설문',
  open: '설문에 답하기',
  until: (date: string) => `${date}까지`,
  questions: (count: number) => `총 ${count}문항`,
  hasReward: '답변 혜택 있음',
  rewardTeaser: (name: string) => `답변하시면 ‘${name}’ 파일을 받을 수 있습니다.`,
  notStarted: {
    title: '아직 시작되지 않았습니다',
    text: (start: string) => `${start}(일본 시간)부터 답변할 수 있습니다.`,
  },
  expired: { title: '설문이 마감되었습니다', text: (end: string) => `${end}(일본 시간)에 마감되었습니다.` },
  notStartedSoon: '시작을 기다려 주세요.',
  expiredPlain: '답변해 주신 모든 분께 감사드립니다.',
  loading: '설문을 불러오는 중입니다',
  needsScript: '답변하려면 브라우저의 JavaScript를 켜 주세요.',
  audience: '답변은 이 이벤트의 주최자에게 전달됩니다.',
  audienceMember: '로그인 중의 답변은 계정에 연결되어 저장됩니다.',
  send: '답변 보내기',
  sending: '보내는 중입니다',
  uploading: form.uploading,
  invalid: (count: number) => `입력 내용에 오류가 있습니다(${count}건)`,
  invalidLead: '다음 질문을 확인해 주세요.',
  failedTitle: notSent,
  failedText: form.failedText,
  closedTitle: notSent,
  closedText: '입력하는 동안 설문이 마감되었습니다. 입력한 내용은 이 페이지를 닫을 때까지 남아 있습니다.',
  restored: '조금 전에 입력한 내용을 복원했습니다. 아직 보내지 않았습니다.',
  answered: {
    thanks: '답변해 주셔서 감사합니다',
    before: '이미 답변하셨습니다',
    at: (date: string) => `${date}에 답변함`,
  },
  reward: {
    title: '답변 혜택',
    receive: '혜택 받기',
    receiving: '준비하는 중입니다',
    received: common.downloadStarted,
    failed: '받지 못했습니다. 네트워크 연결을 확인하고 다시 시도해 주세요.',
  },
} satisfies QuestionnaireTexts;
