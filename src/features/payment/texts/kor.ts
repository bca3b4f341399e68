import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '결제 시스템을 점검하고 있습니다. 잠시 후 다시 시도해 주세요.',
} satisfies PaymentTexts;
