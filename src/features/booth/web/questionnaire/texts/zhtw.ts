import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `您的回答將傳送給${exhibitor}與本活動的主辦單位。`,
  again: '重新載入',
} satisfies BoothQuestionnaireTexts;
