import type { RefusalTexts } from './jpn.ts';

export default {
  codeUnusable: '此优惠码无法使用。请确认拼写和使用期限，或不使用优惠码继续购买。',
  codeUsedUp: '此优惠码无法使用，使用次数已达上限。',
  paymentTimeout: '付款处理超时，请从头开始重新购票。',
  paymentMaintenance: '付款服务正在维护，请稍后再试。',
} satisfies RefusalTexts;
