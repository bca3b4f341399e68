import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `답변은 ${exhibitor} 및 이 이벤트의 주최자에게 전달됩니다.`,
  again: '다시 불러오기',
  results: {
    title: '이 참가 업체의 담당자께',
    count: (answers) => (answers === 0 ? '아직 답변이 없습니다.' : `답변 ${answers}건이 도착했습니다.`),
    last: (date) => `최근 답변: ${date}`,
    save: '답변을 CSV로 저장',
    failed: '저장하지 못했습니다. 네트워크 연결을 확인한 후 다시 시도해 주세요.',
  },
} satisfies BoothQuestionnaireTexts;
