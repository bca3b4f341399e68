import type { RehearsalTexts } from './jpn.ts';

export default {
  noTicket: '试购至少需要一种会在页面上显示的门票。',
  tooMany: '目前试购较多，请稍后再试。',
  firstName: '试购',
  strip: {
    title: '试购',
    text: '不计入库存、金额和统计，邮件只发送给您本人。',
    opened: '不在售票期内的门票也可在此购买，仅限此处。',
    later: '便利店付款码和银行转账约20秒后视为已付款，重新打开页面即可看到门票。',
    back: '返回管理后台',
  },
} satisfies RehearsalTexts;
