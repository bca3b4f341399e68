import type { BoothQuestionnaireTexts } from './jpn.ts';

export default {
  audience: (exhibitor) => `您的回答将发送给${exhibitor}和本活动的主办方。`,
  again: '重新加载',
  results: {
    title: '致本参展商的负责人',
    count: (answers) => (answers === 0 ? '暂无回答。' : `已收到${answers}份回答。`),
    last: (date) => `最新回答：${date}`,
    save: '将回答保存为CSV',
    failed: '保存失败。请检查网络连接后重试。',
  },
} satisfies BoothQuestionnaireTexts;
