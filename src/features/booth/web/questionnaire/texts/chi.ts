import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `您的回答将发送给${exhibitor}和本活动的主办方。`,
  again: '重新加载',
} satisfies BoothQuestionnaireTexts;
