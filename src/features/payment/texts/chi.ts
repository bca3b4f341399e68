import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '付款系统正在维护，请稍后再试。',
  rehearsal: {
    card: '试购时请使用已备好的测试卡，请勿输入真实卡号。',
    bankName: '测试银行',
    branchName: '测试支行',
    accountType: '普通',
    accountName: '测试账户',
  },
} satisfies PaymentTexts;
