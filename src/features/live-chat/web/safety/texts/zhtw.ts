import type { SafetyTexts } from './jpn.ts';

export default {
  report: (name) => `檢舉${name}`,
  reportMessage: '檢舉訊息',
  whatIsSent: '此訊息及其前後最多5則將傳送給主辦單位。對方不會知道是誰檢舉的。',
  personIsSent: '對方的個人資料和檢舉內容將傳送給主辦單位。對方不會知道是誰檢舉的。',
  reason: '原因',
  reasonMissing: '請選擇檢舉原因。',
  reasons: {
    spam: '廣告推銷',
    harassment: '騷擾或辱罵',
    fraud: '詐騙或可疑連結',
    sexual: '色情內容',
    impersonation: '冒充他人',
    other: '其他',
  },
  text: '詳細說明（選填）',
  send: '送出檢舉',
  thanks: '感謝您的回報',
  thanksText: '主辦單位將進行確認，並以電子郵件告知您結果。',
  block: (name) => `封鎖${name}`,
  blockText: '封鎖後，您將不再收到對方的訊息。對方不會收到通知。',
} satisfies SafetyTexts;
