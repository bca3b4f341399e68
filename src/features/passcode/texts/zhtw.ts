import { quoted } from '#kernel/quoted.ts';
import type { PasscodeTexts } from './jpn.ts';

export default {
  title: '請輸入通行碼',
  lead: (site: string) => `${quoted(site)}受通行碼保護。請輸入主辦單位提供的6位數字。`,
  label: '通行碼（6位數字）',
  submit: '進入',
  checking: '正在確認',
  required: '請輸入通行碼',
  sixDigits: '請輸入6位數字',
  wrong: '通行碼不正確，請確認後再試一次',
  tooMany: '連續輸入錯誤次數過多，已暫停驗證。',
  help: '如果不知道通行碼，請洽詢主辦單位。',
  helpFrom: (organiser: string) => `如果不知道通行碼，請洽詢主辦單位（${organiser}）。`,
} satisfies PasscodeTexts;
