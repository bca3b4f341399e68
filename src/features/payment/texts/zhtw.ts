import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '付款系統維護中，請稍後再試。',
} satisfies PaymentTexts;
