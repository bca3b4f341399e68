import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `답변은 ${exhibitor}와(과) 이 이벤트의 주최자에게 전달됩니다.`,
  again: '다시 불러오기',
} satisfies BoothQuestionnaireTexts;
