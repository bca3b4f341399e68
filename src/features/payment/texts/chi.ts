import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '付款系统正在维护，请稍后再试。',
} satisfies PaymentTexts;
