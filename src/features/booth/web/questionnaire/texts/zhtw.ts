import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `您的回答將傳送給${exhibitor}與本活動的主辦單位。`,
  again: '重新載入',
  results: {
    title: '致本參展商的負責人',
    count: (answers) => (answers === 0 ? '目前還沒有回答。' : `已收到${answers}份回答。`),
    last: (date) => `最新回答：${date}`,
    save: '將回答儲存為CSV',
    failed: '無法儲存。請確認網路連線後再試一次。',
  },
} satisfies BoothQuestionnaireTexts;
